import type { Box, Size } from '../../design.js';
import { bottomOf, rightOf } from '../layout/areas.js';

export type AreaShape =
  | { readonly kind: 'rectangle'; readonly radius: number }
  | { readonly kind: 'circle' }
  /** `box` of the area is the upright box that is turned about its middle. */
  | { readonly kind: 'tilted'; readonly degrees: number }
  | { readonly kind: 'other' };

export interface Outline {
  readonly box: Box;
  readonly shape: AreaShape;
}

export interface FittedOutline extends Outline {
  /** 0..1: the share of the outline along which a mask ends. */
  readonly support: number;
}

type Point = readonly [number, number];

/** Px by which a place is outside of an outline; negative inside. Each shape is a box with round corners, turned about its middle. */
export function outsideOf({ box, shape }: Outline): (x: number, y: number) => number {
  if (shape.kind === 'other') return () => -Infinity;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const angle = shape.kind === 'tilted' ? (shape.degrees * Math.PI) / 180 : 0;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const half = Math.min(box.width, box.height) / 2;
  const radius = shape.kind === 'circle' ? half : shape.kind === 'rectangle' ? shape.radius : 0;
  return (x, y) => {
    const [dx, dy] = [x - middleX, y - middleY];
    const across = Math.abs(dx * cosine + dy * sine) - box.width / 2 + radius;
    const down = Math.abs(dy * cosine - dx * sine) - box.height / 2 + radius;
    const out = Math.max(0, across) ** 2 + Math.max(0, down) ** 2;
    return Math.sqrt(out) + Math.min(0, Math.max(across, down)) - radius;
  };
}

/** Least support of an outline. Below, a shape is none of those that designers draw. */
const LEAST = 0.55;
const BETTER = 0.1;

/** The outline that a mask has as far as it is seen: what lies over a photo, or a sky in the paper's colour, hides parts of it. */
export function outlineOf(mask: Uint8Array, picture: Size, box: Box): FittedOutline {
  const edge = edgeOf(mask, picture, box);
  const points = thinned(edge);
  const outlines = [
    ...boxesAt(edge, 0).boxes.map((upright) => rounded(edge, upright)),
    ...turned(points),
    disc(points, box),
  ]
    .filter((outline) => shareOutside(outline, mask, picture, box) < OUTSIDE)
    .map((outline) => ({ ...outline, support: supportOf(outline, edge) }));
  const other: FittedOutline = { box, shape: { kind: 'other' }, support: 0 };
  // The plainest comes first; another has to be clearly better.
  const best = outlines.reduce(
    (sofar, next) => (next.support > sofar.support + BETTER ? next : sofar),
    other,
  );
  return best.support < LEAST ? other : best;
}

/** Share of a mask that sticks out of its outline at most, such as a tape, and px of which one is looked at. */
const OUTSIDE = 0.02;
const EVERY = 3;

function shareOutside(outline: Outline, mask: Uint8Array, { width }: Size, box: Box): number {
  const outside = outsideOf(outline);
  let [out, all] = [0, 0];
  for (let y = box.y; y < bottomOf(box); y += EVERY) {
    for (let x = box.x; x < rightOf(box); x += EVERY) {
      if (mask[y * width + x] !== 1) continue;
      all += 1;
      if (outside(x + INSIDE, y + INSIDE) > ON) out += 1;
    }
  }
  return out / Math.max(1, all);
}

/** Middles of the px at a mask's edge, the picture's own edge included. */
function edgeOf(mask: Uint8Array, { width, height }: Size, box: Box): Point[] {
  const points: Point[] = [];
  for (let y = box.y; y < bottomOf(box); y += 1) {
    for (let x = box.x; x < rightOf(box); x += 1) {
      const at = y * width + x;
      if (mask[at] !== 1) continue;
      const isInside =
        x > 0 &&
        y > 0 &&
        x < width - 1 &&
        y < height - 1 &&
        mask[at - 1] === 1 &&
        mask[at + 1] === 1 &&
        mask[at - width] === 1 &&
        mask[at + width] === 1;
      if (!isInside) points.push([x + 0.5, y + 0.5]);
    }
  }
  return points;
}

/** Parts of an outline that are looked at, and how far off it a mask may end, in px. */
const PARTS = 120;
const ON = 1.5;
/** Px from the edge of a mask to the middle of its outermost px. */
const INSIDE = 0.5;

/** What sticks out of a photo seldom has its corners: they weigh more. Reach as a share of a quarter turn. */
const CORNER = { reach: 0.11, weight: 3 };

function supportOf(outline: Outline, edge: readonly Point[]): number {
  const { box, shape } = outline;
  const outside = outsideOf(outline);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const angle = shape.kind === 'tilted' ? (shape.degrees * Math.PI) / 180 : 0;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const seen = new Uint8Array(PARTS);
  for (const [px, py] of edge) {
    if (Math.abs(outside(px, py) + INSIDE) > ON) continue;
    const [dx, dy] = [px - x, py - y];
    const across = (dx * cosine + dy * sine) / box.width;
    const down = (dy * cosine - dx * sine) / box.height;
    const turn = (Math.atan2(down, across) / (2 * Math.PI) + 1) % 1;
    seen[Math.floor(turn * PARTS)] = 1;
  }
  let [found, all] = [0, 0];
  for (const [part, value] of seen.entries()) {
    const isCorner = Math.abs((((4 * part) / PARTS) % 1) - 0.5) < CORNER.reach;
    const weight = isCorner ? CORNER.weight : 1;
    found += weight * value;
    all += weight;
  }
  return found / all;
}

/** Places of an edge that are looked at where many are tried. */
const LOOKED_AT = 800;

function thinned(edge: readonly Point[]): readonly Point[] {
  const every = Math.ceil(edge.length / LOOKED_AT);
  return edge.filter((_, at) => at % every === 0);
}

/** Boxes turned by an angle: around all of an edge, and by the lines that most of it ends on, whatever sticks out. */
function boxesAt(
  points: readonly Point[],
  degrees: number,
): { readonly boxes: readonly Box[]; readonly on: number } {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const across = sidesOf(points.map(([x, y]) => x * cosine + y * sine));
  const down = sidesOf(points.map(([x, y]) => y * cosine - x * sine));
  const box = ([left, right]: readonly number[], [top, bottom]: readonly number[]): Box => {
    const size = { width: (right ?? 0) - (left ?? 0), height: (bottom ?? 0) - (top ?? 0) };
    const [u, v] = [((left ?? 0) + (right ?? 0)) / 2, ((top ?? 0) + (bottom ?? 0)) / 2];
    const [x, y] = [u * cosine - v * sine, u * sine + v * cosine];
    return { x: x - size.width / 2, y: y - size.height / 2, ...size };
  };
  return {
    boxes: [box(across.all, down.all), box(across.lines, down.lines)],
    on: across.on + down.on,
  };
}

/** Both ends of some places, the lines that most of each half are on, and how many those are. */
function sidesOf(places: readonly number[]) {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const counts = new Int32Array(Math.ceil(last - first) + 2);
  for (const place of places) {
    const at = Math.round(place - first);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const near = (at: number) => (counts[at] ?? 0) + (counts[at + 1] ?? 0);
  const middle = counts.length >> 1;
  let [left, right] = [0, counts.length - 2];
  for (let at = 0; at < middle; at += 1) if (near(at) > near(left)) left = at;
  for (let at = counts.length - 2; at >= middle; at -= 1) if (near(at) > near(right)) right = at;
  const line = (at: number) => first + at + (counts[at + 1] ?? 0) / Math.max(1, near(at));
  return {
    all: [first - INSIDE, last + INSIDE],
    lines: [line(left) - INSIDE, line(right) + INSIDE],
    on: near(left) + near(right),
  };
}

/** The boxes at the slant, from -45 to 45 degrees, at which most of an edge is on straight lines. */
function turned(points: readonly Point[]): Outline[] {
  let [degrees, most] = [0, 0];
  for (let tried = -45; tried < 45; tried += 0.5) {
    const { on } = boxesAt(points, tried);
    if (Math.abs(tried) >= 1 && on > most) [degrees, most] = [tried, on];
  }
  return boxesAt(points, degrees).boxes.map((box) => ({ box, shape: { kind: 'tilted', degrees } }));
}

/** Least radius in px of a corner that is round. */
const ROUNDED = 5;

/** An upright box, with the corners that fit the edge best. */
function rounded(edge: readonly Point[], box: Box): Outline {
  const half = Math.min(box.width, box.height) / 2;
  let [radius, least] = [0, Infinity];
  for (let tried = 0; tried <= half; tried += Math.max(1, half / 60)) {
    const outside = outsideOf({ box, shape: { kind: 'rectangle', radius: tried } });
    const off = edge.reduce(
      (sum, [px, py]) => sum + Math.min(2 * ON, Math.abs(outside(px, py) + INSIDE)),
      0,
    );
    if (off < least) [radius, least] = [tried, off];
  }
  const isDisc = radius > 0.9 * half && Math.abs(box.width / box.height - 1) < 0.1;
  if (isDisc) return { box, shape: { kind: 'circle' } };
  return { box, shape: { kind: 'rectangle', radius: radius < ROUNDED ? 0 : radius } };
}

/** Circles through three places of the edge that are tried. */
const TRIES = 300;

/** The circle that most of the edge runs along, however much of it is hidden. */
function disc(points: readonly Point[], extent: Box): Outline {
  let [best, most]: [Outline, number] = [{ box: extent, shape: { kind: 'circle' } }, 0];
  const longest = Math.max(extent.width, extent.height);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Places that look random and are the same each time.
    const [one, two, three] = [7919, 104729, 1299709].map(
      (step) => points[((attempt + 1) * step) % points.length],
    );
    const box = one && two && three ? around(one, two, three) : null;
    if (box === null || box.width > 1.3 * longest || box.width < 0.3 * longest) continue;
    const outline: Outline = { box, shape: { kind: 'circle' } };
    const support = supportOf(outline, points);
    if (support > most) [best, most] = [outline, support];
  }
  return best;
}

/** The box of the circle through three points; null where they lie on a line. */
function around(one: Point, two: Point, three: Point): Box | null {
  const [ax, ay] = [two[0] - one[0], two[1] - one[1]];
  const [bx, by] = [three[0] - one[0], three[1] - one[1]];
  const cross = 2 * (ax * by - ay * bx);
  if (Math.abs(cross) < 1e-6) return null;
  const [a, b] = [ax * ax + ay * ay, bx * bx + by * by];
  const [x, y] = [(by * a - ay * b) / cross, (ax * b - bx * a) / cross];
  const radius = Math.hypot(x, y) + INSIDE;
  return {
    x: one[0] + x - radius,
    y: one[1] + y - radius,
    width: 2 * radius,
    height: 2 * radius,
  };
}
