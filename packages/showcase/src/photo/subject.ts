import type { Raster } from '@groundwork/imaging';
import { oklabOf } from '../compose/color.js';

/** How much each part of a picture matters, on a small grid; the sum is 1. */
export interface SubjectMap {
  readonly width: number;
  readonly height: number;
  readonly weight: Float32Array;
}

/** Longer side in px of the picture that the subject is looked for in. */
export const SUBJECT_SIDE = 144;

/**
 * Finds what matters in a photo of a property: straight edges of a building or of furniture against calm
 * surroundings. Sky, lawn, walls and foliage weigh little; the middle weighs a little more than the rim.
 */
export function findSubject(picture: Raster): SubjectMap {
  const { width, height, channels, data } = picture;
  const pixels = width * height;
  const light = new Float32Array(pixels);
  const green = new Float32Array(pixels);
  const blue = new Float32Array(pixels);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const at = pixel * channels;
    const lab = oklabOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    light[pixel] = lab[0];
    green[pixel] = lab[1];
    blue[pixel] = lab[2];
  }
  const rare = rarity(light, green, blue);
  const edges = straightEdges(light, width, height);
  const weight = new Float32Array(pixels);
  for (let y = 0; y < height; y += 1) {
    const down = y / (height - 1) - 0.5;
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const across = x / (width - 1) - 0.5;
      const middle = Math.exp(-(across * across) / 0.16 - ((down - 0.03) * (down - 0.03)) / 0.13);
      const calm = natural(light[pixel] ?? 0, green[pixel] ?? 0, blue[pixel] ?? 0);
      weight[pixel] =
        ((edges[pixel] ?? 0) + 0.12 * (rare[pixel] ?? 0)) * (0.35 + 0.65 * middle) * calm;
    }
  }
  // The root keeps one strong spot, such as a door, from outweighing the house around it.
  const smooth = boxBlur(boxBlur(weight, width, height, 3), width, height, 3).map(Math.sqrt);
  const least = quietest(smooth);
  smooth.forEach((value, pixel) => {
    smooth[pixel] = Math.max(0, value - least);
  });
  const sum = smooth.reduce((total, value) => total + value, 0) || 1;
  return { width, height, weight: smooth.map((value) => value / sum) };
}

/** What a third of the picture has less than: calm parts that weigh nothing. */
function quietest(weight: Float32Array): number {
  return weight.toSorted()[Math.floor(weight.length / 3)] ?? 0;
}

/** 0.3..1: how little a colour looks like sky, water or plants. */
function natural(lightness: number, a: number, b: number): number {
  const chroma = Math.sqrt(a * a + b * b);
  if (chroma < 0.05) return 1;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const strength = Math.min(1, (chroma - 0.05) / 0.06);
  const isPlant = hue > 100 && hue < 165;
  const isSkyOrWater = (hue > 165 || hue < -80) && lightness > 0.35;
  return isPlant || isSkyOrWater ? 1 - 0.7 * strength : 1;
}

const BINS = 8;

/** How far a colour is from those that the picture is mostly made of, about 0..1. */
function rarity(light: Float32Array, green: Float32Array, blue: Float32Array): Float32Array {
  const binOf = (pixel: number) => {
    const l = Math.min(BINS - 1, Math.floor((light[pixel] ?? 0) * BINS));
    const a = Math.min(BINS - 1, Math.max(0, Math.floor(((green[pixel] ?? 0) + 0.2) * 2.5 * BINS)));
    const b = Math.min(BINS - 1, Math.max(0, Math.floor(((blue[pixel] ?? 0) + 0.2) * 2.5 * BINS)));
    return (l * BINS + a) * BINS + b;
  };
  const counts = new Float32Array(BINS ** 3);
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const bin = binOf(pixel);
    counts[bin] = (counts[bin] ?? 0) + 1 / light.length;
  }
  const used = [...counts.keys()].filter((bin) => (counts[bin] ?? 0) > 0);
  const placeOf = (bin: number) => [
    (bin / (BINS * BINS)) | 0,
    (((bin / BINS) | 0) % BINS) * 0.8,
    (bin % BINS) * 0.8,
  ];
  const distances = new Float32Array(BINS ** 3);
  for (const bin of used) {
    const [l = 0, a = 0, b = 0] = placeOf(bin);
    for (const other of used) {
      const [ol = 0, oa = 0, ob = 0] = placeOf(other);
      const distance = Math.sqrt(((l - ol) * 0.5) ** 2 + (a - oa) ** 2 + (b - ob) ** 2) / BINS;
      distances[bin] = (distances[bin] ?? 0) + distance * (counts[other] ?? 0);
    }
  }
  return light.map((_, pixel) => Math.min(1, (distances[binOf(pixel)] ?? 0) * 2));
}

/** Strength of edges, that of straight ones whole and that of grass and leaves in a small part. */
function straightEdges(light: Float32Array, width: number, height: number): Float32Array {
  const pixels = width * height;
  const xx = new Float32Array(pixels);
  const yy = new Float32Array(pixels);
  const xy = new Float32Array(pixels);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const dx = (light[pixel + 1] ?? 0) - (light[pixel - 1] ?? 0);
      const dy = (light[pixel + width] ?? 0) - (light[pixel - width] ?? 0);
      xx[pixel] = dx * dx;
      yy[pixel] = dy * dy;
      xy[pixel] = dx * dy;
    }
  }
  const sxx = boxBlur(xx, width, height, 2);
  const syy = boxBlur(yy, width, height, 2);
  const sxy = boxBlur(xy, width, height, 2);
  return sxx.map((horizontal, pixel) => {
    const vertical = syy[pixel] ?? 0;
    const both = sxy[pixel] ?? 0;
    const energy = horizontal + vertical;
    if (energy < 1e-6) return 0;
    const coherence = Math.sqrt((horizontal - vertical) ** 2 + (2 * both) ** 2) / energy;
    // Verticals are what buildings have and landscapes lack.
    const upright = Math.max(0, horizontal - vertical) / energy;
    return Math.min(0.35, Math.sqrt(energy)) * (0.15 + 0.6 * coherence ** 2 + 0.5 * upright ** 2);
  });
}

/** Mean over a square of `radius` px to each side, within the picture. */
export function boxBlur(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const across = meansAlong(values, width, height, radius, 1, width);
  return meansAlong(across, height, width, radius, width, 1);
}

/** Running means of `lines` lines of `length` values that lie `step` apart. */
function meansAlong(
  values: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  lineStep: number,
): Float32Array {
  const means = new Float32Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let sum = 0;
    let count = 0;
    for (let at = 0; at < length + radius; at += 1) {
      if (at < length) {
        sum += values[start + at * step] ?? 0;
        count += 1;
      }
      const gone = at - 2 * radius - 1;
      if (gone >= 0) {
        sum -= values[start + gone * step] ?? 0;
        count -= 1;
      }
      if (at >= radius) means[start + (at - radius) * step] = sum / count;
    }
  }
  return means;
}
