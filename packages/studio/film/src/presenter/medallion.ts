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
import type { HeadPose } from './head-pose.js';

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

/** Ring and shadow, drawn once for all pictures of a medallion. */
export async function medallionFrame(diameter: number, border: Rgb): Promise<Medallion> {
  const radius = Math.max(2, Math.round(diameter * SHADOW_REACH));
  const pad = radius * 2 + 2 * Math.ceil((diameter * SHADOW_DROP) / 2);
  const disc = roundedPanel(diameter, diameter, diameter / 2, border, 1);
  const canvas = blankCanvas(diameter + pad * 2, diameter + pad * 2);
  const shadow = await softShadow(disc, radius, SHADOW_STRENGTH);
  const drop = Math.round(diameter * SHADOW_DROP);
  place(canvas, shadow, pad - radius * 2, pad - radius * 2 + drop);
  place(canvas, disc, pad, pad);
  return { canvas, pad };
}

/** A head as it is shown in a medallion of one size. */
export interface Head {
  readonly picture: Raster;
  /** How much larger than the round window it lies behind, so that a move never shows its edges. */
  readonly zoom: number;
}

/** Room around the window for the moves of a head. */
const MOVING_ZOOM = 1.1;

/** FilmError `picture_unreadable`. */
export async function decodeHead(
  diameter: number,
  moves: boolean,
  key: string,
  file: Uint8Array | undefined,
): Promise<Head> {
  const zoom = moves ? MOVING_ZOOM : 1;
  const side = Math.round(windowOf(diameter) * zoom);
  try {
    const { data } = await sharp(file ?? new Uint8Array(), { limitInputPixels: MAX_PICTURE_PIXELS })
      .toColourspace('srgb')
      .ensureAlpha()
      .resize({ width: side, height: side, fit: 'cover' })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { picture: { width: side, height: side, channels: 4, data }, zoom };
  } catch (cause) {
    throw new FilmError('picture_unreadable', `The presenter ${key} cannot be read.`, key, cause);
  }
}

/** A head with a picture over it that is transparent but for the eyes. */
export function withEyes({ picture, zoom }: Head, { picture: eyes }: Head): Head {
  const data = Uint8Array.from(picture.data);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = eyes.data[at + 3] ?? 0;
    if (alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      const under = data[channel] ?? 0;
      data[channel] = Math.round(under + (((eyes.data[channel] ?? 0) - under) * alpha) / 255);
    }
  }
  return { picture: { ...picture, data }, zoom };
}

/** Between two heads of one size: `share` of the second. */
export function blendedHead(one: Head, other: Head, share: number): Head {
  const data = Uint8Array.from(one.picture.data, (value, at) =>
    Math.round(value + ((other.picture.data[at] ?? value) - value) * share),
  );
  return { picture: { ...one.picture, data }, zoom: one.zoom };
}

/** Pixels across the round window in the ring. */
function windowOf(diameter: number): number {
  return diameter - 2 * Math.max(2, Math.round(diameter * RING));
}

/** The frame with a head in it. */
export function fillMedallion(
  frame: Medallion,
  diameter: number,
  head: Head,
  pose: HeadPose,
): Canvas {
  const inner = windowOf(diameter);
  const { width, height } = frame.canvas;
  const canvas: Canvas = { width, height, channels: 4, data: Uint8Array.from(frame.canvas.data) };
  const offset = frame.pad + (diameter - inner) / 2;
  place(canvas, seenThrough(inner, head, pose), offset, offset);
  return canvas;
}

/** Draws a head in a round window, turned about its neck at the window's lower border. */
function seenThrough(inner: number, { picture, zoom }: Head, pose: HeadPose): Raster {
  const { width: side, data } = picture;
  const seen = new Uint8Array(inner * inner * 4);
  const scale = side / (inner * zoom * (1 + pose.closer));
  const cos = Math.cos(pose.tilt) * scale;
  const sin = Math.sin(pose.tilt) * scale;
  const startY = side / 2 + side / 2 / zoom - 0.5;
  const radius = inner / 2;
  const last = side - 1;
  for (let y = 0; y < inner; y += 1) {
    const dy = y + 0.5 - inner * (1 + pose.y);
    const half = Math.sqrt(Math.max(0, (radius + 0.5) ** 2 - (y + 0.5 - radius) ** 2));
    const end = Math.min(inner, Math.ceil(radius + half));
    for (let x = Math.max(0, Math.floor(radius - half)); x < end; x += 1) {
      const dx = x + 0.5 - inner * (0.5 + pose.x);
      const u = Math.min(last, Math.max(0, side / 2 - 0.5 + dx * cos + dy * sin));
      const v = Math.min(last, Math.max(0, startY - dx * sin + dy * cos));
      const left = Math.min(last - 1, Math.floor(u));
      const top = Math.min(last - 1, Math.floor(v));
      const right = u - left;
      const below = v - top;
      const from = (top * side + left) * 4;
      const under = from + side * 4;
      const at = (y * inner + x) * 4;
      for (let channel = 0; channel < 4; channel += 1) {
        const a = data[from + channel] ?? 0;
        const b = data[under + channel] ?? 0;
        const upper = a + ((data[from + channel + 4] ?? 0) - a) * right;
        const lower = b + ((data[under + channel + 4] ?? 0) - b) * right;
        seen[at + channel] = upper + (lower - upper) * below + 0.5;
      }
      const away = Math.sqrt((x + 0.5 - radius) ** 2 + (y + 0.5 - radius) ** 2);
      const inside = Math.min(1, Math.max(0, radius + 0.5 - away));
      seen[at + 3] = Math.round((seen[at + 3] ?? 0) * inside);
    }
  }
  return { width: inner, height: inner, channels: 4, data: seen };
}
