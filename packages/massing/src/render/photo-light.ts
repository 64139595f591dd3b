import type { Raster } from '@groundwork/imaging';
import type { Sun } from '../sun.js';
import { linearOf } from './tone.js';
import type { View } from './view.js';

export type Light = readonly [number, number, number];

/** How a photo was lit and exposed, read from its pixels; linear light, 1 is the brightest a picture can show. */
export interface PhotoLight {
  /** Light on open level ground from the sun: what a white surface there would show. */
  readonly sunOnGround: Light;
  /** The same from the whole sky. */
  readonly skyOnGround: Light;
  /** Mean light of the ground round the plot, as it appears. */
  readonly ground: Light;
  readonly groundIsGreen: boolean;
  /** Share of light the plants round the plot give back, or null when none are seen: new planting takes after them. */
  readonly foliage: Light | null;
  /** The darkest that is seen round the plot: haze and the lens lift black to it. */
  readonly black: Light;
  /** Standard deviation of the picture's own noise, 8-bit. */
  readonly grain: number;
  /** 0 in full daylight, 1 at night: how far lamps are seen. */
  readonly dusk: number;
  readonly environment: Environment;
}

/** A small blurred copy of the photo, to be mirrored in glass and water. */
export interface Environment {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
  /** Row of the horizon in the copy; the copy is all ground when it is negative. */
  readonly horizon: number;
  /** Focal length in the copy's pixels. */
  readonly focal: number;
}

const ENVIRONMENT_WIDTH = 160;
const SHARE_OF_SUN = { overcast: 0.08, span: 0.66, assumed: 0.62 } as const;

/** @param contrast 0 is overcast, 1 is hard sun; null when it isn't known. */
export function readPhotoLight(
  photo: Raster,
  view: View,
  horizon: number,
  sun: Sun,
  contrast: number | null,
): PhotoLight {
  const environment = shrink(photo, view, horizon);
  const split = Math.max(0, Math.min(environment.height, Math.round(environment.horizon)));
  const sky = split > 2 ? meanRows(environment, 0, Math.max(1, Math.round(split * 0.6))) : null;
  const ground = meanRows(
    environment,
    Math.min(environment.height - 2, split + 2),
    environment.height,
  );
  const bright = percentile(environment, 0.97);
  const groundLuminance = luminance(ground);
  const groundAlbedo = guessAlbedo(ground);
  const groundIsGreen = ground[1] > ground[0] * 0.95 && ground[1] > ground[2] * 1.15;
  const fromGround = groundLuminance / groundAlbedo;
  // With a sky in the picture its brightness bounds what the ground alone would suggest.
  const bounded =
    sky === null
      ? fromGround
      : Math.max(0.45 * bright, Math.min(1.35 * Math.max(bright, 0.1), fromGround));
  const exposure = Math.max(0.03, Math.min(1.25, bounded));

  const elevation = Math.max(0, sun.elevationDegrees);
  const set = sun.elevationDegrees <= 0;
  const known =
    contrast === null ? SHARE_OF_SUN.assumed : SHARE_OF_SUN.overcast + SHARE_OF_SUN.span * contrast;
  const sunShare = set ? 0 : known * Math.min(1, 0.45 + elevation / 40);
  const low = Math.max(0, 1 - elevation / 28);
  const sunColour = balanced([1, 0.94 - 0.2 * low, 0.86 - 0.42 * low]);
  const skyColour = balanced(soften(sky ?? [0.8, 0.9, 1], 0.55));
  const scale = (colour: Light, by: number): Light => [
    colour[0] * by,
    colour[1] * by,
    colour[2] * by,
  ];
  return {
    sunOnGround: scale(sunColour, exposure * sunShare),
    skyOnGround: scale(skyColour, exposure * (1 - sunShare)),
    ground,
    groundIsGreen,
    foliage: seenFoliage(environment, split, exposure, luminance(sky ?? [1, 1, 1])),
    black: darkest(photo, horizon),
    grain: measureGrain(photo),
    dusk: Math.max(0, Math.min(1, (0.3 - exposure) / 0.22 + (set ? 0.3 : 0))),
    environment,
  };
}

function luminance(c: Light): number {
  return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

/** The same hue at a luminance of 1. */
function balanced(c: Light): Light {
  const y = Math.max(1e-4, luminance(c));
  return [c[0] / y, c[1] / y, c[2] / y];
}

function soften(c: Light, keep: number): Light {
  const y = luminance(c);
  return [y + (c[0] - y) * keep, y + (c[1] - y) * keep, y + (c[2] - y) * keep];
}

/** Share of light that ground of such a colour usually gives back: grass little, sand more, snow most. */
function guessAlbedo(c: Light): number {
  const high = Math.max(...c);
  const chroma = (high - Math.min(...c)) / Math.max(1e-4, high);
  const y = luminance(c);
  if (c[1] >= c[0] * 0.95 && chroma > 0.25) return 0.14;
  if (chroma < 0.28) return y > 0.3 || c[2] > c[0] * 1.04 ? 0.72 : 0.24;
  return Math.max(0.16, Math.min(0.42, 0.14 + y * 0.7));
}

function shrink(photo: Raster, view: View, horizon: number): Environment {
  const width = Math.min(ENVIRONMENT_WIDTH, photo.width);
  const scale = width / photo.width;
  const height = Math.max(2, Math.round(photo.height * scale));
  const pixels = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const y0 = Math.floor((row * photo.height) / height);
    const y1 = Math.max(y0 + 1, Math.floor(((row + 1) * photo.height) / height));
    for (let column = 0; column < width; column++) {
      const x0 = Math.floor(column / scale);
      const x1 = Math.max(x0 + 1, Math.min(photo.width, Math.floor((column + 1) / scale)));
      let [r, g, b, n] = [0, 0, 0, 0];
      for (let y = y0; y < y1; y += 2) {
        for (let x = x0; x < x1; x += 2) {
          const at = (y * photo.width + x) * photo.channels;
          r += linearOf[photo.data[at] ?? 0] ?? 0;
          g += linearOf[photo.data[at + 1] ?? 0] ?? 0;
          b += linearOf[photo.data[at + 2] ?? 0] ?? 0;
          n++;
        }
      }
      pixels.set([r / n, g / n, b / n], (row * width + column) * 3);
    }
  }
  return {
    width,
    height,
    pixels,
    horizon: Math.max(-1, horizon * scale),
    focal: view.focal * scale,
  };
}

function meanRows(environment: Environment, from: number, to: number): Light {
  const { width, pixels } = environment;
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = from * width; i < to * width; i++) {
    sum[0] += pixels[i * 3] ?? 0;
    sum[1] += pixels[i * 3 + 1] ?? 0;
    sum[2] += pixels[i * 3 + 2] ?? 0;
  }
  const n = Math.max(1, (to - from) * width);
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

/** Mean of the coloured, not bright pixels in the band about the horizon, where trees stand. */
function seenFoliage(
  environment: Environment,
  split: number,
  exposure: number,
  skyLuminance: number,
): Light | null {
  const { width, height, pixels } = environment;
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  const from = split > 2 ? Math.max(0, Math.round(split - height * 0.2)) : 0;
  const to = split > 2 ? Math.min(height, Math.round(split + height * 0.06)) : height;
  for (let i = from * width; i < to * width; i++) {
    const [r, g, b] = [pixels[i * 3] ?? 0, pixels[i * 3 + 1] ?? 0, pixels[i * 3 + 2] ?? 0];
    const y = luminance([r, g, b]);
    if (y > skyLuminance * 0.5 || b > g * 0.8 || Math.max(r, g) < 1.4 * b) continue;
    sum[0] += r;
    sum[1] += g;
    sum[2] += b;
    count++;
  }
  if (count < (to - from) * width * 0.03) return null;
  const scale = 0.8 / count / Math.max(0.05, exposure);
  return [sum[0] * scale, sum[1] * scale, sum[2] * scale];
}

function percentile(environment: Environment, share: number): number {
  const { pixels } = environment;
  const values = Float32Array.from({ length: pixels.length / 3 }, (_, i) =>
    luminance([pixels[i * 3] ?? 0, pixels[i * 3 + 1] ?? 0, pixels[i * 3 + 2] ?? 0]),
  ).sort();
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 1;
}

/** The first percentile of each channel below the horizon, halved: a house has darker corners than a meadow. */
function darkest(photo: Raster, horizon: number): Light {
  const from = Math.max(0, Math.min(photo.height - 8, Math.round(horizon)));
  const step = Math.max(1, Math.floor(Math.sqrt((photo.width * (photo.height - from)) / 20000)));
  const seen: [number[], number[], number[]] = [[], [], []];
  for (let y = from; y < photo.height; y += step) {
    for (let x = 0; x < photo.width; x += step) {
      const at = (y * photo.width + x) * photo.channels;
      for (const channel of [0, 1, 2] as const) seen[channel].push(photo.data[at + channel] ?? 0);
    }
  }
  const lift = (values: number[]): number => {
    values.sort((a, b) => a - b);
    return Math.min(0.03, (linearOf[values[Math.floor(values.length * 0.01)] ?? 0] ?? 0) * 0.6);
  };
  return [lift(seen[0]), lift(seen[1]), lift(seen[2])];
}

/** The quietest blocks of the picture hold only noise: a low percentile of the blocks' high-frequency spread. */
function measureGrain(photo: Raster): number {
  const block = 8;
  const spreads: number[] = [];
  const stepX = Math.max(block, Math.floor(photo.width / 48));
  const stepY = Math.max(block, Math.floor(photo.height / 32));
  const { data, width, channels } = photo;
  for (let y = 1; y + block + 1 < photo.height; y += stepY) {
    for (let x = 1; x + block + 1 < photo.width; x += stepX) {
      let sum = 0;
      let clipped = false;
      for (let dy = 0; dy < block; dy++) {
        for (let dx = 0; dx < block; dx++) {
          const at = ((y + dy) * width + x + dx) * channels + 1;
          const centre = data[at] ?? 0;
          if (centre > 252 || centre < 3) clipped = true;
          const around =
            (data[at - channels] ?? 0) +
            (data[at + channels] ?? 0) +
            (data[at - width * channels] ?? 0) +
            (data[at + width * channels] ?? 0);
          sum += (centre - around / 4) ** 2;
        }
      }
      if (!clipped) spreads.push(Math.sqrt(sum / block / block / 1.25));
    }
  }
  spreads.sort((a, b) => a - b);
  return Math.min(5, spreads[Math.floor(spreads.length * 0.15)] ?? 0);
}

/** What a mirror that looks in that direction would show, from the photo: its far side is taken to look like the near one. */
export function reflect(
  environment: Environment,
  ground: Light,
  sky: Light,
  dx: number,
  dy: number,
  dz: number,
  out: Float32Array,
): void {
  const { width, height, pixels, horizon, focal } = environment;
  const flat = Math.hypot(dx, dz);
  if (horizon < 2) {
    // No sky in the picture: an even one, brighter towards the rim.
    const up = Math.max(0, dy);
    const k = dy < 0 ? 0 : 1.1 - 0.35 * up;
    for (let i = 0; i < 3; i++) out[i] = dy < 0 ? (ground[i] ?? 0) : (sky[i] ?? 0) * k;
    return;
  }
  const turn = Math.atan2(dx, Math.abs(dz)) * focal;
  let column = Math.abs(((turn + width * 0.5) % (2 * width)) + 2 * width) % (2 * width);
  if (column >= width) column = 2 * width - 1 - column;
  const rise = flat < 1e-3 ? 50 : dy / flat;
  const row = Math.max(0, Math.min(height - 1.001, horizon - focal * rise));
  const x = Math.max(0, Math.min(width - 1.001, column));
  const ix = x | 0;
  const iy = row | 0;
  const fx = x - ix;
  const fy = row - iy;
  const at = (iy * width + ix) * 3;
  const next = at + width * 3;
  for (let i = 0; i < 3; i++) {
    const top = (pixels[at + i] as number) * (1 - fx) + (pixels[at + 3 + i] as number) * fx;
    const bottom = (pixels[next + i] as number) * (1 - fx) + (pixels[next + 3 + i] as number) * fx;
    out[i] = top * (1 - fy) + bottom * fy;
  }
}
