import type { Point } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/massing';
import type { GroundView } from './ground-view.js';
import type { MarkingLook } from './look.js';
import { dark } from './look.js';
import { arrival, groundShare, type SeenEdge } from './outline-path.js';
import { inkOf, type PaintedPhoto } from './painted-photo.js';
import { cover, each, paintStroke } from './strokes.js';
import { timeOf } from './timeline.js';

/** Shares of the plot's size. */
export const POST_HEIGHT = 0.075;
const NODE = 0.017;
const TICK_LENGTH = 0.032;
const TICK_STEP = 0.25;
/** Corners that turn by less than this (radians) are points of a curve and get no mark. */
const LEAST_TURN = 0.42;

interface Corner {
  readonly ground: GroundPoint;
  readonly seen: Point;
  /** 0 to 1 along the line's way. */
  readonly walked: number;
}

/**
 * Posts on the corners where the view lets posts stand, and short marks outside of the edges. To be painted under the
 * line: it appears long before them and must not be broken where they are going to be.
 */
export function paintPosts(
  painted: PaintedPhoto,
  view: GroundView,
  look: MarkingLook,
  edges: readonly SeenEdge[],
): void {
  if (!look.marks) return;
  const unit = Math.max(painted.width, painted.height) / 1920;
  paintTicks(painted, view, look, edges, unit);
  for (const corner of fromFarToNear(view, edges)) paintPost(painted, view, look, corner, unit);
}

/** Discs on the corners; they come with the line and lie on it. */
export function paintNodes(
  painted: PaintedPhoto,
  view: GroundView,
  look: MarkingLook,
  edges: readonly SeenEdge[],
): void {
  if (!look.marks) return;
  const unit = Math.max(painted.width, painted.height) / 1920;
  for (const corner of fromFarToNear(view, edges)) paintNode(painted, view, look, corner, unit);
}

function fromFarToNear(view: GroundView, edges: readonly SeenEdge[]): Corner[] {
  return turningPoints(edges).sort(
    (one, two) => view.depthOf(two.ground) - view.depthOf(one.ground),
  );
}

function turningPoints(edges: readonly SeenEdge[]): Corner[] {
  return edges.flatMap((edge, index) => {
    const before = edges[(index + edges.length - 1) % edges.length];
    if (before === undefined || Math.hypot(before.b.x - edge.a.x, before.b.y - edge.a.y) > 0.5)
      return [];
    const one = Math.atan2(
      before.groundB.z - before.groundA.z,
      before.groundB.x - before.groundA.x,
    );
    const two = Math.atan2(edge.groundB.z - edge.groundA.z, edge.groundB.x - edge.groundA.x);
    const turn = Math.abs(Math.atan2(Math.sin(two - one), Math.cos(two - one)));
    if (turn < LEAST_TURN) return [];
    return [{ ground: edge.groundA, seen: edge.a, walked: edge.walkedA }];
  });
}

function paintNode(
  painted: PaintedPhoto,
  view: GroundView,
  look: MarkingLook,
  { seen, walked }: Corner,
  unit: number,
): void {
  const row = view.row(seen.y - 0.5);
  if (row === null) return;
  const across = Math.min(15 * unit, Math.max(5 * unit, (view.size * NODE) / row.xStep));
  // The ground's slant at this place flattens the disc; far away a little less than it would, to stay a disc.
  const down = Math.max(0.32, Math.min(1, row.xStep / Math.abs(row.zStep))) * across;
  const time = timeOf('line', arrival(walked));
  const accent = inkOf(look.accent);
  const core = inkOf(look.core);
  each(
    painted,
    seen.x - across * 1.7,
    seen.x + across * 1.7,
    seen.y - down * 1.7 - 3,
    seen.y + down * 1.7 + 3,
    (at, x, y) => {
      const nx = (x - seen.x) / across;
      const ny = (y - seen.y) / down;
      const radius = Math.sqrt(nx * nx + ny * ny);
      const slope =
        radius === 0 ? 1 / down : Math.sqrt((nx / across) ** 2 + (ny / down) ** 2) / radius;
      const away = (radius - 1) / slope;
      painted.paint(at, dark, 0.55 * Math.exp(-((Math.max(0, away) / (1.8 * unit)) ** 2)), time);
      painted.paint(at, core, cover(-away), time);
      painted.paint(at, accent, cover(-away - 0.42 * down), time);
    },
  );
}

function paintPost(
  painted: PaintedPhoto,
  view: GroundView,
  look: MarkingLook,
  { ground, walked }: Corner,
  unit: number,
): void {
  if (!view.standing) return;
  const foot = view.place(ground);
  const head = view.place(ground, view.size * POST_HEIGHT);
  if (foot === null || head === null) return;
  const rise = foot.y - head.y;
  // Seen nearly along itself a post is only its head.
  if (rise < 12 * unit || Math.abs(head.x - foot.x) > rise) return;
  const half = Math.min(3.2 * unit, Math.max(1.1 * unit, rise * 0.028));
  const knob = half * 2.5;
  const delay = 0.45 * arrival(walked);
  const core = inkOf(look.core);
  const accent = inkOf(look.accent);
  const length = Math.hypot(foot.x - head.x, rise);
  const reach = knob + 5 * unit;
  each(
    painted,
    Math.min(foot.x, head.x) - reach,
    Math.max(foot.x, head.x) + reach,
    head.y - reach,
    foot.y + reach,
    (at, x, y) => {
      const t = Math.min(
        1,
        Math.max(
          0,
          ((x - foot.x) * (head.x - foot.x) + (y - foot.y) * (head.y - foot.y)) / length ** 2,
        ),
      );
      const away =
        Math.hypot(x - foot.x - t * (head.x - foot.x), y - foot.y - t * (head.y - foot.y)) - half;
      const fromHead = Math.hypot(x - head.x, y - head.y) - knob;
      const time = timeOf('marks', delay + 0.55 * Math.min(1, t + (fromHead < 1 ? 0.05 : 0)));
      const edge = Math.min(away, fromHead);
      painted.paint(at, dark, 0.5 * Math.exp(-((Math.max(0, edge) / (1.6 * unit)) ** 2)), time);
      painted.paint(at, core, cover(-edge), time);
      painted.paint(at, accent, cover(-fromHead - knob * 0.42), time);
    },
  );
}

/** Short marks outside of the line at quarters of the plot's size, as on a surveyor's drawing. */
function paintTicks(
  painted: PaintedPhoto,
  view: GroundView,
  look: MarkingLook,
  edges: readonly SeenEdge[],
  unit: number,
): void {
  const core = inkOf(look.core);
  const outward = Math.sign(turningSum(view.outline)) || 1;
  for (const edge of edges) {
    const count = Math.round(edge.metres / (view.size * TICK_STEP));
    const nx = (outward * (edge.groundB.z - edge.groundA.z)) / edge.metres;
    const nz = (-outward * (edge.groundB.x - edge.groundA.x)) / edge.metres;
    for (let step = 1; step < count; step += 1) {
      const share = step / count;
      const x = edge.groundA.x + (edge.groundB.x - edge.groundA.x) * share;
      const z = edge.groundA.z + (edge.groundB.z - edge.groundA.z) * share;
      const from = view.place({ x: x + nx * view.size * 0.014, z: z + nz * view.size * 0.014 });
      const long = view.size * (0.014 + TICK_LENGTH);
      const to = view.place({ x: x + nx * long, z: z + nz * long });
      if (from === null || to === null) continue;
      const t = seenShare(edge, share);
      const half = Math.max(0.7 * unit, 0.28 * (edge.halfA + (edge.halfB - edge.halfA) * t));
      const time = timeOf('marks', 0.5 * arrival(edge.walkedA + (edge.walkedB - edge.walkedA) * t));
      paintStroke(painted, from, to, half, core, time, unit);
    }
  }
}

/** The share of an edge in the picture at a share of it on the ground. */
function seenShare(edge: SeenEdge, share: number): number {
  return groundShare({ ...edge, depthA: edge.depthB, depthB: edge.depthA }, share);
}

function turningSum(outline: readonly GroundPoint[]): number {
  let twice = 0;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    twice += a.x * b.z - b.x * a.z;
  }
  return twice;
}
