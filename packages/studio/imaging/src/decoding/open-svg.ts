import sharp from 'sharp';
import { ImageRejected } from '../image-rejected.js';
import { decodeInWorker } from './decode-in-worker.js';
import { drawSvg } from './draw-svg.js';
import type { OpenedPicture } from './opened-picture.js';

/** Of all the raster pictures together that one SVG carries. */
const MOST_EMBEDDED_PIXELS = 50_000_000;

/** Reads, checks and rewrites an SVG; see safeSvg. Throws ImageRejected. */
export async function openSvg(bytes: Uint8Array): Promise<OpenedPicture> {
  const svg = await decodeInWorker({ kind: 'svg', bytes });
  await checkEmbedded(svg.embedded);
  return {
    type: 'svg',
    width: Math.ceil(svg.width),
    height: Math.ceil(svg.height),
    hasAlpha: true,
    isVector: true,
    bytesPerPixel: 0,
    readable: ({ width, height }) => drawSvg(svg, width, height),
  };
}

/** librsvg decodes embedded pictures without a limit. */
async function checkEmbedded(pictures: readonly Uint8Array[]): Promise<void> {
  let pixels = 0;
  for (const picture of pictures) {
    try {
      const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
      pixels += width * height;
    } catch (cause) {
      throw new ImageRejected('damaged', 'A picture inside the SVG is damaged.', { cause });
    }
    if (pixels > MOST_EMBEDDED_PIXELS) {
      throw new ImageRejected('too_many_pixels', 'The pictures inside the SVG are too large.');
    }
  }
}
