import { between } from '../perception/features.js';
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
  const across = between(width, seen.width);
  const down = between(height, seen.height);
  for (let y = 0; y < height; y += 1) {
    const [upper, lower, below] = [down.first[y] ?? 0, down.second[y] ?? 0, down.share[y] ?? 0];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [across.first[x] ?? 0, across.second[x] ?? 0];
      const beside = across.share[x] ?? 0;
      const cell = (row: number, column: number, k: number) =>
        seen.probabilities[(row * seen.width + column) * count + k] ?? 0;
      for (let k = 0; k < count; k += 1) {
        const top = (1 - beside) * cell(upper, left, k) + beside * cell(upper, right, k);
        const bottom = (1 - beside) * cell(lower, left, k) + beside * cell(lower, right, k);
        sums[k] = (1 - below) * top + below * bottom;
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
