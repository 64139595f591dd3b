import type { Point } from '@groundwork/imaging';
import { signedArea } from '@groundwork/imaging/polygon-geometry';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { flat } from '@groundwork/photo-reading/plot/measure-plot';

import type { GroundView } from './ground-view.js';
import { arrival, CORNER, groundShare, meet, type SeenEdge, turnBetween } from './outline-path.js';
import { type Ink, mixInks, type PaintedPhoto } from './painted-photo.js';
import { cover, each, nearBlack, paintStroke, timeOf } from './strokes.js';

/** Shares of the plot's size. */
const POST_HEIGHT = 0.085;
/** Share of the picture's height. */
const HIGHEST_POST = 0.11;
const NODE = 0.015;
/** Of a post. */
const BANDS = 5;
const TICK_LENGTH = 0.02;
const TICK_STEP = 0.25;
const white: Ink = [255, 255, 255];

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
  accent: Ink,
  edges: readonly SeenEdge[],
): void {
  const unit = Math.max(painted.width, painted.height) / 1920;
  if (view.steep) paintTicks(painted, view, accent, edges, unit);
  for (const corner of fromFarToNear(view, edges)) paintPost(painted, view, accent, corner, unit);
}

/** Discs on the corners; they come with the line and lie on it. */
export function paintNodes(
  painted: PaintedPhoto,
  view: GroundView,
  accent: Ink,
  edges: readonly SeenEdge[],
): void {
  const unit = Math.max(painted.width, painted.height) / 1920;
  for (const corner of fromFarToNear(view, edges)) paintNode(painted, view, accent, corner, unit);
}

function fromFarToNear(view: GroundView, edges: readonly SeenEdge[]): Corner[] {
  return turningPoints(edges).sort(
    (one, two) => view.depthOf(two.ground) - view.depthOf(one.ground),
  );
}

function turningPoints(edges: readonly SeenEdge[]): Corner[] {
  return edges.flatMap((edge, index) => {
    const before = edges.at(index - 1);
    if (before === undefined || !meet(before, edge) || turnBetween(before, edge) < CORNER)
      return [];
    return [{ ground: edge.groundA, seen: edge.a, walked: edge.walkedA }];
  });
}

function paintNode(
  painted: PaintedPhoto,
  view: GroundView,
  accent: Ink,
  { seen, walked }: Corner,
  unit: number,
): void {
  const row = view.row(seen.y - 0.5);
  if (row === null) return;
  const across = Math.min(15 * unit, Math.max(5 * unit, (view.size * NODE) / row.xStep));
  // The ground's slant at this place flattens the disc; far away a little less than it would, to stay a disc.
  const down = Math.max(0.32, Math.min(1, row.xStep / Math.abs(row.zStep))) * across;
  const time = timeOf('line', arrival(walked));
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
      painted.paint(
        at,
        nearBlack,
        0.55 * Math.exp(-((Math.max(0, away) / (1.8 * unit)) ** 2)),
        time,
      );
      painted.paint(at, white, cover(-away), time);
      painted.paint(at, accent, cover(-away - 0.42 * down), time);
    },
  );
}

/** In metres: a share of the plot's size, but never so much that the nearest post would rule the picture. */
export function postHeight(view: GroundView, pictureHeight: number): number {
  const wanted = view.size * POST_HEIGHT;
  const highest = view.outline.reduce((most, at) => {
    const foot = view.place(at);
    const head = view.place(at, wanted);
    return foot === null || head === null ? most : Math.max(most, foot.y - head.y);
  }, 0);
  return wanted * Math.min(1, (HIGHEST_POST * pictureHeight) / Math.max(1, highest));
}

function paintPost(
  painted: PaintedPhoto,
  view: GroundView,
  accent: Ink,
  { ground, walked }: Corner,
  unit: number,
): void {
  if (!view.standing) return;
  const foot = view.place(ground);
  const head = view.place(ground, postHeight(view, painted.height));
  if (foot === null || head === null) return;
  const rise = foot.y - head.y;
  // Seen nearly along itself a post is only its head.
  if (rise < 12 * unit || Math.abs(head.x - foot.x) > rise) return;
  const foundAt = 0.45 * arrival(walked);
  const half = Math.min(2.3 * unit, Math.max(1, 0.9 * unit, rise * 0.021));
  const inks = [white, accent] as const;
  const length = Math.hypot(foot.x - head.x, rise);
  const reach = half + 4 * unit;
  each(
    painted,
    Math.min(foot.x, head.x) - reach,
    Math.max(foot.x, head.x) + reach,
    head.y - reach,
    foot.y + reach,
    (at, x, y) => {
      const along = (x - foot.x) * (head.x - foot.x) + (y - foot.y) * (head.y - foot.y);
      const t = Math.min(1, Math.max(0, along / length ** 2));
      const dx = x - foot.x - t * (head.x - foot.x);
      const dy = y - foot.y - t * (head.y - foot.y);
      const away = Math.hypot(dx, dy) - half;
      const time = timeOf('marks', foundAt + 0.55 * t);
      const shade = Math.exp(-((Math.max(0, away) / (1.6 * unit)) ** 2));
      painted.paint(at, nearBlack, 0.5 * shade, time);
      painted.paint(at, bandInk(inks, t, length / BANDS), cover(-away), time);
    },
  );
}

/** Alternating bands, as on a surveyor's pole; the topmost in the accent. `pixels` is a band's height. */
function bandInk(inks: readonly [Ink, Ink], t: number, pixels: number): Ink {
  const band = (1 - t) * BANDS;
  const part = band - Math.floor(band);
  const [here, next] = Math.floor(band) % 2 === 0 ? [inks[1], inks[0]] : inks;
  return mixInks(here, next, cover((part - 1) * pixels));
}

/** Short marks outside of the line at quarters of the plot's size, as on a surveyor's drawing. */
function paintTicks(
  painted: PaintedPhoto,
  view: GroundView,
  accent: Ink,
  edges: readonly SeenEdge[],
  unit: number,
): void {
  const outward = Math.sign(signedArea(flat(view.outline))) || 1;
  for (const edge of edges) {
    const count = Math.round(edge.metres / (view.size * TICK_STEP));
    const nx = (outward * (edge.groundB.z - edge.groundA.z)) / edge.metres;
    const nz = (-outward * (edge.groundB.x - edge.groundA.x)) / edge.metres;
    for (let step = 1; step < count; step += 1) {
      const share = step / count;
      const x = edge.groundA.x + (edge.groundB.x - edge.groundA.x) * share;
      const z = edge.groundA.z + (edge.groundB.z - edge.groundA.z) * share;
      const from = view.place({ x: x + nx * view.size * 0.006, z: z + nz * view.size * 0.006 });
      const long = view.size * TICK_LENGTH;
      const to = view.place({ x: x + nx * long, z: z + nz * long });
      if (from === null || to === null) continue;
      const t = seenShare(edge, share);
      const half = Math.max(0.8 * unit, 0.3 * (edge.halfA + (edge.halfB - edge.halfA) * t));
      const time = timeOf('marks', 0.5 * arrival(edge.walkedA + (edge.walkedB - edge.walkedA) * t));
      paintStroke(painted, from, to, half, accent, time, unit);
    }
  }
}

function seenShare(edge: SeenEdge, share: number): number {
  return groundShare({ ...edge, depthA: edge.depthB, depthB: edge.depthA }, share);
}
