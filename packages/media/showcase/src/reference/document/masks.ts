import type { Size } from '../../design.js';

/** A mask grown by `reach` px to each side; with `value` 0 its zeros grow, so that it shrinks. */
export function dilated(
  mask: Uint8Array,
  { width, height }: Size,
  reach: number,
  value: 0 | 1 = 1,
): Uint8Array {
  const across = new Uint8Array(mask.length);
  const whole = new Uint8Array(mask.length);
  run(mask, across, height, width, width, 1, reach, value);
  run(across, whole, width, height, 1, width, reach, value);
  return whole;
}

/** One direction: `lines` lines of `count` px, `step` apart. */
function run(
  from: Uint8Array,
  into: Uint8Array,
  lines: number,
  count: number,
  stride: number,
  step: number,
  reach: number,
  value: number,
): void {
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride;
    // The last place that has the value, and the next one.
    let until = -1;
    let ahead = 0;
    for (let at = 0; at < count; at += 1) {
      for (; ahead < count && ahead <= at + reach; ahead += 1) {
        if (from[start + ahead * step] === value) until = ahead + reach;
      }
      into[start + at * step] = until >= at ? value : 1 - value;
    }
  }
}
