import type { Raster } from '@groundwork/imaging';
import sharp from 'sharp';
import { FilmError } from '../film-error.js';
import {
  blankCanvas,
  type Canvas,
  place,
  type Rgb,
  roundedPanel,
  softShadow,
} from '../overlay/canvas.js';

const MAX_PICTURE_PIXELS = 40_000_000;
/** Shares of the diameter. */
const RING = 0.022;
const SHADOW_REACH = 0.035;
const SHADOW_STRENGTH = 0.42;
const SHADOW_DROP = 0.012;

/** A round picture in its ring, with a shadow around it. */
export interface Medallion {
  readonly canvas: Canvas;
  /** Pixels by which the canvas is larger than the medallion, on each side; even. */
  readonly pad: number;
}

/** What all pictures of one medallion share, drawn once: ring and shadow. */
export function medallionFrame(diameter: number, border: Rgb): Medallion {
  const radius = Math.max(2, Math.round(diameter * SHADOW_REACH));
  const pad = radius * 2 + 2 * Math.ceil((diameter * SHADOW_DROP) / 2);
  const disc = roundedPanel(diameter, diameter, diameter / 2, border, 1);
  const canvas = blankCanvas(diameter + pad * 2, diameter + pad * 2);
  const shadow = softShadow(disc, radius, SHADOW_STRENGTH);
  const drop = Math.round(diameter * SHADOW_DROP);
  place(canvas, shadow, pad - radius * 2, pad - radius * 2 + drop);
  place(canvas, disc, pad, pad);
  return { canvas, pad };
}

/** The frame with a picture in it. FilmError `picture_unreadable`. */
export async function fillMedallion(
  frame: Medallion,
  diameter: number,
  key: string,
  file: Uint8Array | undefined,
): Promise<Canvas> {
  const inner = diameter - 2 * Math.max(2, Math.round(diameter * RING));
  const head = await decodeHead(key, file, inner);
  for (let y = 0; y < inner; y += 1) {
    for (let x = 0; x < inner; x += 1) {
      const from = Math.hypot(x + 0.5 - inner / 2, y + 0.5 - inner / 2);
      const inside = Math.min(1, Math.max(0, inner / 2 + 0.5 - from));
      const at = (y * inner + x) * 4 + 3;
      head.data[at] = Math.round((head.data[at] ?? 0) * inside);
    }
  }
  const { width, height } = frame.canvas;
  const canvas: Canvas = { width, height, channels: 4, data: Uint8Array.from(frame.canvas.data) };
  const offset = frame.pad + (diameter - inner) / 2;
  place(canvas, head, offset, offset);
  return canvas;
}

async function decodeHead(
  key: string,
  file: Uint8Array | undefined,
  side: number,
): Promise<Raster> {
  try {
    const { data } = await sharp(file ?? new Uint8Array(), { limitInputPixels: MAX_PICTURE_PIXELS })
      .toColourspace('srgb')
      .ensureAlpha()
      .resize({ width: side, height: side, fit: 'cover' })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: side, height: side, channels: 4, data };
  } catch (cause) {
    throw new FilmError('picture_unreadable', `The presenter ${key} cannot be read.`, key, cause);
  }
}
