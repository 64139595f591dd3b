import { ImageRejected } from '../image-rejected.js';
import type { DibHeader } from './dib-header.js';

const END_OF_ROW = 0;
const END_OF_PICTURE = 1;
const MOVE = 2;

/**
 * Palette indices of a run-length bitmap, in the file's order of rows (the lowest first). Places
 * that are skipped have index 0; what would fall outside of a row falls away.
 *
 * @throws ImageRejected with reason `damaged` when the bytes end before the picture does
 */
export function readRuns(bytes: Uint8Array, header: DibHeader): Uint8Array {
  const { width, height, bits } = header;
  const indices = new Uint8Array(width * height);
  let at = header.pixelsAt;
  let x = 0;
  let y = 0;
  const put = (index: number) => {
    if (x < width) indices[y * width + x] = index;
    x += 1;
  };
  /** In 4 bits two pixels share a byte, the upper half first. */
  const half = (byte: number, odd: boolean) => (odd ? byte & 15 : byte >> 4);
  while (y < height) {
    if (at + 1 >= bytes.length) {
      // The last row may be full without a word about the end.
      if (y === height - 1 && x >= width) break;
      throw new ImageRejected('damaged', 'The bitmap ends before its last row.');
    }
    const count = bytes[at] ?? 0;
    const value = bytes[at + 1] ?? 0;
    at += 2;
    if (count > 0) {
      for (let n = 0; n < count; n += 1) put(bits === 8 ? value : half(value, n % 2 === 1));
    } else if (value === END_OF_ROW) {
      x = 0;
      y += 1;
    } else if (value === END_OF_PICTURE) {
      break;
    } else if (value === MOVE) {
      x += bytes[at] ?? 0;
      y += bytes[at + 1] ?? 0;
      at += 2;
    } else {
      for (let n = 0; n < value; n += 1) {
        if (bits === 8) put(bytes[at + n] ?? 0);
        else put(half(bytes[at + (n >> 1)] ?? 0, n % 2 === 1));
      }
      // Literal pixels fill up whole pairs of bytes.
      const literal = bits === 8 ? value : Math.ceil(value / 2);
      at += literal + (literal & 1);
    }
  }
  return indices;
}
