import type { Raster } from '@groundwork/imaging';
import sharp from 'sharp';
import type { Size } from '../camera/view.js';
import { FilmError } from '../film-error.js';

const MAX_LOGO_PIXELS = 100_000_000;

/** A stored picture with its transparency, as large as fits into the box. FilmError `picture_unreadable`. */
export async function decodeLogo(
  key: string,
  files: ReadonlyMap<string, Uint8Array>,
  box: Size,
): Promise<Raster> {
  try {
    const { data, info } = await sharp(files.get(key) ?? new Uint8Array(), {
      limitInputPixels: MAX_LOGO_PIXELS,
    })
      .toColourspace('srgb')
      .ensureAlpha()
      .resize({ ...box, fit: 'inside' })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, channels: 4, data };
  } catch (cause) {
    throw new FilmError('picture_unreadable', `The logo ${key} cannot be read.`, key, cause);
  }
}
