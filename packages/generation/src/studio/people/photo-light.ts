import type { Raster } from '@groundwork/imaging';
import { labOf } from './picture-field.js';

/** How a photo was lit and taken, for what is painted into it. */
export interface PhotoLight {
  /** Factor of each colour of a figure, about 1. */
  readonly gain: readonly [number, number, number];
  /** Where the light comes from: -1 from the left, 1 from the right. */
  readonly side: number;
}

/** Share of the surroundings' cast that a figure takes. */
const CAST = 0.4;
/** Chroma that light alone can give to what is white. */
const PALE = 26;
/** Lightness of white in a well exposed photo. */
const WHITE = 94;

/** Light about a person who stands at a pixel of the small photo. */
export function lightAbout(
  photo: Raster,
  { x, y, tall }: { readonly x: number; readonly y: number; readonly tall: number },
): PhotoLight {
  const { width, height, channels, data } = photo;
  const lightness: number[] = [];
  let [sumA, sumB, left, right] = [0, 0, 0, 0];
  const from = { x: Math.max(0, Math.floor(x - tall)), y: Math.max(0, Math.floor(y - tall)) };
  const to = {
    x: Math.min(width, Math.ceil(x + tall)),
    y: Math.min(height, Math.ceil(y + 0.3 * tall)),
  };
  for (let row = from.y; row < to.y; row += 1) {
    for (let column = from.x; column < to.x; column += 1) {
      const at = (row * width + column) * channels;
      const [l, a, b] = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      lightness.push(l);
      // What is strongly coloured is so by itself, not by the light.
      const pale = Math.min(1, PALE / Math.max(1, Math.hypot(a, b)));
      sumA += a * pale;
      sumB += b * pale;
      if (column < x) left += l;
      else right += l;
    }
  }
  const count = Math.max(1, lightness.length);
  const near = ranked(lightness, 0.93);
  const white = (near + brightest(photo)) / 2 / WHITE;
  const exposure = Math.min(1.02, Math.max(0.22, 0.1 + 0.92 * white));
  const warmth = (CAST * sumB) / count / 60;
  const redness = (CAST * sumA) / count / 60;
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
function brightest({ width, height, channels, data }: Raster): number {
  const lightness: number[] = [];
  for (let at = 0; at < width * height; at += 7) {
    const from = at * channels;
    lightness.push(labOf(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0)[0]);
  }
  return ranked(lightness, 0.95);
}

function ranked(values: number[], share: number): number {
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length * share)] ?? 0;
}

/** The brighter half of the whole photo, and of what is near, is where light comes from. */
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
  // Where nothing stands out, nothing tells.
  const steepest = steps.length < 100 ? 1 : Math.max(0.2, ranked(steps, 0.95));
  // The steepest slope of a step blurred by s is 0.4/s of it; second differences have √6 times the grain.
  return {
    blur: Math.sqrt(Math.max(0, (0.4 / steepest) ** 2 - DRAWN_BLUR ** 2)),
    grain: Math.min(4, (1.48 * ranked(grains, 0.5)) / Math.sqrt(6)),
  };
}
