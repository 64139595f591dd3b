import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';

/** Row at which the sky ends in each column; 0 where there is none. */
export type SkyLine = Int32Array;

/** Most probable class of each cell, on a grid that is finer than the perception's own. */
export interface LandMap {
  readonly width: number;
  readonly height: number;
  readonly classes: readonly PerceptionClass[];
  /** 1 on open ground. */
  readonly open: Uint8Array;
  /** 1 where something surely stands: what only may be a tree hides no house. */
  readonly upright: Uint8Array;
}

const UPRIGHT: readonly PerceptionClass[] = ['trees', 'building', 'rock', 'thing'];
/** Probability from which a place counts as upright. */
const SURELY_UPRIGHT = 0.7;

/** Low and bare: the view over it is free. */
export function isGround(kind: PerceptionClass): boolean {
  return kind === 'ground' || kind === 'grass' || kind === 'snow';
}

/** The perception between its cells, on a grid of this size. */
export function landMap(seen: Perception, width: number, height: number): LandMap {
  const count = perceptionClasses.length;
  const classes: PerceptionClass[] = [];
  const open = new Uint8Array(width * height);
  const upright = new Uint8Array(width * height);
  const uprightAt = UPRIGHT.map((kind) => perceptionClasses.indexOf(kind));
  const sums = new Float32Array(count);
  for (let y = 0; y < height; y += 1) {
    const row = between(y, height, seen.height);
    for (let x = 0; x < width; x += 1) {
      const column = between(x, width, seen.width);
      sums.fill(0);
      for (const [atRow, down] of row) {
        for (const [atColumn, across] of column) {
          const from = (atRow * seen.width + atColumn) * count;
          for (let k = 0; k < count; k += 1) {
            sums[k] = (sums[k] ?? 0) + down * across * (seen.probabilities[from + k] ?? 0);
          }
        }
      }
      let best = 0;
      for (let k = 1; k < count; k += 1) if ((sums[k] ?? 0) > (sums[best] ?? 0)) best = k;
      const kind = perceptionClasses[best] ?? 'ground';
      classes.push(kind);
      if (isGround(kind)) open[y * width + x] = 1;
      const stands = uprightAt.reduce((sum, k) => sum + (sums[k] ?? 0), 0);
      if (stands >= SURELY_UPRIGHT * 255) upright[y * width + x] = 1;
    }
  }
  return { width, height, classes, open, upright };
}

/** The two cells on either side of a place, with their weights. */
function between(at: number, size: number, cells: number): readonly (readonly [number, number])[] {
  const place = Math.min(cells - 1, Math.max(0, ((at + 0.5) * cells) / size - 0.5));
  const low = Math.floor(place);
  const share = place - low;
  return [
    [low, 1 - share],
    [Math.min(cells - 1, low + 1), share],
  ];
}

/** Row at which the sky ends in each column, from the top; null when there is no sky to speak of. */
export function skyLine({ width, height, classes }: LandMap): SkyLine | null {
  const line = new Int32Array(width);
  let cells = 0;
  for (let x = 0; x < width; x += 1) {
    let y = 0;
    while (y < height && classes[y * width + x] === 'sky') y += 1;
    line[x] = y;
    cells += y;
  }
  return cells < LEAST_SKY * width * height ? null : line;
}

/** Share of the picture under which there is no sky. */
const LEAST_SKY = 0.01;
