import { Turnstile } from '@groundwork/runtime';
import sharp from 'sharp';
import { ImageRejected } from './image-rejected.js';
import { type ImageType, imageTypeOf } from './image-type.js';

export interface ImageInspection {
  readonly type: ImageType;
  /** Pixels, upright: after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/** Decoding a 40-megapixel picture can take some 150 MB; two at once is what a small container bears. */
export const decoding = new Turnstile(2);

/** How libvips names the types that it reads. */
const decoders: Partial<Record<ImageType, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  tiff: 'tiff',
  avif: 'heif',
  svg: 'svg',
};

/**
 * Says what a stranger's bytes are. The content alone decides the type; the pixel limit is held
 * against the header before anything is decoded; then the first frame is decoded whole, so that a
 * truncated or broken file is found. Throws ImageRejected.
 *
 * `maxPixels` and `minShorterSide` are in pixels.
 */
export async function inspectImage(
  bytes: Uint8Array,
  rules: {
    readonly accepted: readonly ImageType[];
    readonly maxPixels: number;
    readonly minShorterSide?: number;
  },
): Promise<ImageInspection> {
  const type = imageTypeOf(bytes);
  if (type === null || !rules.accepted.includes(type)) {
    throw new ImageRejected(
      'unsupported',
      type === null ? 'The bytes are no picture of a known type.' : `${type} is not accepted.`,
    );
  }
  const format = decoders[type];
  if (format === undefined)
    throw new ImageRejected('unsupported', `${type} can't be decoded here.`);
  return decoding.run(async () => {
    const header = await damagedUnless(() =>
      sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata(),
    );
    if (header.format !== format) {
      throw new ImageRejected(
        'unsupported',
        `The bytes begin as ${type} and go on as another type.`,
      );
    }
    // For animations libvips gives one frame's height here, as no `pages` option is set.
    const { width, height } = header.autoOrient;
    if (width * height > rules.maxPixels) {
      throw new ImageRejected(
        'too_many_pixels',
        `${width} x ${height} is over ${rules.maxPixels}.`,
      );
    }
    if (Math.min(width, height) < (rules.minShorterSide ?? 1)) {
      throw new ImageRejected(
        'too_small',
        `The shorter side of ${width} x ${height} is under ${rules.minShorterSide ?? 1}.`,
      );
    }
    await damagedUnless(() => decodeWhole(bytes, rules.maxPixels));
    return { type, width, height, hasAlpha: header.hasAlpha };
  });
}

/** Every row is decoded, but only a thumbnail is kept. */
async function decodeWhole(bytes: Uint8Array, maxPixels: number): Promise<void> {
  await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .resize(32, 32, { fit: 'fill', fastShrinkOnLoad: false, kernel: 'nearest' })
    .raw()
    .toBuffer();
}

/** What libvips can't read is the customer's broken file, whatever it says about it. */
export async function damagedUnless<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new ImageRejected('damaged', 'The picture is truncated or damaged.', { cause });
  }
}
