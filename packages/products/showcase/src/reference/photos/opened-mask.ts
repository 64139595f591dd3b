import type { Size } from '../../design.js';
import { connectedAreas } from '../layout/areas.js';

/** Count of a mask's pixels in any box from its top left, one row and column more than the picture. */
function sums(mask: Uint8Array, { width, height }: Size): Int32Array {
  const stride = width + 1;
  const table = new Int32Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += mask[y * width + x] ?? 0;
      table[(y + 1) * stride + x + 1] = (table[y * stride + x + 1] ?? 0) + row;
    }
  }
  return table;
}

/**
 * Counts for every pixel how much of its square of `2 * reach + 1` px is in the mask; beyond the picture's edge the
 * mask continues.
 */
function aroundEach(
  mask: Uint8Array,
  size: Size,
  reach: number,
  isIn: (count: number, whole: number) => boolean,
): Uint8Array {
  const { width, height } = size;
  const table = sums(mask, size);
  const stride = width + 1;
  const result = new Uint8Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const count =
        (table[bottom * stride + right] ?? 0) -
        (table[top * stride + right] ?? 0) -
        (table[bottom * stride + left] ?? 0) +
        (table[top * stride + left] ?? 0);
      if (isIn(count, (right - left) * (bottom - top))) result[y * width + x] = 1;
    }
  }
  return result;
}

/** The largest part of a mask without parts thinner than `2 * reach + 1` px, such as a print's shadow. */
export function openedMask(mask: Uint8Array, size: Size, reach: number): Uint8Array {
  const core = aroundEach(mask, size, reach, (count, whole) => count === whole);
  const { areas, labels } = connectedAreas(size, (at) => core[at] === 1, { diagonal: false });
  const [largest] = areas.toSorted((one, other) => other.pixels - one.pixels);
  if (largest === undefined) return new Uint8Array(mask.length);
  const own = Uint8Array.from(labels, (label) => (label === largest.label ? 1 : 0));
  const grown = aroundEach(own, size, reach, (count) => count > 0);
  return grown.map((value, at) => value & (mask[at] ?? 0));
}
