import type { Raster } from '@groundwork/imaging';
import sharp from 'sharp';
import type { Size } from '../camera/view.js';
import { FilmError } from '../film-error.js';

/** One plane of an overlay, ready for the kernel: premultiplied samples and their alpha, rows padded to 16. */
export interface OverlayPlane {
  readonly width: number;
  readonly height: number;
  readonly alphas: Uint8Array;
  readonly samples: readonly Uint8Array[];
}

/** A picture with alpha as BT.709 planes of limited range, and its place in the frame. */
export interface OverlayPlanes {
  /** Frame pixels, both even. */
  readonly x: number;
  readonly y: number;
  readonly luma: OverlayPlane;
  /** Two sets of samples, blue and red, over one alpha. */
  readonly chroma: OverlayPlane;
}

const padded = (width: number) => Math.ceil(width / 16) * 16;

/** The parts of 256 that the kernel takes from the overlay at an alpha of 0 to 255. */
const taken = (alpha: number) => alpha + (alpha >> 7);

/** Converts a straight-alpha sRGB picture once; after that it is laid over any number of frames. */
export function overlayPlanes(picture: Raster, x: number, y: number): OverlayPlanes {
  const chromaWidth = Math.ceil(picture.width / 2);
  const chromaHeight = Math.ceil(picture.height / 2);
  const luma = emptyPlane(picture.width, picture.height, 1);
  const chroma = emptyPlane(chromaWidth, chromaHeight, 2);
  const { data, width, height } = picture;
  const [lumaSamples] = luma.samples;
  const [blueSamples, redSamples] = chroma.samples;
  if (lumaSamples === undefined || blueSamples === undefined || redSamples === undefined) {
    throw new Error('An overlay has three planes.');
  }
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const from = (row * width + column) * 4;
      const alpha = data[from + 3] ?? 0;
      if (alpha === 0) continue;
      const [r, g, b] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
      const value = 16 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b);
      const at = row * luma.width + column;
      luma.alphas[at] = alpha;
      lumaSamples[at] = Math.round((value * taken(alpha)) / 256);
    }
  }
  for (let row = 0; row < chromaHeight; row += 1) {
    for (let column = 0; column < chromaWidth; column += 1) {
      let [alphas, blue, red] = [0, 0, 0];
      for (let near = 0; near < 4; near += 1) {
        const px = column * 2 + (near & 1);
        const py = row * 2 + (near >> 1);
        if (px >= width || py >= height) continue;
        const from = (py * width + px) * 4;
        const alpha = data[from + 3] ?? 0;
        const [r, g, b] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
        const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        alphas += alpha;
        blue += (alpha * (b - grey)) / 1.8556;
        red += (alpha * (r - grey)) / 1.5748;
      }
      const alpha = Math.round(alphas / 4);
      if (alpha === 0) continue;
      const at = row * chroma.width + column;
      chroma.alphas[at] = alpha;
      blueSamples[at] = Math.round(((128 + (224 / 255) * (blue / alphas)) * taken(alpha)) / 256);
      redSamples[at] = Math.round(((128 + (224 / 255) * (red / alphas)) * taken(alpha)) / 256);
    }
  }
  return { x, y, luma, chroma };
}

function emptyPlane(width: number, height: number, sets: number): OverlayPlane {
  const size = padded(width) * height;
  return {
    width: padded(width),
    height,
    alphas: new Uint8Array(size),
    samples: Array.from({ length: sets }, () => new Uint8Array(size)),
  };
}

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
