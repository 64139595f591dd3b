import type { Box } from '../design.js';
import { openKernel } from '../kernel/kernel.js';
import { takePart } from '../kernel/parts.js';
import { type Canvas, clipped, type Mask } from './canvas.js';
import { luminanceOf, oklabOf, type Rgb } from './color.js';

/** WCAG 2, level AA: words, and lines or icons that carry meaning. */
export const TEXT_CONTRAST = 4.5;
export const GRAPHIC_CONTRAST = 3;
/** Letters that are large on a phone, where 1080 px are shown as about 390: 24 px there, WCAG's large text. */
const LARGE = 66;

/**
 * Contrast that a text of a size needs, px: on a flat ground brand colours are kept in large figures where they would
 * not be in words. A photo is never as even as its mean.
 */
export function contrastFor(size: number, backing: Backing): number {
  return size >= LARGE && isFlat(backing) ? GRAPHIC_CONTRAST : TEXT_CONTRAST;
}

/** Over photos so much more is solved for: JPEG's ripples around letters take up to a seventh of the contrast. */
export const SAFETY = 1.21;

/** Pixels around the ink that count as behind it. */
export const REACH = 2;
/** Share of pixels that the solver may ignore: stray highlights. */
const STRAY = 0.002;
/** Fiftieths of a contrast up to 21. */
const CONTRASTS = 1051;

/** Pixels of the canvas that letters lie on, with those close around. */
export interface Ink {
  /** A part of the canvas, on whole pixels; it may have no width or height. */
  readonly box: Box;
  /** 1 for each pixel of the box that belongs to it, 0 for the others. */
  readonly near: Uint8Array;
  /** How many pixels belong to it. */
  readonly count: number;
}

export const noInk: Ink = {
  box: { x: 0, y: 0, width: 0, height: 0 },
  near: new Uint8Array(),
  count: 0,
};

export function inkOf(canvas: Canvas, mask: Mask, reach = REACH): Ink {
  const { width, height, data } = mask;
  const { left, top, right, bottom } = clipped(canvas, mask);
  if (right <= left || bottom <= top) return noInk;
  const kernel = openKernel();
  const size = data.length;
  const [from = 0, scratch = 0, marks = 0] = kernel.room(size, size, size);
  const { bytes } = kernel;
  bytes.set(data, from);
  bytes.fill(0, scratch, scratch + size);
  bytes.fill(0, marks, marks + size);
  kernel.run.markInk(from, width, height, reach, scratch, marks);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const near = new Uint8Array(box.width * box.height);
  let count = 0;
  for (let y = 0; y < box.height; y += 1) {
    const start = marks + (top + y - mask.y) * width + left - mask.x;
    near.set(bytes.subarray(start, start + box.width), y * box.width);
  }
  for (let at = 0; at < near.length; at += 1) count += near[at] ?? 0;
  return { box, near, count };
}

export interface ContrastReading {
  /** Of the worst pixel. */
  readonly least: number;
  /** Of the worst pixel but for stray ones. */
  readonly low: number;
}

/** Copies the canvas's pixels in the ink's box and its marks into the kernel's memory, with room for the result. */
function takeInk(canvas: Canvas, { box, near }: Ink, found: number) {
  const kernel = openKernel();
  const [pixels = 0, marks = 0, results = 0] = kernel.room(near.length * 3, near.length, found);
  const { bytes } = kernel;
  takePart(bytes, pixels, canvas, box);
  bytes.set(near, marks);
  bytes.fill(0, results, results + found);
  return { kernel, pixels, marks, results };
}

/** Contrast of a colour to the canvas's pixels. */
export function readContrast(canvas: Canvas, ink: Ink, color: Rgb): ContrastReading {
  if (ink.count === 0) return { least: 21, low: 21 };
  const { kernel, pixels, marks, results } = takeInk(canvas, ink, CONTRASTS * 4);
  const own = luminanceOf(color);
  const least = kernel.run.leastContrast(pixels, marks, ink.near.length, own, results);
  const counts = new Uint32Array(kernel.bytes.buffer, results, CONTRASTS);
  return { least, low: low(counts, ink.count, least) };
}

/** Counts in steps of 0.02 instead of sorting. */
function low(counts: Uint32Array, count: number, least: number): number {
  const strays = Math.floor(count * STRAY);
  if (strays === 0) return least;
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

/** The pixels behind letters; black where there are none. */
export function backingOf(canvas: Canvas, ink: Ink): Backing {
  if (ink.count === 0) return { mean: [0, 0, 0], darkest: [0, 0, 0], lightest: [0, 0, 0] };
  const { kernel, pixels, marks, results } = takeInk(canvas, ink, 32);
  kernel.run.readBacking(pixels, marks, ink.near.length, results);
  const { bytes } = kernel;
  const found = new DataView(bytes.buffer, results, 32);
  const mean = (at: number) => found.getFloat64(at, true) / ink.count;
  const colorAt = (pixel: number): Rgb => {
    const at = pixels + pixel * 3;
    return [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
  };
  return {
    mean: [mean(0), mean(8), mean(16)],
    darkest: colorAt(found.getInt32(24, true)),
    lightest: colorAt(found.getInt32(28, true)),
  };
}
