import type { Point } from '@groundwork/imaging';
import type { WorkingPicture } from '../terrain/working-picture.js';

/** The point in which the edges of a road, furrows, walls or fences meet far away, in shares of the picture. */
export interface VanishingPoint extends Point {
  /** How sure it is, 0..1; graded, so that a photo of another size reads the same. */
  readonly certainty: number;
}

/** Angles of lines that lead away, in degrees: level ones do not meet, and upright ones stand. */
const SLANTED = { from: 4, to: 75 } as const;
/** The longest lines are enough. */
const MOST_LINES = 120;
/** Least angle between two lines that tell where they meet, as a sine. */
const LEAST_CROSSING = 0.17;
/** How far a line may miss a point that it leads to, as a sine. */
const MISS = 0.03;
/** Lines nearer to the point than this, over their length, would meet it whatever they are. */
const AWAY = 0.7;
/** Where the point may lie. */
const WITHIN = { left: -0.2, right: 1.2, top: -0.1, bottom: 1.05 } as const;
/**
 * Evidence for a point, as the length of the lines that lead to it, the more exactly the more: over the picture's width,
 * over all slanted lines, and how much of it lies below the point. Between these it is worth nothing and all.
 */
const ENOUGH = { ofWidth: [0.5, 0.65], ofLines: [0.22, 0.27], below: [0.4, 0.55] } as const;

/** Where the picture's lines meet; null where too few agree, as in most landscapes. */
export function vanishingPoint(picture: WorkingPicture): VanishingPoint | null {
  const { width, height } = picture;
  const lines = lineSegments(picture)
    .filter(({ angle }) => {
      const degrees = (Math.abs(angle) * 180) / Math.PI;
      return degrees > SLANTED.from && degrees < SLANTED.to;
    })
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_LINES);
  let best = { x: 0, y: 0, length: 0, below: 0, all: 0 };
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const point = crossing(one, other);
      if (point === null || !isWithin(point.x / width, point.y / height)) continue;
      const found = { ...point, ...supportOf(point, lines) };
      if (found.length > best.length) best = found;
    }
  }
  const total = lines.reduce((sum, { length }) => sum + length, 0);
  if (best.length === 0) return null;
  const certainty =
    graded(best.length / width, ENOUGH.ofWidth) *
    graded(best.length / total, ENOUGH.ofLines) *
    graded(best.below / best.all, ENOUGH.below);
  return certainty === 0 ? null : { x: best.x / width, y: best.y / height, certainty };
}

function graded(value: number, [none, all]: readonly [number, number]): number {
  return Math.max(0, Math.min(1, (value - none) / (all - none)));
}

function isWithin(x: number, y: number): boolean {
  return x >= WITHIN.left && x <= WITHIN.right && y >= WITHIN.top && y <= WITHIN.bottom;
}

function crossing(one: LineSegment, other: LineSegment): Point | null {
  const sine = Math.sin(other.angle - one.angle);
  if (Math.abs(sine) < LEAST_CROSSING) return null;
  const along =
    ((other.x - one.x) * Math.sin(other.angle) - (other.y - one.y) * Math.cos(other.angle)) / sine;
  return { x: one.x + along * Math.cos(one.angle), y: one.y + along * Math.sin(one.angle) };
}

/** Length of the lines that lead to a point, weighed by how exactly; and without weights, below it and in all. */
function supportOf({ x, y }: Point, lines: readonly LineSegment[]) {
  let [length, below, all] = [0, 0, 0];
  for (const line of lines) {
    if (Math.hypot(x - line.x, y - line.y) < AWAY * line.length) continue;
    const miss = Math.abs(Math.sin(Math.atan2(y - line.y, x - line.x) - line.angle));
    if (miss >= MISS) continue;
    length += line.length * (1 - miss / MISS);
    all += line.length;
    if (line.y > y) below += line.length;
  }
  return { length, below, all };
}

/** A straight edge, in cells of the working picture. */
interface LineSegment {
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
function lineSegments({ width, height, lightness }: WorkingPicture): LineSegment[] {
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
