import { type Canvas, clipped, type Mask } from './canvas.js';
import { contrastOf, linearOf, luminanceOf, oklabOf, type Rgb } from './color.js';

/** WCAG 2, level AA: words, and lines or icons that carry meaning. */
export const TEXT_CONTRAST = 4.5;
export const GRAPHIC_CONTRAST = 3;
/** Over photos so much more is solved for: JPEG's ripples around letters take up to a seventh of the contrast. */
export const SAFETY = 1.21;

/** Coverage from which a pixel belongs to a letter. */
const INK = 64;
/** Pixels around the ink that count as behind it. */
export const REACH = 2;
/** Share of pixels that may fall below what the solver looks at: stray highlights. */
const STRAY = 0.002;

/** Pixels of the canvas that letters lie on, as indices of pixels, with those close around. */
export function inkPixels(canvas: Canvas, mask: Mask, reach = REACH): Int32Array {
  const { width, height, data } = mask;
  const near = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const first = Math.max(0, y - reach);
    const last = Math.min(height - 1, y + reach);
    let x = 0;
    while (x < width) {
      if ((data[row + x] ?? 0) < INK) {
        x += 1;
        continue;
      }
      const from = Math.max(0, x - reach);
      while (x < width && (data[row + x] ?? 0) >= INK) x += 1;
      const to = Math.min(width, x + reach);
      for (let line = first; line <= last; line += 1) {
        near.fill(1, line * width + from, line * width + to);
      }
    }
  }
  const { left, top, right, bottom } = clipped(canvas, mask);
  const found = new Int32Array(Math.max(0, right - left) * Math.max(0, bottom - top));
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    const row = (y - mask.y) * width - mask.x;
    for (let x = left; x < right; x += 1) {
      if (near[row + x] === 1) {
        found[count] = y * canvas.width + x;
        count += 1;
      }
    }
  }
  return found.subarray(0, count);
}

export interface ContrastReading {
  /** Of the worst pixel. */
  readonly least: number;
  /** Of the worst pixel but for stray ones. */
  readonly low: number;
}

/** Contrast of a colour to the canvas's pixels. */
export function readContrast(canvas: Canvas, ink: Int32Array, color: Rgb): ContrastReading {
  const own = luminanceOf(color);
  const { data } = canvas;
  const values = new Float32Array(ink.length);
  let least = 21;
  for (let step = 0; step < ink.length; step += 1) {
    const at = (ink[step] ?? 0) * 3;
    const behind =
      0.2126 * (linearOf[data[at] ?? 0] ?? 0) +
      0.7152 * (linearOf[data[at + 1] ?? 0] ?? 0) +
      0.0722 * (linearOf[data[at + 2] ?? 0] ?? 0);
    const contrast = contrastOf(own, behind);
    values[step] = contrast;
    if (contrast < least) least = contrast;
  }
  return { least, low: low(values, least) };
}

/** Counts in steps of 0.02 instead of sorting. */
function low(values: Float32Array, least: number): number {
  const strays = Math.floor(values.length * STRAY);
  if (strays === 0) return least;
  const counts = new Uint32Array(1051);
  for (const value of values) {
    const step = Math.floor(value * 50);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let seen = 0;
  for (let step = 0; step < counts.length; step += 1) {
    seen += counts[step] ?? 0;
    if (seen > strays) return Math.max(least, step / 50);
  }
  return least;
}

export interface Backing {
  readonly mean: Rgb;
  /** The darkest and the lightest pixel by luminance, stray ones included. */
  readonly darkest: Rgb;
  readonly lightest: Rgb;
}

/** Grounds whose OKLab lightness varies less than this are flat: another colour is better there than a veil. */
const FLAT = 0.12;

export function isFlat({ darkest, lightest }: Backing): boolean {
  return oklabOf(lightest)[0] - oklabOf(darkest)[0] < FLAT;
}

/** What lies behind letters. */
export function backingOf({ data }: Canvas, ink: Int32Array): Backing {
  const sum = [0, 0, 0];
  let dark = { light: Number.POSITIVE_INFINITY, at: 0 };
  let bright = { light: Number.NEGATIVE_INFINITY, at: 0 };
  for (const pixel of ink) {
    const at = pixel * 3;
    const r = data[at] ?? 0;
    const g = data[at + 1] ?? 0;
    const b = data[at + 2] ?? 0;
    sum[0] = (sum[0] ?? 0) + r;
    sum[1] = (sum[1] ?? 0) + g;
    sum[2] = (sum[2] ?? 0) + b;
    const light =
      0.2126 * (linearOf[r] ?? 0) + 0.7152 * (linearOf[g] ?? 0) + 0.0722 * (linearOf[b] ?? 0);
    if (light < dark.light) dark = { light, at };
    if (light > bright.light) bright = { light, at };
  }
  const count = Math.max(1, ink.length);
  const colorAt = (at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  return {
    mean: [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count],
    darkest: colorAt(dark.at),
    lightest: colorAt(bright.at),
  };
}
