import type { Point } from '@groundwork/imaging';
import type { Ink, PaintedPhoto } from './painted-photo.js';

/**
 * When the parts of the marking appear, as shares of its time: the line runs around the plot, the ground fills behind
 * it, then poles and lengths follow.
 */
const parts = {
  line: [0, 0.53],
  fill: [0.55, 0.8],
  marks: [0.83, 1],
} as const;

/** The time of a place within its part, `share` running from 0 to 1. */
export function timeOf(part: keyof typeof parts, share: number): number {
  const [from, to] = parts[part];
  return from + (to - from) * Math.min(1, Math.max(0, share));
}

export const nearBlack: Ink = [14, 16, 19];

/** A straight stroke with round ends and a fine dark edge. */
export function paintStroke(
  painted: PaintedPhoto,
  from: Point,
  to: Point,
  half: number,
  ink: Ink,
  time: number,
  unit: number,
): void {
  const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  if (square < 4 * unit * unit) return;
  const reach = half + 4 * unit;
  each(
    painted,
    Math.min(from.x, to.x) - reach,
    Math.max(from.x, to.x) + reach,
    Math.min(from.y, to.y) - reach,
    Math.max(from.y, to.y) + reach,
    (at, x, y) => {
      const t = Math.min(
        1,
        Math.max(0, ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / square),
      );
      const away =
        Math.hypot(x - from.x - t * (to.x - from.x), y - from.y - t * (to.y - from.y)) - half;
      painted.paint(
        at,
        nearBlack,
        0.4 * Math.exp(-((Math.max(0, away) / (1.4 * unit)) ** 2)),
        time,
      );
      painted.paint(at, ink, 0.95 * cover(-away), time);
    },
  );
}

/** Calls for every pixel in a rectangle with its index and middle. */
export function each(
  painted: PaintedPhoto,
  left: number,
  right: number,
  top: number,
  bottom: number,
  call: (at: number, x: number, y: number) => void,
): void {
  const { width, height } = painted;
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, Math.ceil(bottom)); y += 1) {
    for (
      let x = Math.max(0, Math.floor(left));
      x <= Math.min(width - 1, Math.ceil(right));
      x += 1
    ) {
      call(y * width + x, x + 0.5, y + 0.5);
    }
  }
}

/** Anti-aliased cover of a pixel whose middle lies `depth` pixels inside of a shape. */
export function cover(depth: number): number {
  return Math.min(1, Math.max(0, depth + 0.5));
}
