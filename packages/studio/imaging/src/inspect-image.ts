import { Semaphore } from '@groundwork/runtime/semaphore';
import sharp from 'sharp';
import { knownTypeOf, openPicture } from './decoding/open-picture.js';
import { damagedUnless, ImageRejected } from './image-rejected.js';
import type { ImageType } from './image-type.js';

export interface ImageInspection {
  readonly type: ImageType;
  /** Pixels, upright: after the file's orientation is applied. Of an SVG, its own size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/** Decoding a 40-megapixel picture can take some 150 MB; a small container has room for two. */
export const decoding = new Semaphore(2);

/**
 * Bytes that decoding one picture may take: two kilobytes of AVIF can ask for 1.8 GB, and the gateway has one. A HEIC
 * of 48 megapixels, as telephones take them, needs 634 MB.
 */
const MOST_DECODING_BYTES = 640e6;
/** Pictures that need more than this are decoded one after the other. */
const LARGE_DECODING_BYTES = 160e6;
const decodingLarge = new Semaphore(1);

/** An SVG is drawn this large, to see that it can be. */
const TRIAL_SIDE = 256;

/**
 * Says what a stranger's bytes are. The content alone decides the type; the pixel limit is held
 * against the header before anything is decoded; then the first frame is decoded whole, so that a
 * truncated or broken file is found. Of an ICO the largest picture counts. Throws ImageRejected.
 *
 * `maxPixels` and `minShorterSide` are in pixels. An SVG can't be too small: it is drawn at any size.
 */
export async function inspectImage(
  bytes: Uint8Array,
  rules: {
    readonly accepted: readonly ImageType[];
    readonly maxPixels: number;
    readonly minShorterSide?: number;
  },
): Promise<ImageInspection> {
  const type = knownTypeOf(bytes);
  if (!rules.accepted.includes(type)) {
    throw new ImageRejected('unsupported', `${type} is not accepted.`);
  }
  return decoding.run(async () => {
    const picture = await openPicture(bytes, type);
    const { width, height, hasAlpha, bytesPerPixel } = picture;
    if (width * height > rules.maxPixels) {
      throw new ImageRejected(
        'too_many_pixels',
        `${width} x ${height} is over ${rules.maxPixels}.`,
      );
    }
    const needed = width * height * bytesPerPixel;
    if (needed > MOST_DECODING_BYTES) {
      const mostPixels = Math.floor(MOST_DECODING_BYTES / bytesPerPixel);
      const message = `Decoding ${width} x ${height} would take ${needed} bytes.`;
      throw new ImageRejected('too_many_pixels', message, { mostPixels });
    }
    if (!picture.isVector && Math.min(width, height) < (rules.minShorterSide ?? 1)) {
      throw new ImageRejected(
        'too_small',
        `The shorter side of ${width} x ${height} is under ${rules.minShorterSide ?? 1}.`,
      );
    }
    const scale = Math.min(1, TRIAL_SIDE / Math.max(width, height));
    const decode = async () => {
      const readable = await picture.readable({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
      });
      await damagedUnless(() => decodeWhole(readable, rules.maxPixels));
    };
    await (needed > LARGE_DECODING_BYTES ? decodingLarge.run(decode) : decode());
    return { type, width, height, hasAlpha };
  });
}

/** Every row is decoded, but only a thumbnail is kept. */
async function decodeWhole(bytes: Uint8Array, maxPixels: number): Promise<void> {
  await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .resize(32, 32, { fit: 'fill', fastShrinkOnLoad: false, kernel: 'nearest' })
    .raw()
    .toBuffer();
}
