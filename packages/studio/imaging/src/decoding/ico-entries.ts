import { ImageRejected } from '../image-rejected.js';
import { imageTypeOf } from '../image-type.js';
import { bitmapHeaderOf } from './bitmap-header.js';

/** One picture of an ICO: a whole PNG file, or a bitmap without file header. */
interface IcoPicture {
  readonly type: 'png' | 'bitmap';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly bits: number;
}

const DIRECTORY_AT = 6;
const ENTRY_BYTES = 16;
const PNG_HEADER_BYTES = 33;

/**
 * Picks the picture with the most pixels, then the most bits. The pictures' own headers are asked,
 * as the directory can't name sides over 256 pixels. Nothing is decoded.
 *
 * @throws ImageRejected with reason `damaged` when any entry lies outside of the file
 */
export function largestOf(bytes: Uint8Array): IcoPicture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= DIRECTORY_AT ? view.getUint16(4, true) : 0;
  if (DIRECTORY_AT + count * ENTRY_BYTES > bytes.length) throw broken();
  const pictures = Array.from({ length: count }, (_, index) => {
    const at = DIRECTORY_AT + index * ENTRY_BYTES;
    const begins = view.getUint32(at + 12, true);
    const ends = begins + view.getUint32(at + 8, true);
    if (ends > bytes.length || begins < DIRECTORY_AT) throw broken();
    return pictureOf(bytes.subarray(begins, ends));
  });
  const pixels = ({ width, height }: IcoPicture) => width * height;
  const [largest] = pictures.sort(
    (one, other) => pixels(other) - pixels(one) || other.bits - one.bits,
  );
  if (largest === undefined) throw broken();
  return largest;
}

function pictureOf(bytes: Uint8Array): IcoPicture {
  if (imageTypeOf(bytes) === 'png') {
    if (bytes.length < PNG_HEADER_BYTES) throw broken();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { type: 'png', bytes, width: view.getUint32(16), height: view.getUint32(20), bits: 32 };
  }
  const { width, height, bits } = bitmapHeaderOf(bytes);
  return { type: 'bitmap', bytes, width, height: Math.floor(height / 2), bits };
}

/** An ICO that holds one bitmap and nothing else. */
export function icoOf({ bytes, width, height, bits }: IcoPicture): Uint8Array {
  const directory = Buffer.alloc(DIRECTORY_AT + ENTRY_BYTES);
  directory.set([0, 0, 1, 0, 1, 0, width & 255, height & 255]);
  directory.writeUInt16LE(bits, 12);
  directory.writeUInt32LE(bytes.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, bytes]);
}

function broken(): ImageRejected {
  return new ImageRejected('damaged', "The icon's directory points outside of the file.");
}
