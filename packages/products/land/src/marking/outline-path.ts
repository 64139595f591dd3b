import type { Point } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';

import type { GroundView } from './ground-view.js';

/** A straight part of the outline as it is seen, in pixels by default. */
export interface SeenEdge {
  readonly a: Point;
  readonly b: Point;
  /** Half of the line's width at both ends; between them it changes evenly, as perspective has it. */
  readonly halfA: number;
  readonly halfB: number;
  /** How far from the line its light falls on the ground, at both ends. */
  readonly glowA: number;
  readonly glowB: number;
  readonly depthA: number;
  readonly depthB: number;
  readonly groundA: GroundPoint;
  readonly groundB: GroundPoint;
  /** Metres along the outline at the beginning, and of this edge. */
  readonly metresBefore: number;
  readonly metres: number;
  /** When the line is at both ends, 0 to 1; between them it passes `turning` where that lies on this edge. */
  readonly walkedA: number;
  readonly walkedB: number;
}

/** Largest turn in radians that counts as a curve without a corner. */
export const CORNER = 0.42;
/** Shares of the plot's size. */
const LINE = 0.0105;
const GLOW = 0.085;
/** Nearer to the picture's border than this, as a share of its size, an edge is where the picture cuts the plot. */
const CUT = 0.004;
/** Pixels between two edges that are one. */
const SEAM = 0.5;

/** The edges to draw: those that the picture's own border cuts off are no edges of the plot, nor are seams of its parts. */
export function seenEdges(view: GroundView, width: number, height: number): SeenEdge[] {
  const unit = Math.max(width, height) / 1920;
  const count = view.outline.length;
  const start = nearLeft(view.seen);
  const all = view.outline.flatMap((_, step) => {
    const index = (start + step) % count;
    const groundA = view.outline[index];
    const groundB = view.outline[(index + 1) % count];
    const a = view.seen[index];
    const b = view.seen[(index + 1) % count];
    if (!a || !b || !groundA || !groundB) return [];
    return [
      { a, b, groundA, groundB, cut: cutOff(a, b, width, height) || isSeam(view.seen, a, b) },
    ];
  });
  const whole = all.every(({ cut }) => cut);
  const drawn = all.map((edge) => ({ ...edge, cut: edge.cut && !whole }));
  const paces = drawn.map((edge) => (edge.cut ? 0 : pace(edge, view.size, unit)));
  const way = Math.max(
    1e-9,
    paces.reduce((sum, length) => sum + length, 0),
  );
  let walked = 0;
  let metresBefore = 0;
  const found = drawn.flatMap(({ a, b, groundA, groundB, cut }, index) => {
    const metres = Math.hypot(groundB.x - groundA.x, groundB.z - groundA.z);
    const walkedA = walked / way;
    walked += paces[index] ?? 0;
    const before = metresBefore;
    metresBefore += metres;
    if (cut || metres === 0) return [];
    const half = (at: GroundPoint) =>
      Math.min(
        6.5 * unit,
        Math.max(1, 1.5 * unit, thickness(view, at, groundA, groundB, view.size * LINE) / 2),
      );
    const glow = (at: GroundPoint) =>
      Math.max(7 * unit, thickness(view, at, groundA, groundB, view.size * GLOW));
    return {
      a,
      b,
      halfA: half(groundA),
      halfB: half(groundB),
      glowA: glow(groundA),
      glowB: glow(groundB),
      depthA: view.depthOf(groundA),
      depthB: view.depthOf(groundB),
      groundA,
      groundB,
      metresBefore: before,
      metres,
      walkedA,
      walkedB: walked / way,
    };
  });
  return found.map((edge, index) =>
    joined(edge, found.at(index - 1), found[(index + 1) % found.length]),
  );
}

/** Angle in radians by which the outline turns from one edge into the next. */
export function turnBetween(before: SeenEdge, after: SeenEdge): number {
  const heading = ({ groundA, groundB }: SeenEdge) =>
    Math.atan2(groundB.z - groundA.z, groundB.x - groundA.x);
  const turn = heading(after) - heading(before);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/** Whether the one edge ends where the other begins. */
export function meet(before: SeenEdge, after: SeenEdge): boolean {
  return Math.hypot(before.b.x - after.a.x, before.b.y - after.a.y) < 0.5;
}

/** Along a curve the line's width changes evenly, without a step from edge to edge. */
function joined(
  edge: SeenEdge,
  before: SeenEdge | undefined,
  after: SeenEdge | undefined,
): SeenEdge {
  const curves = (one: SeenEdge, two: SeenEdge) => meet(one, two) && turnBetween(one, two) < CORNER;
  const a = before !== undefined && curves(before, edge) ? before : null;
  const b = after !== undefined && curves(edge, after) ? after : null;
  return {
    ...edge,
    halfA: a === null ? edge.halfA : (edge.halfA + a.halfB) / 2,
    glowA: a === null ? edge.glowA : (edge.glowA + a.glowB) / 2,
    halfB: b === null ? edge.halfB : (edge.halfB + b.halfA) / 2,
    glowB: b === null ? edge.glowB : (edge.glowB + b.glowA) / 2,
  };
}

/** When the line, running from the near left corner around both ways at once, is at a share of the whole way round. */
export function arrival(walked: number): number {
  return 1 - Math.abs(1 - 2 * walked);
}

/** Share of an edge on the ground at a share `t` of it in the picture. */
export function groundShare({ depthA, depthB }: SeenEdge, t: number): number {
  return (t * depthA) / ((1 - t) * depthB + t * depthA);
}

/** The eye follows pixels, the sense of place follows metres: the line's speed is a mean of both. */
function pace(
  { a, b, groundA, groundB }: { a: Point; b: Point; groundA: GroundPoint; groundB: GroundPoint },
  size: number,
  unit: number,
): number {
  const pixels = Math.hypot(b.x - a.x, b.y - a.y) / (600 * unit);
  const metres = Math.hypot(groundB.x - groundA.x, groundB.z - groundA.z) / size;
  return pixels + 0.35 * Math.min(metres, 3 * pixels);
}

/** Pixels across a strip on the ground, `width` metres wide, that runs from a to b; measured at `at`. */
function thickness(
  view: GroundView,
  at: GroundPoint,
  a: GroundPoint,
  b: GroundPoint,
  width: number,
): number {
  const length = Math.hypot(b.x - a.x, b.z - a.z);
  if (length === 0) return 0;
  const along = { x: (b.x - a.x) / length, z: (b.z - a.z) / length };
  const small = Math.min(width, 0.05 * Math.max(0.1, view.depthOf(at)));
  const here = view.place(at);
  const ahead = view.place({ x: at.x + along.x * small, z: at.z + along.z * small });
  const beside = view.place({ x: at.x - along.z * small, z: at.z + along.x * small });
  if (here === null || ahead === null || beside === null) return 0;
  const dx = ahead.x - here.x;
  const dy = ahead.y - here.y;
  const step = Math.hypot(dx, dy);
  if (step === 0) return 0;
  const across = Math.abs(dx * (beside.y - here.y) - dy * (beside.x - here.x)) / step;
  return (across / small) * width;
}

function nearLeft(seen: readonly Point[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, { x, y }] of seen.entries()) {
    const score = y - x;
    if (score <= most) continue;
    most = score;
    best = index;
  }
  return best;
}

/** Whether the outline is walked back along an edge: see polygonFromMask. */
function isSeam(seen: readonly Point[], a: Point, b: Point): boolean {
  const near = (one: Point, two: Point | undefined) =>
    two !== undefined && Math.hypot(one.x - two.x, one.y - two.y) < SEAM;
  return seen.some((from, at) => near(b, from) && near(a, seen[(at + 1) % seen.length]));
}

function cutOff(a: Point, b: Point, width: number, height: number): boolean {
  const atBorder = (value: number, size: number) => [
    value <= size * CUT,
    value >= size * (1 - CUT),
  ];
  const beside = (one: Point, two: Point) => {
    const sides = [...atBorder(one.x, width), ...atBorder(one.y, height)];
    const others = [...atBorder(two.x, width), ...atBorder(two.y, height)];
    return sides.some((side, index) => side && others[index] === true);
  };
  return beside(a, b);
}
