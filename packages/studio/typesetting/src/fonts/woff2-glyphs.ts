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

interface RestoredGlyphs {
  readonly glyf: Uint8Array;
  /** Offsets of four bytes each. */
  readonly loca: Uint8Array;
  /** Smallest x of each glyph, in font units. */
  readonly leftEdges: Int16Array;
}

interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly glyphs: ByteReader;
  readonly composites: ByteReader;
  readonly boxes: ByteReader;
}

const MORE_COMPONENTS = 0x20;
const HAS_INSTRUCTIONS = 0x100;

/** The `glyf` and `loca` tables out of WOFF2's streams (W3C WOFF 2.0, section 5.1), without hinting. */
export function restoreGlyphs(transformed: Uint8Array): RestoredGlyphs {
  const reader = new ByteReader(transformed);
  reader.take(4);
  const count = reader.u16();
  reader.u16();
  const lengths = Array.from({ length: 7 }, () => reader.u32());
  const [contours, points, flags, glyphs, composites, boxes] = lengths.map((length) =>
    reader.take(length),
  );
  const boxReader = new ByteReader(boxes ?? new Uint8Array());
  const hasBox = boxReader.take(4 * Math.floor((count + 31) / 32));
  const streams: Streams = {
    contours: new ByteReader(contours ?? new Uint8Array()),
    points: new ByteReader(points ?? new Uint8Array()),
    flags: new ByteReader(flags ?? new Uint8Array()),
    glyphs: new ByteReader(glyphs ?? new Uint8Array()),
    composites: new ByteReader(composites ?? new Uint8Array()),
    boxes: boxReader,
  };

  const outlines: Uint8Array[] = [];
  const loca = new DataView(new ArrayBuffer(4 * (count + 1)));
  const leftEdges = new Int16Array(count);
  let length = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    const box = ((hasBox[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    const outline = restoreGlyph(streams, box);
    loca.setUint32(4 * glyph, length);
    if (outline.length > 0) leftEdges[glyph] = new DataView(outline.buffer).getInt16(2);
    outlines.push(outline);
    length += outline.length;
  }
  loca.setUint32(4 * count, length);
  const glyf = new Uint8Array(length);
  let offset = 0;
  for (const outline of outlines) {
    glyf.set(outline, offset);
    offset += outline.length;
  }
  return { glyf, loca: new Uint8Array(loca.buffer), leftEdges };
}

/** One glyph's record, of even length. */
function restoreGlyph(streams: Streams, hasBox: boolean): Uint8Array {
  const contours = streams.contours.i16();
  if (contours === 0) return new Uint8Array();
  return contours < 0 ? compositeGlyph(streams) : simpleGlyph(streams, contours, hasBox);
}

function compositeGlyph(streams: Streams): Uint8Array {
  const parts: number[] = [];
  let instructed = false;
  let flags = MORE_COMPONENTS;
  while ((flags & MORE_COMPONENTS) !== 0) {
    flags = streams.composites.u16();
    instructed ||= (flags & HAS_INSTRUCTIONS) !== 0;
    const plain = flags & ~HAS_INSTRUCTIONS;
    parts.push(plain >> 8, plain & 0xff, ...streams.composites.take(2 + placementLength(flags)));
  }
  // The length of instructions that are not kept.
  if (instructed) streams.glyphs.packed16();
  const record = new Uint8Array(10 + parts.length + (parts.length & 1));
  new DataView(record.buffer).setInt16(0, -1);
  record.set(streams.boxes.take(8), 2);
  record.set(parts, 10);
  return record;
}

/** Bytes of a component's offsets and scale, by its flags. */
function placementLength(flags: number): number {
  const offsets = (flags & 0x01) !== 0 ? 4 : 2;
  if ((flags & 0x08) !== 0) return offsets + 2;
  if ((flags & 0x40) !== 0) return offsets + 4;
  return (flags & 0x80) !== 0 ? offsets + 8 : offsets;
}

function simpleGlyph(streams: Streams, contours: number, hasBox: boolean): Uint8Array {
  const ends: number[] = [];
  let points = 0;
  for (let contour = 0; contour < contours; contour += 1) {
    points += streams.points.packed16();
    ends.push(points - 1);
  }
  const header = 10 + 2 * contours + 2;
  const length = header + 5 * points;
  const record = new Uint8Array(length + (length & 1));
  const view = new DataView(record.buffer);
  view.setInt16(0, contours);
  for (const [index, end] of ends.entries()) view.setUint16(10 + 2 * index, end);

  const bounds = { left: 0x7fff, top: -0x8000, right: -0x8000, bottom: 0x7fff };
  let [x, y] = [0, 0];
  for (let point = 0; point < points; point += 1) {
    const flag = streams.flags.u8();
    const [dx, dy] = step(flag & 0x7f, streams.glyphs);
    x += dx;
    y += dy;
    // Bit 0: on the curve. Without the others both steps take two bytes.
    view.setUint8(header + point, flag >> 7 === 0 ? 1 : 0);
    view.setInt16(header + points + 2 * point, dx);
    view.setInt16(header + 3 * points + 2 * point, dy);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.min(bounds.bottom, y);
    bounds.top = Math.max(bounds.top, y);
  }
  streams.glyphs.packed16();
  if (hasBox) {
    record.set(streams.boxes.take(8), 2);
  } else {
    view.setInt16(2, bounds.left);
    view.setInt16(4, bounds.bottom);
    view.setInt16(6, bounds.right);
    view.setInt16(8, bounds.top);
  }
  return record;
}

/** The way from one point to the next, by the format's table of 128 encodings (section 5.2). */
function step(code: number, data: ByteReader): [number, number] {
  const first = data.u8();
  const signX = (code & 1) !== 0 ? 1 : -1;
  const signY = (code & 2) !== 0 ? 1 : -1;
  if (code < 10) return [0, signX * (((code & 14) << 7) + first)];
  if (code < 20) return [signX * ((((code - 10) & 14) << 7) + first), 0];
  if (code < 84) {
    const high = code - 20;
    return [
      signX * (1 + (high & 0x30) + (first >> 4)),
      signY * (1 + ((high & 0x0c) << 2) + (first & 0x0f)),
    ];
  }
  const second = data.u8();
  if (code < 120) {
    const high = code - 84;
    return [
      signX * (1 + (Math.floor(high / 12) << 8) + first),
      signY * (1 + (((high % 12) >> 2) << 8) + second),
    ];
  }
  const third = data.u8();
  if (code < 124) {
    return [signX * ((first << 4) + (second >> 4)), signY * (((second & 0x0f) << 8) + third)];
  }
  return [signX * ((first << 8) + second), signY * ((third << 8) + data.u8())];
}
