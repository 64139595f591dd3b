import type { Raster } from '@groundwork/imaging';
import { pipelineOf } from '@groundwork/imaging';
import { luminanceOf } from '@groundwork/imaging/colour';
import sharp from 'sharp';
import type { Rgb } from './card-designs.js';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Brightest that a darkened photo may be under white lettering, as relative luminance: a contrast of 8 or more. */
const BRIGHTEST = 0.08;
/** How much of the veil lies where nothing is written. */
const VEIL_ABOVE = 0.16;

/**
 * A photo as the ground of light lettering: cut to the frame, softened, and darkened from `writtenFrom` (a share of the
 * height) downwards until its brightest parts carry white letters.
 */
export async function photoGround(
  photo: Raster,
  width: number,
  height: number,
  writtenFrom: number,
): Promise<Buffer> {
  const unit = Math.min(width, height);
  const soft = await pipelineOf(photo)
    .removeAlpha()
    .resize(width, height, { fit: 'cover' })
    .blur(unit * 0.0024)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const share = await darkening(soft, writtenFrom);
  const above = Math.min(share, VEIL_ABOVE);
  const shades: readonly (readonly [number, number])[] = [
    [0, writtenFrom <= 0 ? share : above],
    [Math.max(0, writtenFrom - 0.34), writtenFrom <= 0 ? share : above],
    [Math.max(0, writtenFrom - 0.16), writtenFrom <= 0 ? share : above + (share - above) * 0.5],
    [Math.max(0, writtenFrom), share],
    [1, Math.min(0.95, share + 0.05)],
  ];
  const stops = shades
    .map(
      ([at, alpha]) =>
        `<stop offset="${at.toFixed(3)}" stop-color="#080b10" stop-opacity="${alpha.toFixed(3)}"/>`,
    )
    .join('');
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="v" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
  return sharp(soft)
    .composite([{ input: Buffer.from(veil) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** How opaque a near-black veil must be, 0 to 1, over the rows that are written on. */
async function darkening(photo: Buffer, writtenFrom: number): Promise<number> {
  const { data, info } = await sharp(photo)
    .resize(64, 64, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bright: Rgb[] = [];
  const first = Math.floor(Math.max(0, writtenFrom) * info.height) * info.width * info.channels;
  for (let at = first; at + 2 < data.length; at += info.channels) {
    bright.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  }
  bright.sort((one, two) => luminanceOf(two) - luminanceOf(one));
  const nearBrightest = bright[Math.floor(bright.length * 0.02)] ?? [255, 255, 255];
  for (let veil = 0.4; veil < 0.92; veil += 0.02) {
    const left: Rgb = [
      nearBrightest[0] * (1 - veil) + 8 * veil,
      nearBrightest[1] * (1 - veil) + 11 * veil,
      nearBrightest[2] * (1 - veil) + 16 * veil,
    ];
    if (luminanceOf(left) <= BRIGHTEST) return veil;
  }
  return 0.92;
}

export async function meanColour(ground: Buffer, part: Frame): Promise<Rgb> {
  const { channels } = await sharp(
    await sharp(ground)
      .extract({
        left: Math.round(part.left),
        top: Math.round(part.top),
        width: Math.max(1, Math.round(part.width)),
        height: Math.max(1, Math.round(part.height)),
      })
      .png()
      .toBuffer(),
  ).stats();
  return [channels[0]?.mean ?? 0, channels[1]?.mean ?? 0, channels[2]?.mean ?? 0];
}

export function photoBeside(photo: Raster, { width, height }: Frame): Promise<Buffer> {
  return pipelineOf(photo)
    .removeAlpha()
    .resize(Math.round(width), Math.round(height), { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Plain ground with faint contour lines of a hill, as on a map of land. */
export function contourGround(
  width: number,
  height: number,
  ground: string,
  ink: string,
  mirrored: boolean,
): Buffer {
  const unit = Math.min(width, height);
  const summit = { x: width * (mirrored ? 0.1 : 0.9), y: height * 0.16 };
  const rings = Array.from({ length: 20 }, (_, ring) => {
    const base = unit * (0.055 + ring * 0.062);
    const points = Array.from({ length: 140 }, (_unused, step) => {
      const angle = (step * 2 * Math.PI) / 140;
      const swell =
        1 +
        0.17 * Math.sin(2 * angle + 0.7 + ring * 0.07) +
        0.09 * Math.sin(3 * angle + 2.1 - ring * 0.11) +
        0.045 * Math.sin(5 * angle + 4.2 + ring * 0.16);
      const x = summit.x + base * swell * 1.25 * Math.cos(angle);
      const y = summit.y + base * swell * Math.sin(angle);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    // Every fifth line is drawn stronger, as on maps, and all fade down the hill.
    const strength = (ring % 5 === 4 ? 0.42 : 0.2) * (1 - ring / 23);
    return `<path d="M${points.join('L')}Z" fill="none" stroke="${ink}" stroke-opacity="${strength.toFixed(3)}" stroke-width="${(unit * 0.0014).toFixed(2)}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${rings.join('')}</svg>`,
  );
}
