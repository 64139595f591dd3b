export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A mask without its gaps: no hole of twice so many pixels across and down is left in it. */
export function closed(mask: Uint8Array, size: Size, across: number, down: number): Uint8Array {
  const grown = spread(mask, size, across, down, 1);
  return spread(grown, size, across, down, 0);
}

/** Gives a value to all that has it within reach. */
export function spread(
  mask: Uint8Array,
  { width, height }: Size,
  across: number,
  down: number,
  value: 0 | 1,
): Uint8Array {
  const rows = Uint8Array.from(mask);
  for (let y = 0; y < height; y += 1) spreadLine(mask, rows, y * width, 1, width, across, value);
  const both = Uint8Array.from(rows);
  for (let x = 0; x < width; x += 1) spreadLine(rows, both, x, width, height, down, value);
  return both;
}

function spreadLine(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  count: number,
  reach: number,
  value: 0 | 1,
): void {
  let last = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at += 1) {
    if (from[start + at * step] === value) last = at;
    if (at - last <= reach) to[start + at * step] = value;
  }
  last = Number.POSITIVE_INFINITY;
  for (let at = count - 1; at >= 0; at -= 1) {
    if (from[start + at * step] === value) last = at;
    if (last - at <= reach) to[start + at * step] = value;
  }
}
