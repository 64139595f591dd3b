import type { GreyMap } from '@groundwork/imaging';

/** For each pixel the nearest source: how far, and which. */
export interface Nearest {
  /** Pixels; 0 at a source, infinite where none is within reach. */
  readonly distance: Float32Array;
  /** Index of the source; -1 where none is within reach. */
  readonly source: Int32Array;
}

const STRAIGHT = 1;
const DIAGONAL = Math.SQRT2;

/**
 * Looks up the nearest source of every pixel within `reach` pixels, along straight and diagonal steps: at most an
 * eighth more than the distance as the crow flies.
 */
export function nearestSources(
  { width, height, data }: GreyMap,
  isSource: (value: number) => boolean,
  reach: number,
): Nearest {
  const distance = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const source = new Int32Array(width * height).fill(-1);
  for (let at = 0; at < data.length; at += 1) {
    if (!isSource(data[at] as number)) continue;
    distance[at] = 0;
    source[at] = at;
  }
  const step = (at: number, from: number, length: number) => {
    const through = (distance[from] as number) + length;
    if (through > reach || through >= (distance[at] as number)) return;
    distance[at] = through;
    source[at] = source[from] as number;
  };
  /** Takes what the row before, and the pixel before in its own row, know already. */
  const sweep = (row: number, back: 1 | -1) => {
    const hasBefore = row + back >= 0 && row + back < height;
    const before = back * width;
    for (let i = 0; i < width; i += 1) {
      const column = back < 0 ? i : width - 1 - i;
      const at = row * width + column;
      if (distance[at] === 0) continue;
      if (i > 0) step(at, at + back, STRAIGHT);
      if (!hasBefore) continue;
      step(at, at + before, STRAIGHT);
      if (column > 0) step(at, at + before - 1, DIAGONAL);
      if (column < width - 1) step(at, at + before + 1, DIAGONAL);
    }
  };
  for (let row = 0; row < height; row += 1) sweep(row, -1);
  for (let row = height - 1; row >= 0; row -= 1) sweep(row, 1);
  return { distance, source };
}
