import type { Size } from '../../design.js';

/** A mask grown by `reach` px to each side; with `value` 0 its zeros grow, so that it shrinks. */
export function dilated(
  mask: Uint8Array,
  { width, height }: Size,
  reach: number,
  value: 0 | 1 = 1,
): Uint8Array {
  const across = mask.slice();
  for (let start = 0; start < mask.length; start += width) {
    let last = -reach - 1;
    for (let x = 0; x < width; x += 1) {
      if (mask[start + x] === value) last = x;
      else if (x - last <= reach) across[start + x] = value;
    }
    last = width + reach;
    for (let x = width - 1; x >= 0; x -= 1) {
      if (mask[start + x] === value) last = x;
      else if (last - x <= reach) across[start + x] = value;
    }
  }
  // Row by row, for neighbours in a column are far apart in memory.
  const whole = across.slice();
  const lasts = new Int32Array(width).fill(-reach - 1);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (across[at] === value) lasts[x] = y;
      else if (y - (lasts[x] ?? 0) <= reach) whole[at] = value;
    }
  }
  lasts.fill(height + reach);
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (across[at] === value) lasts[x] = y;
      else if ((lasts[x] ?? 0) - y <= reach) whole[at] = value;
    }
  }
  return whole;
}
