import sharp from 'sharp';
import { damagedUnless } from '../image-rejected.js';
import { decoding } from '../inspect-image.js';
import type { Polygon } from '../raster.js';
import { polygonShare } from './geometry.js';
import { simplifyToCorners, traceOutline } from './outline.js';
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
