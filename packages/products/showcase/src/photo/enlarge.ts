import type { Raster } from '@groundwork/imaging';
import type { Box, Size } from '../design.js';
import { openKernel } from '../kernel/kernel.js';
import { takePart } from '../kernel/parts.js';
import { sharpeningRoom, sharpeningSteps } from './sharpen.js';

/** `sharp` keeps edges (Catmull-Rom); `smooth` softens them (B-spline), for blurred pictures. */
export type EnlargingKernel = 'sharp' | 'smooth';

const TAPS = 4;
/** As assembly/enlarge.ts reads them: an index, and four weights in 2^14ths. */
const TAP_BYTES = 12;
const ONE = 2 ** 14;
/** Taps that are read beyond the last column, four columns being made at once. */
const SPARE = 3;
/** Pixels before the first column that are alike to it. */
const RIM = 2;

export interface Enlarging {
  readonly size: Size;
  readonly kernel: EnlargingKernel;
  /** Of sharpening it before, 0 to 2. */
  readonly strength: number;
}

/**
 * Makes a part of an RGB picture larger; for what gets much smaller it is not meant. It is sharpened before: that is
 * the same as sharpening it after, and there are fewer pixels.
 */
export function enlarged(picture: Raster, part: Box, wanted: Enlarging): Raster {
  const { size, strength } = wanted;
  const kernel = openKernel();
  const bytes = part.width * part.height * 3;
  const made = size.width * size.height * 3;
  const [source = 0, sharp = 0, scratch = 0, down = 0, across = 0, mixed = 0, target = 0] =
    kernel.room(
      bytes,
      bytes,
      sharpeningRoom(part.width),
      (size.height + SPARE) * TAP_BYTES,
      (size.width + SPARE) * TAP_BYTES,
      part.width * 6 + 96,
      made,
    );
  const { bytes: memory } = kernel;
  takePart(memory, source, picture, part);
  memory.set(tapsOf(part.height, size.height, wanted.kernel, 0), down);
  memory.set(tapsOf(part.width, size.width, wanted.kernel, RIM), across);
  const { width, height } = part;
  if (strength > 0) {
    const steps = sharpeningSteps(strength);
    kernel.run.sharpenPicture(source, width * 3, width, height, sharp, scratch, steps);
  }
  kernel.run.enlargePicture(
    strength > 0 ? sharp : source,
    width,
    height,
    down,
    across,
    mixed,
    target,
    size.width,
    size.height,
  );
  return { ...size, channels: 3, data: kernel.copy(target, made) };
}

function tapsOf(length: number, wanted: number, kernel: EnlargingKernel, rim: number): Uint8Array {
  const taps = new DataView(new ArrayBuffer((wanted + SPARE) * TAP_BYTES));
  for (let place = 0; place < wanted; place += 1) {
    const source = ((place + 0.5) * length) / wanted - 0.5;
    const before = Math.floor(source);
    const weights = kernel === 'sharp' ? catmullRom(source - before) : bSpline(source - before);
    const at = place * TAP_BYTES;
    taps.setInt32(at, before - 1 + rim, true);
    let rest = ONE;
    for (let tap = TAPS - 1; tap > 0; tap -= 1) {
      const weight = Math.round((weights[tap] ?? 0) * ONE);
      taps.setInt16(at + 4 + 2 * tap, weight, true);
      rest -= weight;
    }
    // All together are one, so that a flat colour stays as it is.
    taps.setInt16(at + 4, rest, true);
  }
  return new Uint8Array(taps.buffer);
}

function catmullRom(t: number): number[] {
  return [
    ((2 - t) * t - 1) * t * 0.5,
    ((3 * t - 5) * t * t + 2) * 0.5,
    ((4 - 3 * t) * t + 1) * t * 0.5,
    (t - 1) * t * t * 0.5,
  ];
}

function bSpline(t: number): number[] {
  const rest = 1 - t;
  return [
    (rest * rest * rest) / 6,
    (4 - 6 * t * t + 3 * t * t * t) / 6,
    (4 - 6 * rest * rest + 3 * rest * rest * rest) / 6,
    (t * t * t) / 6,
  ];
}
