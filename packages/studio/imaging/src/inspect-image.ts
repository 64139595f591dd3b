import { Semaphore } from '@groundwork/runtime/semaphore';
import sharp from 'sharp';
import { knownTypeOf, openPicture } from './decoding/open-picture.js';
import { damagedUnless, ImageRejected } from './image-rejected.js';
import { type ImageType, imageTypeOf } from './image-type.js';

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

/** Of a JPEG without its end; more than any product takes. */
const MOST_PIXELS = 100_000_000;

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
    /** It fills its place: where it is transparent nobody said what is to be seen. */
    readonly isPhoto?: true;
  },
): Promise<ImageInspection> {
  const type = knownTypeOf(bytes);
  if (!rules.accepted.includes(type)) {
    const fileType = type.toUpperCase();
    throw new ImageRejected('unsupported', `${type} is not accepted.`, { fileType });
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
        { shorterSide: Math.min(width, height) },
      );
    }
    const scale = Math.min(1, TRIAL_SIDE / Math.max(width, height));
    const decode = async () => {
      const readable = await picture.readable({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
      });
      const rows = await damagedUnless(() => decodeWhole(readable, rules.maxPixels));
      if (rules.isPhoto && hasAlpha && transparentShare(rows) > MOST_TRANSPARENT) {
        throw new ImageRejected('transparent', 'Parts of the picture are transparent.');
      }
    };
    await (needed > LARGE_DECODING_BYTES ? decodingLarge.run(decode) : decode());
    return { type, width, height, hasAlpha };
  });
}

/** Rounded corners and soft edges have less. */
const MOST_TRANSPARENT = 0.05;

function transparentShare(rgba: Uint8Array): number {
  const alpha = rgba.filter((_value, at) => at % 4 === 3);
  return alpha.filter((value) => value < 128).length / alpha.length;
}

/** Of the many things that decoders warn of, the one that leaves a part of the picture grey. */
const CUT_OFF = /premature end/i;

/** Every row is decoded, but only a thumbnail is kept. */
async function decodeWhole(
  bytes: Uint8Array,
  maxPixels: number,
  failOn: 'warning' | 'error' = 'warning',
): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn, sequentialRead: true })
      .resize(32, 32, { fit: 'fill', fastShrinkOnLoad: false, kernel: 'nearest' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch (error) {
    if (failOn === 'error' || CUT_OFF.test(String(error))) throw error;
    return decodeWhole(bytes, maxPixels, 'error');
  }
}

const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
/** Reads as pixels where a scan goes on, and as nothing where it is whole. */
const MORE = Buffer.alloc(4_096, 0x55);
/** Rows of any JPEG's blocks twice over. */
const LAST_ROWS = 64;

/** A JPEG that lacks its end marker, with it, unless its last rows are missing too; anything else as it is. */
export async function withEndMarker(bytes: Buffer): Promise<Buffer> {
  const scan = bytes.lastIndexOf(START_OF_SCAN);
  if (imageTypeOf(bytes) !== 'jpeg' || scan < 0 || bytes.indexOf(END_OF_IMAGE, scan) >= 0)
    return bytes;
  const scans = bytes.at(-1) === 0xff ? bytes.subarray(0, -1) : bytes;
  const ended = Buffer.concat([scans, END_OF_IMAGE]);
  return decoding.run(async () => {
    try {
      const { width, height } = await sharp(ended, { limitInputPixels: MOST_PIXELS }).metadata();
      const [last, longer] = await Promise.all(
        [ended, Buffer.concat([scans, MORE, END_OF_IMAGE])].map((file) => {
          const top = Math.max(0, height - LAST_ROWS);
          return sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
            .extract({ left: 0, top, width, height: height - top })
            .raw()
            .toBuffer();
        }),
      );
      return longer !== undefined && last?.equals(longer) ? ended : bytes;
    } catch {
      // What else is wrong with it, its inspection says.
      return bytes;
    }
  });
}
