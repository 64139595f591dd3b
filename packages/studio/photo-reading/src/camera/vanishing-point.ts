import type { Point } from '@groundwork/imaging';
import type { WorkingPicture } from '../terrain/working-picture.js';
import { type LineSegment, lineSegments } from './line-segments.js';

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
