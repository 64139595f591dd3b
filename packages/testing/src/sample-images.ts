import sharp from 'sharp';
import { bmpFile, icoBitmap, icoFile } from './sample-bmp.js';
import { heicFile } from './sample-heic.js';

/** A quarter's colour (red, green, blue, straight alpha), by where the pixel lies. */
const QUARTERS = {
  topLeft: [230, 40, 40, 255],
  topRight: [40, 190, 60, 255],
  bottomLeft: [40, 60, 220, 255],
  bottomRight: [245, 245, 245, 255],
} as const;

export type SampleQuarter = keyof typeof QUARTERS;
export const sampleQuarters: Readonly<Record<SampleQuarter, readonly number[]>> = QUARTERS;

/** RGBA rows, top to bottom, of a picture in four quarters, each of a colour of its own. */
export function samplePixels(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = y < height / 2 ? 'top' : 'bottom';
      pixels.set(QUARTERS[`${row}${x < width / 2 ? 'Left' : 'Right'}`], (y * width + x) * 4);
    }
  }
  return pixels;
}

export const sampleImageTypes = [
  'png',
  'jpeg',
  'gif',
  'webp',
  'bmp',
  'tiff',
  'avif',
  'heic',
  'ico',
  'svg',
] as const;
export type SampleImageType = (typeof sampleImageTypes)[number];

/**
 * The picture of samplePixels as a file of any type that showcase images are made of. HEIC is
 * made of tiles of 64 pixels, so its quarters repeat when it is larger.
 */
export function sampleImage(type: SampleImageType, width = 64, height = 64): Promise<Buffer> {
  const pixels = samplePixels(width, height);
  switch (type) {
    case 'bmp':
      return Promise.resolve(bmpFile({ width, height, pixels }));
    case 'ico': {
      const data = icoBitmap({ width, height, pixels }, { bits: 32 });
      return Promise.resolve(icoFile([{ width, height, data }]));
    }
    case 'svg':
      return Promise.resolve(sampleSvg(width, height));
    case 'heic': {
      const grid = { columns: Math.ceil(width / 64), rows: Math.ceil(height / 64) };
      return Promise.resolve(heicFile({ width, height, grid }));
    }
    default: {
      const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
      return picture.toFormat(type, { quality: 90 }).toBuffer();
    }
  }
}

function sampleSvg(width: number, height: number): Buffer {
  const quarter = (name: SampleQuarter, x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${width / 2}" height="${height / 2}" fill="rgb(${QUARTERS[name].slice(0, 3)})"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[
      quarter('topLeft', 0, 0),
      quarter('topRight', width / 2, 0),
      quarter('bottomLeft', 0, height / 2),
      quarter('bottomRight', width / 2, height / 2),
    ].join('')}</svg>`,
  );
}
