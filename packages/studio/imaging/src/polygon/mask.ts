import { contours } from 'd3-contour';
import sharp from 'sharp';
import simplify from 'simplify-js';
import { damagedUnless } from '../image-rejected.js';
import { decoding } from '../inspect-image.js';
import type { Point, Polygon } from '../raster.js';
import { distanceToSegment, polygonShare } from './geometry.js';

/** A mask that marks nothing to build on, or all around it. */
export class MaskRejected extends Error {
  override readonly name = 'MaskRejected';

  constructor(readonly reason: 'no_area' | 'inverted') {
    super(`no plot in a mask: ${reason}`);
  }
}

/** Longer side at which masks are read, in pixels: finer than any outline that is drawn from one. */
const MASK_SIDE = 1280;
/** Least share of the picture that a region or a hole takes; what is smaller are specks. */
const LEAST_SHARE = 0.001;
const MOST_CORNERS = 40;
const WHITE = 128;
/** Share of the picture's border that the white part touches where black marks the plot. */
const INVERTED = 0.5;

/**
 * Finds the buildable area that a customer painted: white is buildable, black and transparent are not. Regions and holes
 * are one outline, joined by seams that are walked both ways: inside is what it goes around an odd number of times.
 * Throws ImageRejected (`damaged`) or MaskRejected.
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
        // The outline of what touches the picture's border runs along it.
        .extend({ ...{ top: 1, bottom: 1, left: 1, right: 1 }, background: '#000000' })
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const { width, height } = info;
  const [painted] = contours().size([width, height]).thresholds([WHITE])(Array.from(data));
  const tolerance = Math.max(1, Math.hypot(width, height) * 0.003);
  const [largest, ...others] = (painted?.coordinates ?? [])
    .flat()
    .map((ring) => ring.map(([x = 0, y = 0]) => ({ x: x - 1, y: y - 1 })))
    .filter((ring) => polygonShare(ring) >= LEAST_SHARE * width * height)
    .map((ring) => cornersOf(ring, tolerance))
    .sort((one, other) => polygonShare(other) - polygonShare(one));
  if (largest === undefined || largest.length < 3) throw new MaskRejected('no_area');
  // The outline cuts the corners of pixels.
  const share = (value: number, most: number) =>
    value < 1 ? 0 : value > most - 3 ? 1 : value / (most - 2);
  const polygon = others
    .reduce(joined, largest)
    .map(({ x, y }) => ({ x: share(x, width), y: share(y, height) }));
  const marked = polygonShare(polygon);
  if (marked < 1 - LEAST_SHARE && borderShare(data, width, height) > INVERTED) {
    throw new MaskRejected('inverted');
  }
  return { polygon, share: marked };
}

/** Share of the picture's border that is white, one pixel in from the margin. */
function borderShare(data: Uint8Array, width: number, height: number): number {
  const at = (x: number, y: number) => data[y * width + x] ?? 0;
  const border = [
    ...Array.from({ length: width - 2 }, (_, x) => [at(x + 1, 1), at(x + 1, height - 2)]),
    ...Array.from({ length: height - 2 }, (_, y) => [at(1, y + 1), at(width - 2, y + 1)]),
  ].flat();
  return border.filter((value) => value >= WHITE).length / border.length;
}

/** Simplifies a closed outline, further and further until it has few enough corners. */
function cornersOf(ring: readonly Point[], tolerance: number): Point[] {
  // It begins at a corner that stays one: none is farther from its opposite.
  const start = farthest(ring, ring[farthest(ring, ring[0])]);
  const turned = [
    ...ring.slice(start, -1),
    ...ring.slice(0, start),
    ...ring.slice(start, start + 1),
  ];
  for (let allowed = tolerance; ; allowed *= 1.3) {
    const kept = simplify(turned, allowed, true).slice(0, -1);
    // Of two points beside a blunt corner one is needless.
    const corners = kept.filter((point, at) => {
      const [before, after] = [kept.at(at - 1) ?? point, kept[(at + 1) % kept.length] ?? point];
      return kept.length < 5 || distanceToSegment(point, before, after) > allowed;
    });
    if (corners.length <= MOST_CORNERS) return corners;
  }
}

const apart = (a: Point, b: Point) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

function farthest(points: readonly Point[], from: Point = { x: 0, y: 0 }): number {
  return points.reduce(
    (best, point, at) => (apart(point, from) > apart(points[best] ?? from, from) ? at : best),
    0,
  );
}

/** Joins two outlines by a seam where they are nearest. */
function joined(one: Point[], other: readonly Point[]): Point[] {
  const seams = one.flatMap((from, at) =>
    other.map((to, opposite) => ({ at, opposite, length: apart(from, to) })),
  );
  const { at, opposite } = seams.reduce((best, next) => (next.length < best.length ? next : best));
  const around = [...other.slice(opposite), ...other.slice(0, opposite + 1)];
  return [...one.slice(0, at + 1), ...around, ...one.slice(at)];
}
