import sharp, { type Metadata } from 'sharp';
import { damagedUnless, ImageRejected } from '../image-rejected.js';
import { type ImageType, imageTypeOf } from '../image-type.js';
import { decodeInWorker } from './decode-in-worker.js';
import { readBmpHeader } from './dib-header.js';
import { openSvg } from './draw-svg.js';
import { isHeifWhole } from './heif-extents.js';
import { largestOf } from './ico-entries.js';
import type { OpenedPicture } from './opened-picture.js';

/** Memory of a HEVC decoder in addition to the picture, and bytes for each pixel: measured 7, in 4:2:0 of 8 bits. */
const HEIC_BASE_BYTES = 96 * 1024 * 1024;
const HEIC_BYTES_PER_PIXEL = 24;

/** Measured with pictures of 25 to 100 megapixels in one colour, of which 8 bits and 4:4:4 take the most. */
const MEASURED_BYTES_PER_PIXEL: Partial<Record<ImageType, number>> = {
  avif: 17.5,
  heic: 13,
  gif: 4.7,
};
/** Decoded bitmaps are files of four bytes a pixel at most. */
const BITMAP_BYTES_PER_PIXEL = 4;

/** How libvips names the types that it decodes itself. */
const VIPS_FORMATS: Partial<Record<ImageType, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  tiff: 'tiff',
  avif: 'heif',
  heic: 'heif',
};

/**
 * Reads a picture's header; nothing is decoded, so that the caller can hold its size against a limit first.
 *
 * @throws ImageRejected
 */
export function openPicture(bytes: Uint8Array, type: ImageType): Promise<OpenedPicture> {
  switch (type) {
    case 'bmp':
      return Promise.resolve(openBmp(bytes));
    case 'ico':
      return openIco(bytes);
    case 'svg':
      return openSvg(bytes);
    default:
      return openWithVips(bytes, type);
  }
}

function openBmp(bytes: Uint8Array): OpenedPicture {
  const { width, height, masks } = readBmpHeader(bytes);
  return {
    type: 'bmp',
    width,
    height,
    hasAlpha: masks[3] !== 0,
    isVector: false,
    bytesPerPixel: BITMAP_BYTES_PER_PIXEL,
    readable: () => decodeInWorker({ kind: 'bmp', bytes }),
  };
}

async function openIco(bytes: Uint8Array): Promise<OpenedPicture> {
  const largest = largestOf(bytes);
  if (largest.kind === 'png') return { ...(await openWithVips(largest.bytes, 'png')), type: 'ico' };
  return {
    type: 'ico',
    width: largest.header.width,
    height: largest.header.height,
    hasAlpha: true,
    isVector: false,
    bytesPerPixel: BITMAP_BYTES_PER_PIXEL,
    readable: () => decodeInWorker({ kind: 'ico', bytes }),
  };
}

async function openWithVips(bytes: Uint8Array, type: ImageType): Promise<OpenedPicture> {
  const header = await damagedUnless(() =>
    sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata(),
  );
  if (header.format !== VIPS_FORMATS[type]) {
    throw new ImageRejected('unsupported', `The bytes begin as ${type} and go on as another type.`);
  }
  if (header.format === 'heif' && !isHeifWhole(bytes)) {
    throw new ImageRejected('damaged', 'The picture is truncated or damaged.');
  }
  // For animations libvips gives one frame's height here, as no `pages` option is set.
  const { width, height } = header.autoOrient;
  const { hasAlpha } = header;
  const bytesPerPixel = bytesPerPixelOf(type, header);
  const own = { type, width, height, hasAlpha, isVector: false, bytesPerPixel };
  // libvips gives the brand for the compression.
  if (type !== 'heic') return { ...own, readable: () => Promise.resolve(bytes) };
  return {
    ...own,
    readable: () =>
      decodeInWorker({
        kind: 'heic',
        bytes,
        alpha: hasAlpha,
        icc: header.icc,
        mostBytes: HEIC_BASE_BYTES + width * height * HEIC_BYTES_PER_PIXEL,
      }),
  };
}

/** Interlaced PNG have all pixels at once, progressive JPEG two bytes of each coefficient; tiles can be one. */
function bytesPerPixelOf(type: ImageType, { channels, depth, isProgressive }: Metadata): number {
  const measured = MEASURED_BYTES_PER_PIXEL[type];
  if (measured !== undefined) return measured;
  const inMemory = channels * (depth === 'uchar' && type !== 'jpeg' ? 1 : 2);
  return isProgressive || type === 'webp' || type === 'tiff' ? inMemory : 0;
}

/** The type by the content. Throws ImageRejected with reason `unsupported` for anything else. */
export function knownTypeOf(bytes: Uint8Array): ImageType {
  const type = imageTypeOf(bytes);
  if (type !== null) return type;
  throw new ImageRejected('unsupported', 'The bytes are no picture of a known type.');
}
