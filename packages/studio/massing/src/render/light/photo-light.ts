import type { Raster } from '@groundwork/imaging';
import type { Sun } from '@groundwork/photo-reading/camera/sun';
import { measureGrain, measureSoftness, photoCast } from '../photo/photo-traits.js';
import type { View } from '../view.js';
import { type Environment, type Light, readEnvironment } from './environment.js';
import { linearOf } from './tone.js';

export type { Light };

/** How a photo was lit and exposed, read from its pixels; linear light, 1 is the brightest a picture can show. */
export interface PhotoLight {
  /** Sunlight on open level ground, as a white surface would show it. */
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
  /** How much softer than a sharp picture of its size it is: standard deviation of the blur, in pixels. */
  readonly softness: number;
  /**
   * How much brighter the sky is on the sun's side than opposite, 0..1: with the sun in the picture what faces the camera is
   * lit by the darker half alone.
   */
  readonly skyLeans: number;
  /** Light of the sky over the photo's upper edge; a clear one where the photo shows none. */
  readonly sky: Light;
  /** 0 in full daylight, 1 at night: how far lamps are seen. */
  readonly dusk: number;
  readonly environment: Environment;
}

/** The sun's share of the light on level ground: under clouds, at most, and by default. */
const SHARE_OF_SUN = { overcast: 0.05, most: 0.84, assumed: 0.64 } as const;
/** Share of its light that a sun in an unknown place keeps: the rest comes from the whole sky. */
const OF_UNKNOWN_SUN = 0.62;
/** Of a low sun that shines into the picture. */
const SKY_LEANS = 0.55;
/** Factor of its cast in the sun's shadow: all light there was reflected by land in its glow. */
const SKY_LEANS_CAST = 2.6;
const FREE_SUN_CONTRAST = 0.72;
/** Bounds of what white ground shows, as shares of the photo's brightest parts. */
const OF_BRIGHTEST = { least: 0.5, most: 1.5 } as const;
const MOST_EXPOSURE = 1.42;
/** 0 leaves the light's own colour, 1 takes it all. */
const WHITE_BALANCE = 0.7;
/** How far a glowing sky's colour is that of the sunlight too. */
const GLOW_TINTS_SUN = 0.6;
/** A clear sky at a luminance of 1, for photos that show none. */
const CLEAR_SKY: Light = [0.7, 0.99, 1.42];
/** Photos often clip the sky to white: what falls from it is bluer. */
const SKY_TINT: Light = [0.93, 0.995, 1.11];

/** @param contrast 0 is overcast, 1 is hard sun; null if unknown */
export function readPhotoLight(
  photo: Raster,
  view: View,
  horizon: number,
  sun: Sun,
  contrast: number | null,
): PhotoLight {
  const environment = readEnvironment(photo, view, horizon);
  const split = Math.max(0, Math.min(environment.height, Math.round(environment.horizon)));
  const seenSky = split > 2 ? brightestOf(environment, split) : null;
  const ground = meanRows(
    environment,
    Math.min(environment.height - 2, split + 2),
    environment.height,
  );
  const bright = percentile(environment, 0.97);
  const groundIsGreen = ground[1] > ground[0] * 0.95 && ground[1] > ground[2] * 1.15;
  const fromGround = luminance(ground) / guessAlbedo(ground);
  // The brightness of a visible sky bounds the estimate from the ground.
  const bounded =
    seenSky === null
      ? fromGround
      : Math.max(
          OF_BRIGHTEST.least * bright,
          Math.min(OF_BRIGHTEST.most * Math.max(bright, 0.1), fromGround),
        );
  const exposure = Math.max(0.03, Math.min(MOST_EXPOSURE, bounded));

  const sunShare =
    sun.elevationDegrees <= 0
      ? 0
      : shareOfSun(sun.elevationDegrees, contrast) *
        (sun.source === 'unknown' ? OF_UNKNOWN_SUN : 1);
  const low = Math.max(0, 1 - Math.max(0, sun.elevationDegrees) / 28);
  const glow = glowOf(seenSky);
  const skyLeans = sun.source === 'visible' ? SKY_LEANS * Math.max(0.4, low) : 0;
  const daylight: Light = [1, 0.93 - 0.2 * low, 0.82 - 0.4 * low];
  const sunColour = balanced(
    times(daylight, soften(balanced(seenSky ?? [1, 1, 1]), GLOW_TINTS_SUN * glow)),
  );
  const skyColour = balanced(
    times(soften(seenSky ?? CLEAR_SKY, seenSky === null ? 0.4 : 0.5 + 0.3 * glow), SKY_TINT),
  );
  const cast = times(
    castLeft(sunColour, skyColour, sunShare, WHITE_BALANCE * (1 - 0.8 * glow)),
    deepened(photoCast(environment), 1 + SKY_LEANS_CAST * skyLeans),
  );
  const scale = (colour: Light, by: number): Light => [
    colour[0] * by,
    colour[1] * by,
    colour[2] * by,
  ];
  return {
    sunOnGround: scale(times(sunColour, cast), exposure * sunShare),
    skyOnGround: scale(times(skyColour, cast), exposure * (1 - sunShare)),
    ground,
    groundIsGreen,
    foliage: seenFoliage(environment, split, exposure, luminance(seenSky ?? [1, 1, 1])),
    black: darkest(photo, horizon),
    grain: measureGrain(photo),
    softness: measureSoftness(photo),
    skyLeans,
    sky: seenSky ?? scale(CLEAR_SKY, Math.min(0.85, exposure * 0.7)),
    dusk: Math.max(0, Math.min(1, (0.3 - exposure) / 0.22 + (sun.elevationDegrees <= 0 ? 0.3 : 0))),
    environment,
  };
}

/** Cameras balance white to the incoming light: sun and sky together are nearly white. */
function castLeft(sun: Light, sky: Light, sunShare: number, balance: number): Light {
  const towards = (i: 0 | 1 | 2) => (sun[i] * sunShare + sky[i] * (1 - sunShare)) ** -balance;
  return [towards(0), towards(1), towards(2)];
}

/** The same hue deeper by a power, at a luminance of 1. */
function deepened(cast: Light, power: number): Light {
  return balanced([cast[0] ** power, cast[1] ** power, cast[2] ** power]);
}

/** Strength of a sunrise or sunset glow, 0..1: white balance leaves that colour in a photo. */
function glowOf(sky: Light | null): number {
  if (sky === null) return 0;
  return Math.max(0, Math.min(1, (sky[0] / Math.max(0.02, sky[2]) - 1.1) / 0.9));
}

function shareOfSun(elevation: number, contrast: number | null): number {
  const { overcast, most, assumed } = SHARE_OF_SUN;
  const t = Math.min(1, (contrast ?? 0) / FREE_SUN_CONTRAST);
  const free = contrast === null ? assumed : overcast + (most - overcast) * t * t * (3 - 2 * t);
  return free * Math.min(1, 0.45 + elevation / 40);
}

/** Mean of the brighter half above the horizon: the sky rather than hills and trees. */
function brightestOf(environment: Environment, rows: number): Light {
  const { width, pixels } = environment;
  const values = luminances(pixels, rows * width);
  const limit = values.toSorted()[Math.floor(values.length * 0.6)] ?? 0;
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const [i, value] of values.entries()) {
    if (value < limit) continue;
    count++;
    for (const c of [0, 1, 2] as const) sum[c] += pixels[i * 3 + c] ?? 0;
  }
  const n = Math.max(1, count);
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

function luminances(pixels: Float32Array, count: number): Float32Array {
  const values = new Float32Array(count);
  for (let i = 0; i < count; i++)
    values[i] =
      0.2126 * (pixels[i * 3] as number) +
      0.7152 * (pixels[i * 3 + 1] as number) +
      0.0722 * (pixels[i * 3 + 2] as number);
  return values;
}

function times(a: Light, b: Light): Light {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
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
  if (c[1] >= c[0] * 0.95 && chroma > 0.25) return 0.12;
  if (chroma < 0.28) return y > 0.3 || c[2] > c[0] * 1.04 ? 0.72 : 0.24;
  return Math.max(0.16, Math.min(0.42, 0.14 + y * 0.7));
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
  const values = luminances(pixels, pixels.length / 3).sort();
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 1;
}

/** Share of pixels darker than the measured black, the share of it to use, and its limit. */
const BLACK = { darker: 0.001, taken: 0.8, most: 0.05 } as const;

/**
 * Nearly the darkest of each channel below the horizon: where fog and lens veil a photo, nothing in it is black. Little
 * of it is believed, as bare sand and snow show nothing black either.
 */
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
    const value = linearOf[values[Math.floor(values.length * BLACK.darker)] ?? 0] ?? 0;
    return Math.min(BLACK.most, value * BLACK.taken);
  };
  return [lift(seen[0]), lift(seen[1]), lift(seen[2])];
}
