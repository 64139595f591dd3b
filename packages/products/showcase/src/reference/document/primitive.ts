import type { Box } from '../../design.js';
import type { Outline } from './design-document.js';
import type { Point } from './trace.js';

/** Px that all but a few points of a contour may lie out of a primitive, and those few. */
const NEAR = 1;
const FEW = { share: 0.03, near: 2 };
/** Share of the points that may lie further inside: where a corner is under something else. */
const BITTEN = 0.16;
/** Px at an end of a contour within which its points are of that side. */
const SIDE = 1.6;
/** Points of a contour that are enough to know it by. */
const MOST_POINTS = 600;
/** Degrees up to which a box is upright. */
const UPRIGHT = 0.15;

/**
 * The rectangle, turned or with round corners, or the ellipse that a contour is; null for other shapes. All lengths in
 * px of the map.
 *
 * @param points of its own edge, where nothing lies over it
 */
export function primitiveOf(points: readonly Point[]): Outline | null {
  if (points.length < 12) return null;
  const every = Math.ceil(points.length / MOST_POINTS);
  const free = points.filter((_, at) => at % every === 0);
  return (
    accepted(uprightBox(free), free) ??
    accepted(ellipse(free), free) ??
    accepted(turnedBox(free), free)
  );
}

/** Px from the hull of a contour within which it is not bitten into. */
const AT_HULL = 1;

/** The points of a contour that lie at its convex hull: where nothing bites into a shape, all of them. */
export function atHull(ring: readonly Point[]): Point[] {
  const hull = hullOf(ring);
  return ring.filter((point) =>
    hull.some((from, at) => {
      const to = hull[(at + 1) % hull.length] ?? from;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const away =
        (point[0] - from[0]) * (to[1] - from[1]) - (point[1] - from[1]) * (to[0] - from[0]);
      return length > 0 && Math.abs(away) / length <= AT_HULL;
    }),
  );
}

function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (from: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of from) {
      for (;;) {
        const [one, two] = chain.slice(-2);
        if (one === undefined || two === undefined) break;
        const turns =
          (two[0] - one[0]) * (point[1] - one[1]) - (two[1] - one[1]) * (point[0] - one[0]);
        if (turns > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Share of a contour that may lie anywhere, where it is that of a panel on a photo whose colours are like its own. */
const RAGGED = 0.3;
/** Share of its extent at each side in which that side of a ragged shape is looked for, and px that are one place. */
const OUTER = 0.3;
const PLACE = 0.5;

/** The upright rectangle that most of a ragged contour lies on; null for other shapes. */
export function raggedBox(points: readonly Point[]): Outline | null {
  const side = (axis: 0 | 1, sign: 1 | -1) => {
    const values = points.map((point) => sign * point[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const counts = new Map<number, number>();
    for (const value of values) {
      if (value > low + OUTER * (high - low)) continue;
      const place = Math.round(value / PLACE);
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
    return sign * (most?.[0] ?? 0) * PLACE;
  };
  const [left, right, top, bottom] = [side(0, 1), side(0, -1), side(1, 1), side(1, -1)];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  if (box.width <= 0 || box.height <= 0) return null;
  const outline: Outline = { kind: 'rectangle', box, radius: radiusOf(box, points), degrees: 0 };
  const distance = distanceFrom(outline);
  const off = points.filter(([x, y]) => Math.abs(distance(x, y)) > NEAR).length;
  return off > RAGGED * points.length ? null : outline;
}

function accepted(outline: Outline | null, points: readonly Point[]): Outline | null {
  if (outline === null) return null;
  const distance = distanceFrom(outline);
  const away = points.map(([x, y]) => distance(x, y));
  const share = (isOff: (off: number) => boolean) => away.filter(isOff).length / points.length;
  if (away.some((off) => off > FEW.near)) return null;
  if (share((off) => off > NEAR) > FEW.share) return null;
  return share((off) => off < -NEAR) > BITTEN ? null : outline;
}

function uprightBox(points: readonly Point[]): Outline {
  const box = boxAround(points);
  return { kind: 'rectangle', box, radius: radiusOf(box, points), degrees: 0 };
}

/** Each side is the mean of the points along it. */
function boxAround(points: readonly Point[]): Box {
  const side = (axis: 0 | 1, sign: 1 | -1) => {
    const values = points.map((point) => sign * point[axis]);
    const end = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
    const near = values.filter((value) => value < end + SIDE).toSorted((a, b) => a - b);
    return sign * (near[near.length >> 1] ?? end);
  };
  const [left, right, top, bottom] = [side(0, 1), side(0, -1), side(1, 1), side(1, -1)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The radius that the points at the corners lie nearest to. */
function radiusOf(box: Box, points: readonly Point[]): number {
  const most = Math.min(box.width, box.height) / 2;
  const off = (radius: number) => {
    const distance = distanceFrom({ kind: 'rectangle', box, radius, degrees: 0 });
    return points.reduce((sum, [x, y]) => sum + Math.abs(distance(x, y)), 0);
  };
  let best = { radius: 0, off: off(0) };
  for (let radius = 1; radius <= most; radius += Math.max(0.5, most / 60)) {
    const here = off(radius);
    if (here < best.off) best = { radius, off: here };
  }
  const atMost = off(most);
  return atMost <= best.off ? most : best.radius < 0.75 ? 0 : best.radius;
}

function ellipse(points: readonly Point[]): Outline {
  return { kind: 'ellipse', box: boxAround(points) };
}

/** The smallest box around the points, turned by up to 45 degrees to either side. */
function turnedBox(points: readonly Point[]): Outline | null {
  const at = (degrees: number) => {
    const turned = points.map((point) => turn(point, -degrees));
    return { degrees, box: boxAround(turned) };
  };
  const hull = hullOf(points);
  const areaAt = (degrees: number) => {
    const turned = hull.map((point) => turn(point, -degrees));
    const xs = turned.map(([x]) => x);
    const ys = turned.map(([, y]) => y);
    return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  };
  let best = { degrees: 0, area: Number.POSITIVE_INFINITY };
  for (const step of [1, 0.1, 0.02]) {
    const [from, to] =
      step === 1 ? [-45, 45] : [best.degrees - 12 * step, best.degrees + 12 * step];
    for (let degrees = from; degrees <= to; degrees += step) {
      const area = areaAt(degrees);
      if (area < best.area) best = { degrees, area };
    }
  }
  if (Math.abs(best.degrees) < UPRIGHT) return null;
  const { box, degrees } = at(best.degrees);
  const [x, y] = turn([box.x + box.width / 2, box.y + box.height / 2], degrees);
  const upright = { ...box, x: x - box.width / 2, y: y - box.height / 2 };
  const radius = radiusOf(
    upright,
    points.map((point) => turnAbout(point, [x, y], -degrees)),
  );
  return { kind: 'rectangle', box: upright, radius, degrees };
}

function turn([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

function turnAbout([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const [u, v] = turn([x - cx, y - cy], degrees);
  return [u + cx, v + cy];
}

/** Px of a place from the edge of a primitive, below 0 inside of it; for an ellipse, near its edge. */
export function distanceFrom(outline: Outline): (x: number, y: number) => number {
  const { box } = outline;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const [a, b] = [box.width / 2, box.height / 2];
  if (outline.kind === 'ellipse') {
    return (x, y) => {
      const [u, v] = [(x - cx) / a, (y - cy) / b];
      const reach = Math.sqrt(u * u + v * v);
      const slope = Math.sqrt((u / a) ** 2 + (v / b) ** 2);
      return slope === 0 ? -Math.min(a, b) : ((reach - 1) * reach) / slope;
    };
  }
  const [degrees, radius] =
    outline.kind === 'rectangle' ? [outline.degrees, outline.radius] : [0, 0];
  const angle = (degrees * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return (x, y) => {
    const dx = x - cx;
    const dy = y - cy;
    const across = Math.abs(dx * cosine + dy * sine) - a + radius;
    const down = Math.abs(dy * cosine - dx * sine) - b + radius;
    const out = Math.sqrt(Math.max(0, across) ** 2 + Math.max(0, down) ** 2);
    return out + Math.min(0, Math.max(across, down)) - radius;
  };
}
