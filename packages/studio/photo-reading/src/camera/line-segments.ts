import type { WorkingPicture } from '../terrain/working-picture.js';

/** A straight edge, in cells of the working picture. */
export interface LineSegment {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Direction in radians, -π/2 to π/2; 0 is level, rows are counted downwards. */
  readonly angle: number;
  readonly length: number;
}

/** Step in lightness from one cell to the next from which there is an edge. */
const LEAST_STEP = 0.014;
/** How often the lightness is smoothed before, so that a smaller or recompressed photo has the same edges. */
const SMOOTHINGS = 2;
/** By how much an edge may turn along its way, in radians. */
const SAME_DIRECTION = Math.PI / 10;
const LEAST_CELLS = 14;
const LEAST_LENGTH = 16;
/** Widest an edge may be, over its length and in cells: anything wider is a curve or a patch. */
const SLENDER = 0.18;
const WIDEST = 5;

interface Gradient {
  readonly strength: Float32Array;
  readonly direction: Float32Array;
}

/** Straight edges of some length, from neighbouring cells whose lightness changes in one direction. */
export function lineSegments({ width, height, lightness }: WorkingPicture): LineSegment[] {
  let smooth = lightness;
  for (let time = 0; time < SMOOTHINGS; time += 1) smooth = smoothed(smooth, width);
  const gradient = gradientOf(smooth, width, height);
  const { strength } = gradient;
  const used = new Uint8Array(width * height);
  const strongest = [...strength.keys()]
    .filter((at) => (strength[at] ?? 0) > LEAST_STEP)
    .sort((one, other) => (strength[other] ?? 0) - (strength[one] ?? 0));
  return strongest.flatMap((start) => {
    if (used[start] === 1) return [];
    const cells = edgeFrom(start, gradient, width, used);
    return cells.length < LEAST_CELLS ? [] : segmentOf(cells, strength, width);
  });
}

/** Each cell with a quarter of its neighbours on either side, across and then down. */
function smoothed(plane: Float32Array, width: number): Float32Array {
  const across = plane.map((value, at) => {
    const x = at % width;
    const before = plane[x > 0 ? at - 1 : at] ?? value;
    const after = plane[x + 1 < width ? at + 1 : at] ?? value;
    return (2 * value + before + after) / 4;
  });
  return across.map((value, at) => {
    const above = across[at - width] ?? value;
    const below = across[at + width] ?? value;
    return (2 * value + above + below) / 4;
  });
}

/** Sobel's operator. The frame has none. */
function gradientOf(lightness: Float32Array, width: number, height: number): Gradient {
  const strength = new Float32Array(width * height);
  const direction = new Float32Array(width * height);
  const light = (at: number) => lightness[at] ?? 0;
  for (let y = 1; y + 1 < height; y += 1) {
    for (let x = 1; x + 1 < width; x += 1) {
      const at = y * width + x;
      const [up, down] = [at - width, at + width];
      const across =
        2 * (light(at + 1) - light(at - 1)) +
        (light(up + 1) - light(up - 1)) +
        (light(down + 1) - light(down - 1));
      const along =
        2 * (light(down) - light(up)) +
        (light(down + 1) - light(up + 1)) +
        (light(down - 1) - light(up - 1));
      strength[at] = Math.hypot(across, along) / 8;
      direction[at] = Math.atan2(along, across);
    }
  }
  return { strength, direction };
}

function edgeFrom(
  start: number,
  { strength, direction }: Gradient,
  width: number,
  used: Uint8Array,
): number[] {
  const cells: number[] = [];
  const waiting = [start];
  let x = Math.cos(direction[start] ?? 0);
  let y = Math.sin(direction[start] ?? 0);
  used[start] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    cells.push(at);
    const mean = Math.atan2(y, x);
    for (const step of [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width]) {
      const next = at + step;
      if (used[next] !== 0 || (strength[next] ?? 0) <= LEAST_STEP) continue;
      const turn = Math.abs((direction[next] ?? 0) - mean);
      if (Math.min(turn, 2 * Math.PI - turn) > SAME_DIRECTION) continue;
      used[next] = 1;
      x += Math.cos(direction[next] ?? 0);
      y += Math.sin(direction[next] ?? 0);
      waiting.push(next);
    }
  }
  return cells;
}

/** The line through the cells of an edge, by their moments; none where they are no line. */
function segmentOf(cells: readonly number[], strength: Float32Array, width: number): LineSegment[] {
  const mean = (value: (at: number) => number) => {
    let [sum, weights] = [0, 0];
    for (const at of cells) {
      sum += (strength[at] ?? 0) * value(at);
      weights += strength[at] ?? 0;
    }
    return sum / weights;
  };
  const x = mean((at) => at % width);
  const y = mean((at) => Math.floor(at / width));
  const xx = mean((at) => ((at % width) - x) ** 2);
  const yy = mean((at) => (Math.floor(at / width) - y) ** 2);
  const xy = mean((at) => ((at % width) - x) * (Math.floor(at / width) - y));
  const apart = Math.hypot((xx - yy) / 2, xy);
  // A uniform stretch has a variance of a twelfth of its length squared.
  const length = Math.sqrt(12 * ((xx + yy) / 2 + apart));
  const thickness = Math.sqrt(12 * Math.max(0, (xx + yy) / 2 - apart));
  if (length < LEAST_LENGTH || thickness > Math.min(WIDEST, SLENDER * length)) return [];
  return [{ x, y, angle: Math.atan2(2 * xy, xx - yy) / 2, length }];
}
