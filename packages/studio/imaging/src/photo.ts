import sharp, { type Sharp } from 'sharp';
import { knownTypeOf, openPicture } from './decoding/open-picture.js';
import type { OpenedPicture } from './decoding/opened-picture.js';
import { damagedUnless, ImageRejected } from './image-rejected.js';
import type { ImageType } from './image-type.js';
import { decoding } from './inspect-image.js';
import type { GreyMap, Raster } from './raster.js';
import { noPhotoMetadata, type PhotoMetadata, readPhotoMetadata } from './read-metadata.js';

/** More than any camera's photo; inspectImage holds strangers' bytes to a tighter limit first. */
const MAX_PIXELS = 200_000_000;

/** An SVG is drawn so large on its longer side at least, and with so many pixels at most. */
const VECTOR_SIDE = 1024;
const VECTOR_PIXELS = 40_000_000;

/** No camera writes them, and libvips does not open all of them. */
export const withoutMetadata: ReadonlySet<ImageType> = new Set(['bmp', 'ico', 'svg'] as const);

export interface NormalisedPhoto {
  /** Upright sRGB without alpha, 4:4:4. */
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly metadata: PhotoMetadata;
}

/**
 * Makes a stranger's photo the one kind that all else works with. Transparent parts become white;
 * a picture is made smaller when its longer side is over `maxLongerSide` pixels, never larger. An SVG
 * is drawn with 1024 pixels or more on its longer side. Throws ImageRejected.
 */
export function normalisePhoto(
  bytes: Uint8Array,
  { maxLongerSide = 3840 }: { readonly maxLongerSide?: number } = {},
): Promise<NormalisedPhoto> {
  return decoding.run(async () => {
    const picture = await opened(bytes);
    const readable = await picture.readable(drawnSize(picture, {}));
    return damagedUnless(async () => {
      const metadata = withoutMetadata.has(picture.type)
        ? noPhotoMetadata
        : await readPhotoMetadata(bytes);
      const { data, info } = await upright(readable)
        .resize(maxLongerSide, maxLongerSide, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer({ resolveWithObject: true });
      return { jpeg: data, width: info.width, height: info.height, metadata };
    });
  });
}

/**
 * Decodes any picture that inspectImage takes to upright 8-bit sRGB, with alpha only where the file has it.
 * With one of width and height the ratio is kept; with both the picture fills them exactly, cropped at
 * the middle. An SVG is drawn at the size asked for, else with 1024 pixels or more on its longer side.
 * Throws ImageRejected.
 */
export function decodeRaster(
  bytes: Uint8Array,
  size: { readonly width?: number; readonly height?: number } = {},
): Promise<Raster> {
  return decoding.run(async () => {
    const picture = await opened(bytes);
    const readable = await picture.readable(drawnSize(picture, size));
    return damagedUnless(async () => {
      let pixels = upright(readable).toColourspace('srgb');
      if (size.width !== undefined || size.height !== undefined) {
        pixels = pixels.resize({ ...size, fit: 'cover' });
      }
      const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
      if (info.channels === 3 || info.channels === 4) {
        return { width: info.width, height: info.height, channels: info.channels, data };
      }
      throw new Error(`sRGB came out with ${info.channels} channels.`);
    });
  });
}

export interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a part of a normalised photo and makes it exactly this large; the ratio is the caller's business. Only the part
 * is held in memory. Throws ImageRejected.
 */
export function decodePart(
  jpeg: Uint8Array,
  part: PicturePart,
  size: { readonly width: number; readonly height: number },
): Promise<Raster> {
  return decoding.run(() =>
    damagedUnless(async () => {
      const { left, top, width, height } = part;
      const cut = upright(jpeg).extract({ left, top, width, height });
      const { data, info } = await madeLarge(cut, part, size)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, channels: 3, data };
    }),
  );
}

/** By default libvips enlarges half a pixel too low and too far right; these settings keep everything in place. */
const CENTRED = { interpolator: 'bicubic', idx: 0.5, idy: 0.5, odx: -0.5, ody: -0.5 } as const;

function madeLarge(
  cut: Sharp,
  from: { readonly width: number; readonly height: number },
  to: { readonly width: number; readonly height: number },
): Sharp {
  const [across, down] = [to.width / from.width, to.height / from.height];
  if (across <= 1 || down <= 1) {
    return cut.resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' });
  }
  return cut.affine(
    [
      [across, 0],
      [0, down],
    ],
    CENTRED,
  );
}

async function opened(bytes: Uint8Array): Promise<OpenedPicture> {
  const picture = await openPicture(bytes, knownTypeOf(bytes));
  if (picture.width * picture.height <= MAX_PIXELS) return picture;
  throw new ImageRejected('too_many_pixels', `${picture.width} x ${picture.height} is too large.`);
}

/** The size at which to draw an SVG that fills the request. */
function drawnSize(
  { width, height }: OpenedPicture,
  wanted: { readonly width?: number; readonly height?: number },
): { width: number; height: number } {
  const asked = Math.max((wanted.width ?? 0) / width, (wanted.height ?? 0) / height);
  const enough = asked > 0 ? asked : Math.max(1, VECTOR_SIDE / Math.max(width, height));
  const scale = Math.min(enough, Math.sqrt(VECTOR_PIXELS / (width * height)));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function upright(readable: Uint8Array): Sharp {
  return sharp(readable, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
}

/** The raster as a sharp pipeline, without a copy of its bytes. */
export function pipelineOf(raster: Raster): Sharp {
  const { width, height, channels, data } = raster;
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
}

/**
 * Alpha, if any, is flattened on white. `quality` is 1 to 100; 92 by default. `fast` takes the standard's code
 * tables instead of ones made for the picture: less than half the time for about 3 % more bytes.
 */
export function encodeJpeg(
  raster: Raster,
  { quality = 92, fast = false }: { readonly quality?: number; readonly fast?: boolean } = {},
): Promise<Buffer> {
  const pixels = pipelineOf(raster);
  return (raster.channels === 4 ? pixels.flatten({ background: '#ffffff' }) : pixels)
    .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: !fast })
    .toBuffer();
}

export function encodePng(raster: Raster): Promise<Buffer> {
  return pipelineOf(raster).png({ compressionLevel: 6 }).toBuffer();
}

/** An 8-bit greyscale PNG: the values are preserved. */
export function encodeGreyPng({ width, height, data }: GreyMap): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: MAX_PIXELS })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** Makes a raster exactly this size; the ratio is the caller's business. */
export async function resizeRaster(raster: Raster, width: number, height: number): Promise<Raster> {
  const data = await pipelineOf(raster).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { width, height, channels: raster.channels, data };
}
