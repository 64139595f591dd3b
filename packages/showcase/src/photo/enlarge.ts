import type { Raster } from '@groundwork/imaging';
import type { Size } from '../design.js';

/** `sharp` keeps edges (Catmull-Rom); `smooth` has none (B-spline), for what is blurred already. */
export type EnlargingKernel = 'sharp' | 'smooth';

const TAPS = 4;

interface Taps {
  /** Source index of each tap of each new place, times `stride`. */
  readonly from: Int32Array;
  readonly weight: Float32Array;
}

/**
 * Makes an RGB picture larger; for pictures that get much smaller it is not meant. Half the time of a general
 * resampler, which is most of what a showcase with small photos costs.
 */
export function enlarged(picture: Raster, size: Size, kernel: EnlargingKernel): Raster {
  const stride = picture.width * 3;
  const down = tapsOf(picture.height, size.height, stride, kernel);
  const across = tapsOf(picture.width, size.width, 3, kernel);
  const row = new Float32Array(stride);
  const data = new Uint8ClampedArray(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1) {
    mixRows(picture.data, down, y, row);
    spreadRow(row, across, data, y * size.width * 3, size.width);
  }
  return { ...size, channels: 3, data: new Uint8Array(data.buffer) };
}

function mixRows(from: Uint8Array, { from: rows, weight }: Taps, y: number, row: Float32Array) {
  const tap = y * TAPS;
  const one = rows[tap] ?? 0;
  const two = rows[tap + 1] ?? 0;
  const three = rows[tap + 2] ?? 0;
  const four = rows[tap + 3] ?? 0;
  const first = weight[tap] ?? 0;
  const second = weight[tap + 1] ?? 0;
  const third = weight[tap + 2] ?? 0;
  const fourth = weight[tap + 3] ?? 0;
  for (let at = 0; at < row.length; at += 1) {
    row[at] =
      (from[one + at] ?? 0) * first +
      (from[two + at] ?? 0) * second +
      (from[three + at] ?? 0) * third +
      (from[four + at] ?? 0) * fourth;
  }
}

function spreadRow(
  row: Float32Array,
  { from, weight }: Taps,
  data: Uint8ClampedArray,
  start: number,
  width: number,
) {
  let at = start;
  for (let tap = 0; tap < width * TAPS; tap += TAPS) {
    const one = from[tap] ?? 0;
    const two = from[tap + 1] ?? 0;
    const three = from[tap + 2] ?? 0;
    const four = from[tap + 3] ?? 0;
    const first = weight[tap] ?? 0;
    const second = weight[tap + 1] ?? 0;
    const third = weight[tap + 2] ?? 0;
    const fourth = weight[tap + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      data[at + channel] =
        (row[one + channel] ?? 0) * first +
        (row[two + channel] ?? 0) * second +
        (row[three + channel] ?? 0) * third +
        (row[four + channel] ?? 0) * fourth;
    }
    at += 3;
  }
}

function tapsOf(length: number, wanted: number, stride: number, kernel: EnlargingKernel): Taps {
  const from = new Int32Array(wanted * TAPS);
  const weight = new Float32Array(wanted * TAPS);
  for (let place = 0; place < wanted; place += 1) {
    const source = ((place + 0.5) * length) / wanted - 0.5;
    const before = Math.floor(source);
    const weights = kernel === 'sharp' ? catmullRom(source - before) : bSpline(source - before);
    weights.forEach((value, tap) => {
      const index = Math.min(length - 1, Math.max(0, before - 1 + tap));
      from[place * TAPS + tap] = index * stride;
      weight[place * TAPS + tap] = value;
    });
  }
  return { from, weight };
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
