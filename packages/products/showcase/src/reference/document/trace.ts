import { contours } from 'd3-contour';
import fitCurve from 'fit-curve';
import type { Size } from '../../design.js';
import type { Outline } from './design-document.js';

export type Point = readonly [x: number, y: number];

/** Coverage 0..1 of each px of a part of a picture; its rim is 0. */
export interface CoverageMap extends Size {
  readonly data: Float32Array;
}

/** Where a map of coverage lies in the reading, and how many of its px are one px there. */
export interface Placing {
  /** Px of the reading. */
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Px of the map, squared, that a curve may lie off the contour. */
const CURVED = 0.03;
/** The same for a straight line, in px. */
const STRAIGHT = 0.16;
/** Px of the map from a point at which its neighbours say how the contour turns there. */
const ARM = 2;
/** Cosine of a turn from which a point is a corner. */
const CORNER = 0.62;
/** Px² of the map below which a ring is noise. */
const LEAST_AREA = 0.7;

/** Levels of coverage at which an outline is drawn; strokes thinner than a px need a low one to keep their weight. */
const LEVELS = [0.5, 0.43, 0.36, 0.29, 0.22];

/** Rings around a map's ink, in px of the map, holes included; the level is the one that keeps the ink's weight. */
export function ringsOf(map: CoverageMap): Point[][] {
  let weight = 0;
  for (const value of map.data) weight += value;
  let best: { readonly rings: Point[][]; readonly off: number } | null = null;
  for (const level of LEVELS) {
    const rings = ringsAt(map, level);
    const off = Math.abs(rings.reduce((sum, ring) => sum + areaOf(ring), 0) - weight);
    if (best !== null && off >= best.off) break;
    best = { rings, off };
    if (off < weight * 0.03) break;
  }
  return best?.rings ?? [];
}

/** @returns rings without their last point, which is the first one */
export function ringsAt({ width, height, data }: CoverageMap, level: number): Point[][] {
  return contours()
    .size([width, height])
    .contour(data, level)
    .coordinates.flat()
    .map((ring) => ring.slice(0, -1))
    .filter((ring) => Math.abs(areaOf(ring)) >= LEAST_AREA);
}

/** Above 0 for an outer ring, below for a hole; px². */
export function areaOf(ring: readonly Point[]): number {
  let twice = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return -twice / 2;
}

/** Rings as lines and curves; null without any. */
export function outlineOf(
  rings: readonly (readonly Point[])[],
  { x, y, scaleX, scaleY }: Placing,
): Outline | null {
  if (rings.length === 0) return null;
  const points = rings.flat();
  const [left, top] = [least(points, 0), least(points, 1)];
  const [right, bottom] = [-least(points, 0, -1), -least(points, 1, -1)];
  const place = ([px, py]: Point) =>
    `${((px - left) / scaleX).toFixed(2)} ${((py - top) / scaleY).toFixed(2)}`;
  return {
    kind: 'path',
    box: {
      x: x + left / scaleX,
      y: y + top / scaleY,
      width: (right - left) / scaleX,
      height: (bottom - top) / scaleY,
    },
    d: rings.map((ring) => ringPath(ring, place)).join(''),
  };
}

function least(points: readonly Point[], axis: 0 | 1, sign = 1): number {
  return points.reduce((low, point) => Math.min(low, sign * point[axis]), Number.POSITIVE_INFINITY);
}

function ringPath(ring: readonly Point[], place: (point: Point) => string): string {
  const corners = cornersOf(ring);
  const [first = 0] = corners;
  const start = ring[first];
  if (start === undefined) return '';
  const parts = corners.map((from, at) => {
    const to = corners[at + 1] ?? first + ring.length;
    return Array.from(
      { length: to - from + 1 },
      (_, step): Point => ring[(from + step) % ring.length] ?? start,
    );
  });
  return `M${place(start)}${parts.map((part) => partPath(part, place)).join('')}Z`;
}

/** From a corner to the next: a line where it is straight, else curves. */
function partPath(points: readonly Point[], place: (point: Point) => string): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  if (farthest(points, first, last) <= STRAIGHT) return `L${place(last)}`;
  const curves = fitCurve(
    points.map(([x, y]): [number, number] => [x, y]),
    CURVED,
  );
  return curves.map(([, one, two, end]) => `C${place(one)} ${place(two)} ${place(end)}`).join('');
}

/** Px from a chord, of the point farthest from it. */
function farthest(points: readonly Point[], [x0, y0]: Point, [x1, y1]: Point): number {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length < 1e-6) return Number.POSITIVE_INFINITY;
  return points.reduce(
    (most, [x, y]) =>
      Math.max(most, Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length),
    0,
  );
}

/**
 * Places at which a ring turns sharply, in order; one at least.
 */
function cornersOf(ring: readonly Point[]): number[] {
  const count = ring.length;
  const turns = ring.map((_, at) => turnAt(ring, at));
  const corners = turns.flatMap((turn, at) => {
    if (turn > CORNER) return [];
    for (let step = -2; step <= 2; step += 1) {
      const other = turns[(at + step + count) % count] ?? 1;
      if (other < turn || (other === turn && step < 0)) return [];
    }
    return [at];
  });
  return corners.length > 0 ? corners : [0];
}

/** Cosine of the turn between the ways into a point and out of it; 1 straight on. */
function turnAt(ring: readonly Point[], at: number): number {
  const here = ring[at] ?? [0, 0];
  const [before, after] = [reached(ring, at, -1), reached(ring, at, 1)];
  const [ax, ay] = [here[0] - before[0], here[1] - before[1]];
  const [bx, by] = [after[0] - here[0], after[1] - here[1]];
  const length = Math.hypot(ax, ay) * Math.hypot(bx, by);
  return length < 1e-9 ? 1 : (ax * bx + ay * by) / length;
}

function reached(ring: readonly Point[], from: number, step: 1 | -1): Point {
  const count = ring.length;
  const here = ring[from] ?? [0, 0];
  let point = here;
  for (let away = 1; away < Math.min(count, 3 * ARM + 1); away += 1) {
    point = ring[(from + step * away + count) % count] ?? here;
    if (Math.hypot(point[0] - here[0], point[1] - here[1]) >= ARM) break;
  }
  return point;
}
