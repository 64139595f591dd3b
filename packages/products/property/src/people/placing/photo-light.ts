import type { Raster } from '@groundwork/imaging';
import { type LabPlanes, labPlanes } from './picture-field.js';

/** Lighting and optics of a photo, for things painted into it. */
export interface PhotoLight {
  /** Factor of each colour of a figure, about 1. */
  readonly gain: readonly [number, number, number];
  /** Where the light comes from: -1 from the left, 1 from the right. */
  readonly side: number;
}

/** Share of the surroundings' cast that a figure takes. */
const CAST = 0.4;
/** Most chroma that light alone gives to white. */
const PALE = 26;
/** Lightness of white in a well exposed photo. */
const WHITE = 94;

/** A person at a pixel of the small photo, with their height in pixels. */
export interface StandingSpot {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

/** Reads a small photo once, for the light about several people. */
export function readLight(photo: Raster): (spot: StandingSpot) => PhotoLight {
  const planes = labPlanes(photo);
  const brightest = brightestOf(planes.lightness);
  return (spot) => lightAbout(photo, planes, brightest, spot);
}

function lightAbout(
  photo: Raster,
  planes: LabPlanes,
  brightest: number,
  { x, y, tall }: StandingSpot,
): PhotoLight {
  const { width, height } = photo;
  let [sumA, sumB, left, right] = [0, 0, 0, 0];
  const from = { x: Math.max(0, Math.floor(x - tall)), y: Math.max(0, Math.floor(y - tall)) };
  const to = {
    x: Math.min(width, Math.ceil(x + tall)),
    y: Math.min(height, Math.ceil(y + 0.3 * tall)),
  };
  const lightness = new Float64Array(Math.max(0, to.x - from.x) * Math.max(0, to.y - from.y));
  let count = 0;
  for (let row = from.y; row < to.y; row += 1) {
    for (let column = from.x; column < to.x; column += 1) {
      const at = row * width + column;
      const l = planes.lightness[at] ?? 0;
      const a = planes.a[at] ?? 0;
      const b = planes.b[at] ?? 0;
      lightness[count] = l;
      count += 1;
      // Strong colours come from the surface, not from the light.
      const pale = Math.min(1, PALE / Math.max(1, Math.sqrt(a * a + b * b)));
      sumA += a * pale;
      sumB += b * pale;
      if (column < x) left += l;
      else right += l;
    }
  }
  const near = ranked(lightness, 0.93);
  const white = (near + brightest) / 2 / WHITE;
  const exposure = Math.min(1.02, Math.max(0.22, 0.1 + 0.92 * white));
  const warmth = (CAST * sumB) / Math.max(1, count) / 60;
  const redness = (CAST * sumA) / Math.max(1, count) / 60;
  return {
    gain: [
      exposure * (1 + redness + warmth * 0.6),
      exposure * (1 - redness * 0.5),
      exposure * (1 - warmth),
    ],
    side: lightSide(photo, left, right, (to.x - x) / Math.max(1, x - from.x)),
  };
}

/** Lightness of the white things in the whole photo. */
function brightestOf(lightness: Float64Array): number {
  const every = new Float64Array(Math.ceil(lightness.length / 7));
  for (let at = 0; at < every.length; at += 1) every[at] = lightness[at * 7] ?? 0;
  return ranked(every, 0.95);
}

function ranked(values: Float64Array, share: number): number {
  values.sort();
  return values[Math.floor(values.length * share)] ?? 0;
}

/** The brighter half of the photo, and of the surroundings, is where light comes from. */
function lightSide(photo: Raster, left: number, right: number, ratio: number): number {
  const { width, height, channels, data } = photo;
  let [one, other] = [0, 0];
  for (let y = Math.floor(0.15 * height); y < 0.75 * height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const at = (y * width + x) * channels;
      const value = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) ** 2;
      if (x < width / 2) one += value;
      else other += value;
    }
  }
  const far = (other - one) / Math.max(1, other + one);
  const near = (right / Math.max(0.2, ratio) - left) / Math.max(1, right + left);
  return Math.max(-1, Math.min(1, 3.5 * far + 1.5 * near));
}

/** How sharp and how grainy a photo is at its full size. */
export interface PhotoTexture {
  /** Standard deviation in pixels of the blur of its edges. */
  readonly blur: number;
  /** Standard deviation of its grain, of 255. */
  readonly grain: number;
}

/** Blur of a drawing's own edges, in pixels. */
const DRAWN_BLUR = 0.8;

export function textureOf({ width, height, channels, data }: Raster): PhotoTexture {
  const steps: number[] = [];
  const grains: number[] = [];
  const green = (x: number, y: number) => data[(y * width + x) * channels + 1] ?? 0;
  const stride = Math.max(1, Math.floor(height / 240));
  for (let y = 0; y < height; y += stride) {
    for (let x = 5; x < width - 5; x += 2) {
      const reach = Math.abs(green(x + 5, y) - green(x - 5, y));
      const step = Math.abs(green(x + 1, y) - green(x - 1, y)) / 2;
      if (reach > 70) steps.push(step / reach);
      else if (reach < 6)
        grains.push(Math.abs(2 * green(x, y) - green(x - 2, y) - green(x + 2, y)));
    }
  }
  // Nothing stands out: the light is unknown.
  const steepest = steps.length < 100 ? 1 : Math.max(0.2, ranked(Float64Array.from(steps), 0.95));
  // The steepest slope of a step blurred by s is 0.4/s of it; second differences have √6 times the grain.
  return {
    blur: Math.sqrt(Math.max(0, (0.4 / steepest) ** 2 - DRAWN_BLUR ** 2)),
    grain: Math.min(4, (1.48 * ranked(Float64Array.from(grains), 0.5)) / Math.sqrt(6)),
  };
}
