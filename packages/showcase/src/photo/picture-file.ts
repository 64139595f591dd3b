import { decodeRaster, imageTypeOf, pipelineOf, type Raster } from '@groundwork/imaging';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '../design.js';

/** As many as the gateway accepts, with room for other sources. */
const MAX_PIXELS = 200_000_000;

/** Types that sharp decodes itself; the others go through imaging. */
const DIRECT: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);

const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** A picture that is decoded as large as it is shown: upright, sRGB, white where it is transparent. */
export interface PictureFile {
  /** Upright pixels. */
  readonly size: Size;
  /** Brought to exactly this size, RGB. @throws Error for damaged bytes */
  decode(size: Size): Promise<Raster>;
}

/** @throws Error for bytes that are no picture */
export async function openPictureFile(bytes: Buffer): Promise<PictureFile> {
  const type = imageTypeOf(bytes);
  if (type === null || !DIRECT.has(type)) return openDecoded(await decodeRaster(bytes));
  const { autoOrient, icc } = await sharp(bytes, input).metadata();
  const size = { width: autoOrient.width, height: autoOrient.height };
  const options = { ...input, ignoreIcc: saysSrgb(icc) };
  return {
    size,
    decode: ({ width, height }) =>
      rgb(
        sharp(bytes, options)
          .autoOrient()
          .resize(width, height, { fit: 'fill' })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb'),
      ),
  };
}

function openDecoded(raster: Raster): PictureFile {
  return {
    size: { width: raster.width, height: raster.height },
    decode: ({ width, height }) =>
      rgb(
        pipelineOf(raster)
          .resize(width, height, { fit: 'fill' })
          .flatten({ background: '#ffffff' }),
      ),
  };
}

async function rgb(pixels: Sharp): Promise<Raster> {
  const { data, info } = await pixels.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

/** Whether a colour profile is sRGB's by its name; converting by it would take longer than decoding. */
function saysSrgb(profile: Buffer | undefined): boolean {
  // Names are written in one or in two bytes a letter.
  return profile?.toString('latin1').replaceAll('\0', '').includes('sRGB') === true;
}
