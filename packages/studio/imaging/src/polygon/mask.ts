import sharp from 'sharp';
import { damagedUnless } from '../image-rejected.js';
import { decoding } from '../inspect-image.js';
import type { Point, Polygon } from '../raster.js';
import { polygonShare } from './geometry.js';
import { largestRegion } from './regions.js';

/** A mask without a region large enough to build on. */
export class MaskRejected extends Error {
  override readonly name = 'MaskRejected';
  readonly reason = 'no_area';
}

/** Longer side at which masks are read, in pixels: finer than any outline that is drawn from one. */
const MASK_SIDE = 1280;
/** Smallest usable region as a share of the picture. */
const LEAST_SHARE = 0.001;
const MOST_CORNERS = 40;

/**
 * Finds the buildable area that a customer painted: white is buildable, black and transparent are not.
 * Of several regions the largest counts. Throws ImageRejected (`damaged`) or MaskRejected.
 */
export async function polygonFromMask(
  bytes: Uint8Array,
): Promise<{ readonly polygon: Polygon; readonly share: number }> {
  const { data, info } = await decoding.run(() =>
    damagedUnless(() =>
      sharp(bytes, { failOn: 'error' })
        .autoOrient()
        .flatten({ background: '#000000' })
        .resize(MASK_SIDE, MASK_SIDE, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('b-w')
        .extractChannel(0)
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const { width, height } = info;
  const grid = Uint8Array.from(data, (value) => (value >= 128 ? 1 : 0));
  const region = largestRegion(grid, width, height);
  if (region === null || region.size < LEAST_SHARE * width * height) {
    throw new MaskRejected('The mask has no white area that could be built on.');
  }
  const outline = traceOutline(region.grid, width, height);
  const tolerance = Math.max(1, Math.hypot(width, height) * 0.003);
  const corners = simplifyToCorners(outline, tolerance, MOST_CORNERS);
  const polygon = corners.map(({ x, y }) => ({ x: x / width, y: y / height }));
  if (polygon.length < 3) throw new MaskRejected('The white area of the mask is only a line.');
  return { polygon, share: polygonShare(polygon) };
}

/**
 * Walks the outer border of the region that the first cell in reading order belongs to, along the
 * edges between cells, clockwise. Corners are in cells: 0,0 is the top left corner of the first cell.
 * Holes are not walked. Returns no corners for an empty grid.
 */
function traceOutline(grid: Uint8Array, width: number, height: number): Point[] {
  const first = grid.indexOf(1);
  if (first < 0) return [];
  const on = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && grid[y * width + x] === 1;
  const startX = first % width;
  const startY = Math.floor(first / width);
  const corners: Point[] = [{ x: startX, y: startY }];
  let x = startX + 1;
  let y = startY;
  // Heading in steps along the edges; the region stays on the right hand.
  let dx = 1;
  let dy = 0;
  while (x !== startX || y !== startY) {
    // The two cells ahead of the corner at x, y; -0.5 and floor pick them for each of the four headings.
    const right = on(Math.floor(x + (dx - dy) / 2), Math.floor(y + (dy + dx) / 2));
    const left = on(Math.floor(x + (dx + dy) / 2), Math.floor(y + (dy - dx) / 2));
    if (!right) {
      corners.push({ x, y });
      [dx, dy] = [-dy, dx];
    } else if (left) {
      corners.push({ x, y });
      [dx, dy] = [dy, -dx];
    }
    x += dx;
    y += dy;
  }
  return corners;
}

/** Douglas and Peucker's simplification of a closed outline; `tolerance` in the outline's unit. */
function simplifyOutline(outline: readonly Point[], tolerance: number): Point[] {
  const [first] = outline;
  if (first === undefined || outline.length < 4) return [...outline];
  // A closed outline is cut where it is widest: at two corners far from each other.
  const far = farthestFrom(outline, first);
  const start = farthestFrom(outline, outline[far] ?? first);
  const turned = [...outline.slice(start), ...outline.slice(0, start)];
  const middle = farthestFrom(turned, turned[0] ?? first);
  const closed = [...turned, turned[0] ?? first];
  const keep = new Uint8Array(closed.length);
  keep[0] = 1;
  keep[middle] = 1;
  const spans: [number, number][] = [
    [0, middle],
    [middle, closed.length - 1],
  ];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const a = closed[from] ?? first;
    const b = closed[to] ?? first;
    let worst = 0;
    let at = -1;
    for (let index = from + 1; index < to; index += 1) {
      const distance = distanceToSegment(closed[index] ?? first, a, b);
      if (distance > worst) {
        worst = distance;
        at = index;
      }
    }
    if (at < 0 || worst <= tolerance) continue;
    keep[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return withoutNeedless(turned, keep, tolerance);
}

/** The farthest point of a stair is not always its corner, which leaves points that the others make needless. */
function withoutNeedless(outline: readonly Point[], keep: Uint8Array, tolerance: number): Point[] {
  let kept = outline.flatMap((_, index) => (keep[index] === 1 ? [index] : []));
  for (let at = 0; at < kept.length && kept.length > 3; ) {
    const from = kept[(at + kept.length - 1) % kept.length] ?? 0;
    const to = kept[(at + 1) % kept.length] ?? 0;
    const a = outline[from];
    const b = outline[to];
    let needless = a !== undefined && b !== undefined;
    for (let step = (from + 1) % outline.length; needless && step !== to; ) {
      const point = outline[step];
      if (point !== undefined && a !== undefined && b !== undefined) {
        needless = distanceToSegment(point, a, b) <= tolerance;
      }
      step = (step + 1) % outline.length;
    }
    if (needless) kept = kept.filter((_, index) => index !== at);
    else at += 1;
  }
  return kept.flatMap((index) => outline[index] ?? []);
}

/** Simplifies further and further until there are at most `most` corners. */
function simplifyToCorners(outline: readonly Point[], tolerance: number, most: number): Point[] {
  for (let allowed = tolerance; ; allowed *= 1.3) {
    const corners = simplifyOutline(outline, allowed);
    if (corners.length <= most) return corners;
  }
}

function farthestFrom(points: readonly Point[], from: Point): number {
  let best = 0;
  let most = -1;
  for (const [index, point] of points.entries()) {
    const distance = (point.x - from.x) ** 2 + (point.y - from.y) ** 2;
    if (distance > most) {
      most = distance;
      best = index;
    }
  }
  return best;
}

function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const along =
    length === 0
      ? 0
      : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length));
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}
