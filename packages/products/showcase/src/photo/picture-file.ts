import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeRaster, imageTypeOf, pipelineOf, type Raster } from '@groundwork/imaging';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '../design.js';

/** As many as the gateway accepts, with room for other sources. */
const MAX_PIXELS = 200_000_000;

/** Types that sharp decodes itself; the others go through imaging. */
const DIRECT: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);

const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** Share of the wanted pixels that a JPEG's own reduction must reach. */
const ENOUGH = 0.97;
/** Reductions that a JPEG decoder offers. */
const REDUCTIONS = [8, 4, 2] as const;

/** A picture that is decoded about as large as it is shown: upright, sRGB, white where it is transparent. */
export interface PictureFile {
  readonly size: Size;
  /**
   * The whole picture, RGB. A JPEG comes in the smallest sufficient size that its decoder offers, up to 3 % too small:
   * cropping leaves less to resample. Any other picture is resized to exactly this size. @throws Error for damaged
   * bytes
   */
  decode(wanted: Size): Promise<Raster>;
}

/** @throws Error for bytes that are no picture */
export async function openPictureFile(bytes: Buffer): Promise<PictureFile> {
  const type = imageTypeOf(bytes);
  if (type === null || !DIRECT.has(type)) return openDecoded(await decodeRaster(bytes));
  const { autoOrient, icc } = await sharp(bytes, input).metadata();
  const size = { width: autoOrient.width, height: autoOrient.height };
  const options = { ...input, ignoreIcc: saysSrgb(icc) };
  const upright = (from: Buffer | string) => sharp(from, options).autoOrient();
  const resized = ({ width, height }: Size) =>
    opaque(upright(bytes).resize(width, height, { fit: 'fill' }));
  if (type !== 'jpeg') return { size, decode: resized };
  return {
    size,
    decode: (wanted) => {
      const reduction = REDUCTIONS.find((by) => isEnough(size, wanted, by));
      if (reduction === undefined) return opaque(upright(bytes));
      return withFile(bytes, (file) => opaque(upright(`${file}[shrink=${reduction}]`)));
    },
  };
}

function isEnough(size: Size, wanted: Size, reduction: number): boolean {
  const least = ENOUGH * reduction;
  return size.width >= wanted.width * least && size.height >= wanted.height * least;
}

/**
 * libvips takes how much a JPEG is reduced only with a file's name. Sharp's own `resize` reduces it less than it could
 * and resamples the rest, which takes longer than decoding.
 */
async function withFile(bytes: Buffer, read: (file: string) => Promise<Raster>): Promise<Raster> {
  const file = join(tmpdir(), `photo-${randomUUID()}.jpg`);
  try {
    writeFileSync(file, bytes, { mode: 0o600, flag: 'wx' });
    return await read(file);
  } finally {
    rmSync(file, { force: true });
  }
}

function opaque(pixels: Sharp): Promise<Raster> {
  return rgb(pixels.flatten({ background: '#ffffff' }).toColourspace('srgb'));
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
