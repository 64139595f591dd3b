import type { Box, Size } from '../../design.js';
import { bottomOf, rightOf } from '../layout/areas.js';

/** A circle in px of the reading. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 0..1: the share of its circumference along which the outline runs. */
  readonly support: number;
}

/** Distance in px within which a point of the outline lies on a circle. */
const ON = 1.3;
/** Parts of the circumference that are looked at. */
const PARTS = 90;
/** Circles through three points of the outline that are tried. */
const TRIES = 500;
const MOST_POINTS = 700;
/** Shares of an area's longer side that a circle's radius may have. */
const RADIUS = { least: 0.16, most: 0.62 };
type Point = readonly [number, number];

/** The circle that most of a mask's outline runs along; null where there is nothing to see. */
export function circleIn(mask: Uint8Array, picture: Size, box: Box): Circle | null {
  const points = outlineOf(mask, picture, box);
  if (points.length < PARTS) return null;
  const longer = Math.max(box.width, box.height);
  const [least, most] = [RADIUS.least * longer, RADIUS.most * longer];
  let best: Circle | null = null;
  const next = sequence(points.length);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const circle = through(points[next()], points[next()], points[next()]);
    if (circle === null || circle.radius < least || circle.radius > most) continue;
    const support = supportOf(circle, points);
    if (best === null || support > best.support) best = { ...circle, support };
  }
  return best;
}

/** Middles of px at a mask's edge, not those at the picture's. */
function outlineOf(mask: Uint8Array, { width, height }: Size, box: Box): Point[] {
  const points: Point[] = [];
  for (let y = Math.max(1, box.y); y < Math.min(height - 1, bottomOf(box)); y += 1) {
    for (let x = Math.max(1, box.x); x < Math.min(width - 1, rightOf(box)); x += 1) {
      const at = y * width + x;
      if (mask[at] !== 1) continue;
      const isEdge =
        mask[at - 1] !== 1 ||
        mask[at + 1] !== 1 ||
        mask[at - width] !== 1 ||
        mask[at + width] !== 1;
      if (isEdge) points.push([x + 0.5, y + 0.5]);
    }
  }
  const every = Math.ceil(points.length / MOST_POINTS);
  return every <= 1 ? points : points.filter((_, at) => at % every === 0);
}

/** Numbers below a count that look random and are the same each time. */
function sequence(count: number): () => number {
  let state = 12345;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}

function through(
  one: Point | undefined,
  two: Point | undefined,
  three: Point | undefined,
): Omit<Circle, 'support'> | null {
  if (one === undefined || two === undefined || three === undefined) return null;
  const [ax, ay] = [two[0] - one[0], two[1] - one[1]];
  const [bx, by] = [three[0] - one[0], three[1] - one[1]];
  const cross = 2 * (ax * by - ay * bx);
  if (Math.abs(cross) < 1e-6) return null;
  const [a, b] = [ax * ax + ay * ay, bx * bx + by * by];
  const [x, y] = [(by * a - ay * b) / cross, (ax * b - bx * a) / cross];
  return { x: one[0] + x, y: one[1] + y, radius: Math.hypot(x, y) };
}

function supportOf({ x, y, radius }: Omit<Circle, 'support'>, points: readonly Point[]): number {
  const seen = new Uint8Array(PARTS);
  for (const [px, py] of points) {
    if (Math.abs(Math.hypot(px - x, py - y) - radius) > ON) continue;
    const turn = (Math.atan2(py - y, px - x) / (2 * Math.PI) + 1) % 1;
    seen[Math.floor(turn * PARTS)] = 1;
  }
  return seen.reduce((sum, value) => sum + value, 0) / PARTS;
}
