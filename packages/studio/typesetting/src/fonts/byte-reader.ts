/** Reads big-endian numbers one after the other, as font files store them. */
export class ByteReader {
  private readonly view: DataView;
  private position = 0;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u8(): number {
    this.position += 1;
    return this.view.getUint8(this.position - 1);
  }

  u16(): number {
    this.position += 2;
    return this.view.getUint16(this.position - 2);
  }

  i16(): number {
    this.position += 2;
    return this.view.getInt16(this.position - 2);
  }

  u32(): number {
    this.position += 4;
    return this.view.getUint32(this.position - 4);
  }

  /** WOFF2's variable-length number: seven bits a byte, the highest first. */
  base128(): number {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('A number in a WOFF2 file is longer than five bytes.');
  }

  /** WOFF2's 255UInt16: small numbers take one byte. */
  packed16(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    if (code === 255) return this.u8() + 253;
    return code;
  }

  take(length: number): Uint8Array {
    if (this.position + length > this.bytes.length) {
      throw new RangeError('A font file ends before its data does.');
    }
    this.position += length;
    return this.bytes.subarray(this.position - length, this.position);
  }

  rest(): Uint8Array {
    return this.take(this.bytes.length - this.position);
  }
}
