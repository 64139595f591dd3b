import type { EdgeLine } from './edge-lines.js';

/** Lean from the vertical up to which an edge is upright in the world, as across over down. */
const UPRIGHT = 0.45;
/** Fewest upright edges for an answer. */
const ENOUGH = 6;
/** Lean that a place at the picture's border adds, across over down: a camera tilted by some seven degrees. */
const TILT = 0.11;

/**
 * Whether a camera looked up or down: upright edges of a level camera's picture stand upright everywhere, those
 * of a tilted one lean the more, the further aside they are. People drawn upright would stand wrongly in it.
 */
export function isTilted(
  lines: readonly EdgeLine[],
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  let [products, squares, count] = [0, 0, 0];
  for (const { x, alongX, alongY, length } of lines) {
    if (Math.abs(alongX) > UPRIGHT * Math.abs(alongY)) continue;
    const aside = (x - width / 2) / height;
    products += length * aside * (alongX / alongY);
    squares += length * aside * aside;
    count += 1;
  }
  return count >= ENOUGH && squares > 0 && Math.abs(products / squares) > TILT;
}
