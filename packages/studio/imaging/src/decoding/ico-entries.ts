import { ImageRejected } from '../image-rejected.js';
import { type DibHeader, readDibHeader } from './dib-header.js';

/** The largest picture of an ICO: a whole PNG file, or a bitmap without file header. */
export type IcoPicture =
  | { readonly kind: 'png'; readonly bytes: Uint8Array }
  | { readonly kind: 'bitmap'; readonly bytes: Uint8Array; readonly header: DibHeader };

const DIRECTORY_AT = 6;
const ENTRY_BYTES = 16;
const PNG_HEADER_BYTES = 33;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Picks the picture with the most pixels, then the most bits. The pictures' own headers are asked,
 * as the directory can't name sides over 256 pixels. Nothing is decoded.
 *
 * @throws ImageRejected with reason `damaged` when any entry lies outside of the file
 */
export function largestOf(bytes: Uint8Array): IcoPicture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= DIRECTORY_AT ? view.getUint16(4, true) : 0;
  if (count === 0 || DIRECTORY_AT + count * ENTRY_BYTES > bytes.length) throw broken();
  const entries = Array.from({ length: count }, (_, index) => {
    const at = DIRECTORY_AT + index * ENTRY_BYTES;
    const length = view.getUint32(at + 8, true);
    const begins = view.getUint32(at + 12, true);
    if (begins + length > bytes.length || begins < DIRECTORY_AT) throw broken();
    return rated(bytes.subarray(begins, begins + length));
  });
  const [first = rated(new Uint8Array(0)), ...others] = entries;
  return others.reduce(
    (best, next) =>
      next.pixels > best.pixels || (next.pixels === best.pixels && next.bits > best.bits)
        ? next
        : best,
    first,
  ).picture;
}

interface Rated {
  readonly picture: IcoPicture;
  readonly pixels: number;
  readonly bits: number;
}

function rated(bytes: Uint8Array): Rated {
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) {
    if (bytes.length < PNG_HEADER_BYTES) throw broken();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const pixels = view.getUint32(16) * view.getUint32(20);
    return { picture: { kind: 'png', bytes }, pixels, bits: 32 };
  }
  const header = readDibHeader(bytes, 0, null);
  return {
    picture: { kind: 'bitmap', bytes, header },
    pixels: header.width * header.height,
    bits: header.bits,
  };
}

function broken(): ImageRejected {
  return new ImageRejected('damaged', "The icon's directory points outside of the file.");
}
