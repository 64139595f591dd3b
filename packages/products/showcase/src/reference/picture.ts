import type { Raster } from '@groundwork/imaging';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '../design.js';
import { resampled } from '../photo/resample.js';

/** A picture that is read: 8-bit sRGB without alpha, three bytes a pixel, rows from top to bottom. */
export interface Picture extends Size {
  readonly data: Uint8Array;
}

/** Longer side in px for finding areas; a hairline of a 2000 px design is still visible. */
export const READING_SIDE = 1000;
/** Longer side in px that letters are read at. */
const LETTER_SIDE = 2000;
/** Inputs were held to a tighter limit before; this one keeps a mistake from taking the memory. */
const MAX_PIXELS = 100_000_000;

export interface ReferencePictures {
  /** Upright px of the file. */
  readonly size: Size;
  readonly reading: Picture;
  /** The same at up to 2000 px, for small letters. */
  readonly letters: Picture;
}

/** Decodes a reference design upright, with transparency on white. Throws the decoder's error for damaged bytes. */
export async function openReference(bytes: Uint8Array): Promise<ReferencePictures> {
  const letters = await reduced(opened(bytes), LETTER_SIDE);
  const reading =
    Math.max(letters.width, letters.height) <= READING_SIDE
      ? letters
      : await reduced(sharp(letters.data, { raw: rasterOf(letters) }), READING_SIDE);
  return { size: await uprightSize(bytes), reading, letters };
}

async function uprightSize(bytes: Uint8Array): Promise<Size> {
  const { width, height, autoOrient } = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
  }).metadata();
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

/** The whole design stretched to exactly this size. */
export async function pictureOf(bytes: Uint8Array, size: Size): Promise<Picture> {
  const own = await uprightSize(bytes);
  const reduced = {
    width: Math.min(own.width, size.width),
    height: Math.min(own.height, size.height),
  };
  const data = await opened(bytes)
    .resize(reduced.width, reduced.height, { fit: 'fill', kernel: 'mitchell' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const isWhole = reduced.width === size.width && reduced.height === size.height;
  if (isWhole) return { ...size, data };
  // sharp 0.35 shifts what it enlarges by half a px to the right and down.
  const small = { ...reduced, channels: 3, data } as const;
  return { ...size, data: resampled(small, { x: 0, y: 0, ...reduced }, size).data };
}

/** A crop of a design's pixels as sharp takes it. */
export function rasterOf({ width, height, data }: Picture): Raster {
  return { width, height, channels: 3, data };
}

function opened(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' });
}

async function reduced(from: Sharp, side: number): Promise<Picture> {
  const { data, info } = await from
    // Without overshoot, which would draw rings around letters.
    .resize(side, side, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
