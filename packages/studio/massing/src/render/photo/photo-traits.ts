import type { Raster } from '@groundwork/imaging';
import type { Environment } from '../light/environment.js';

/** Pixels darker or lighter than this say nothing of hue, in linear light. */
const HUED = { from: 0.012, to: 0.9 } as const;
/** Share of the least colourful pixels that would be grey in white light. */
const GREYEST = 0.12;
/** Saturation of the greyest from which they are cast over, and from which fully. */
const CAST = { from: 0.12, full: 0.3 } as const;
/** Share of all pixels that have to lean to the same hue, and from which there is no doubt. */
const AGREE = { from: 0.8, full: 0.95 } as const;
/** No cast takes more of a channel than this. */
const MOST_TAKEN = 0.72;

/**
 * The colour cast of a photo, such as from a low sun or a filter: the colour of white things, at a luminance of 1. Only
 * found where even the greyest things are coloured and nearly all the rest leans the same way.
 */
export function photoCast({ pixels }: Pick<Environment, 'pixels'>): [number, number, number] {
  const samples: { readonly at: number; readonly saturation: number }[] = [];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const most = Math.max(r, g, b);
    if (most < HUED.from || most > HUED.to) continue;
    samples.push({ at, saturation: 1 - Math.min(r, g, b) / most });
  }
  const greyest = samples
    .toSorted((a, b) => a.saturation - b.saturation)
    .slice(0, Math.ceil(samples.length * GREYEST));
  const sums: [number, number, number] = [0, 0, 0];
  for (const { at } of greyest) {
    const all = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
    for (const part of [0, 1, 2] as const) sums[part] += (pixels[at + part] ?? 0) / all;
  }
  const most = Math.max(...sums);
  if (most === 0) return [1, 1, 1];
  const hue = sums.map((sum) => Math.max(1 - MOST_TAKEN, sum / most)) as [number, number, number];
  const saturation = 1 - Math.min(...sums) / most;
  const lean = sums.map((sum) => sum / (sums[0] + sums[1] + sums[2]) - 1 / 3);
  let same = 0;
  for (const { at } of samples) {
    const all = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
    const along = lean.reduce(
      (sum, l, part) => sum + l * ((pixels[at + part] ?? 0) / all - 1 / 3),
      0,
    );
    const size =
      Math.hypot(...lean) *
      Math.hypot(...[0, 1, 2].map((p) => (pixels[at + p] ?? 0) / all - 1 / 3));
    if (along > LIKE * size) same += 1;
  }
  const strength =
    graded(saturation, CAST.from, CAST.full) *
    graded(same / samples.length, AGREE.from, AGREE.full);
  const cast = hue.map((part) => part ** strength);
  const luminance = 0.2126 * (cast[0] ?? 1) + 0.7152 * (cast[1] ?? 1) + 0.0722 * (cast[2] ?? 1);
  return cast.map((part) => part / luminance) as [number, number, number];
}

/** Least cosine between two hues that count as the same. */
const LIKE = 0.8;

function graded(value: number, from: number, full: number): number {
  return Math.max(0, Math.min(1, (value - from) / (full - from)));
}

/** The quietest blocks of the picture hold only noise: a low percentile of the blocks' high-frequency spread. */
export function measureGrain(photo: Raster): number {
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

/** The largest blur that is measured, in pixels. */
const MOST_SOFTNESS = 1.3;
/** Share of bends three pixels wide that is found in bends of one pixel: in sharp photos more, in enlarged ones less. */
const SHARP_SHARE = 0.34;
const SOFTNESS_PER_SHARE = 7;
/** Bends flatter than this are noise, 8-bit. */
const LEAST_BEND = 16;

/** How much softer than a sharp photo it is, in pixels of blur: an enlarged small photo has no finest detail. */
export function measureSoftness(photo: Raster): number {
  const { data, width, height, channels } = photo;
  let fine = 0;
  let wide = 0;
  for (let y = 2; y < height; y += 5) {
    for (let x = 3; x + 3 < width; x += 3) {
      const at = (y * width + x) * channels + 1;
      const middle = 2 * (data[at] as number);
      const over = 3 * channels;
      const bend = Math.abs((data[at - over] as number) + (data[at + over] as number) - middle);
      if (bend < LEAST_BEND) continue;
      wide += bend;
      fine += Math.abs((data[at - channels] as number) + (data[at + channels] as number) - middle);
    }
  }
  if (wide === 0) return 0;
  return Math.max(0, Math.min(MOST_SOFTNESS, (SHARP_SHARE - fine / wide) * SOFTNESS_PER_SHARE));
}
