import sharp from 'sharp';
import type { SetText } from './set-text.js';

/** Coverage of a text's outlines, one byte a pixel. */
export async function coverageOf({ width, height, path, origin }: SetText): Promise<Uint8Array> {
  if (path === '') return new Uint8Array(width * height);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path transform="translate(${origin.x} ${origin.y})" d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
}
