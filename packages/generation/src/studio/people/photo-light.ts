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
const CAST = 0.45;
/** Lightness of white in a well exposed photo. */
const WHITE = 94;

/** Light about a person who stands at a pixel of the small photo. */
export function lightAbout(
  photo: Raster,
  { x, y, tall }: { readonly x: number; readonly y: number; readonly tall: number },
): PhotoLight {
  const { width, height, channels, data } = photo;
  const lightness: number[] = [];
  let [sumL, sumA, sumB, left, right] = [0, 0, 0, 0, 0];
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
      sumL += l;
      // What is strongly coloured is so by itself, not by the light.
      const pale = Math.max(0, 1 - Math.hypot(a, b) / 26);
      sumA += a * pale;
      sumB += b * pale;
      if (column < x) left += l;
      else right += l;
    }
  }
  const count = Math.max(1, lightness.length);
  lightness.sort((one, other) => one - other);
  const white = lightness[Math.floor(count * 0.93)] ?? WHITE;
  const mean = sumL / count;
  const exposure = Math.min(
    1.02,
    Math.max(0.45, 0.45 + (0.4 * white) / WHITE + (0.15 * mean) / 62),
  );
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
  const ranked = (values: number[], share: number) =>
    values.sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
  const steepest = Math.max(0.2, ranked(steps, 0.95));
  // The steepest slope of a step blurred by s is 0.4/s of it; second differences have √6 times the grain.
  return {
    blur: Math.sqrt(Math.max(0, (0.4 / steepest) ** 2 - DRAWN_BLUR ** 2)),
    grain: Math.min(4, (1.48 * ranked(grains, 0.5)) / Math.sqrt(6)),
  };
}
