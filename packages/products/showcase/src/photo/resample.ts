import type { Raster } from '@groundwork/imaging';
import type { Box, Size } from '../design.js';
import { openKernel } from '../kernel/kernel.js';
import { takePart } from '../kernel/parts.js';

/** `sharp` keeps edges (Catmull-Rom); `smooth` softens them (B-spline), for blurred pictures. */
type Weighing = 'sharp' | 'smooth';

/** A neighbour's weight by its distance, in px of the smaller picture. */
const weights: Record<Weighing, (distance: number) => number> = {
  sharp: (x) => {
    if (x >= REACH) return 0;
    return x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((2.5 - 0.5 * x) * x - 4) * x + 2;
  },
  smooth: (x) => {
    if (x >= REACH) return 0;
    return x < 1 ? (0.5 * x - 1) * x * x + 2 / 3 : (2 - x) ** 3 / 6;
  },
};

/** Pixels of the smaller picture to each side that weigh in. */
const REACH = 2;
/** Columns that are made at once read taps beyond the last one. */
const SPARE = 3;
/** Weights are counted in 2^14ths. */
const ONE = 2 ** 14;

/** A part of an RGB picture, larger or smaller. */
export function resampled(
  picture: Raster,
  part: Box,
  size: Size,
  weighing: Weighing = 'sharp',
): Raster {
  const kernel = openKernel();
  const down = pairedTaps(part.height, size.height, weighing);
  const across = pairedTaps(part.width, size.width, weighing);
  const made = size.width * size.height * 3;
  const [rows = 0, columns = 0, mixed = 0, source = 0, target = 0] = kernel.room(
    down.bytes.length,
    across.bytes.length,
    (part.width + 2 * across.pairs) * 6 + 96,
    // Where there are fewer rows than taps, those beyond have no weight.
    (part.height + 2 * down.pairs) * part.width * 3,
    made,
  );
  const { bytes } = kernel;
  bytes.set(down.bytes, rows);
  bytes.set(across.bytes, columns);
  takePart(bytes, source, picture, part);
  kernel.run.resamplePicture(
    ...[source, part.width, rows, down.pairs, columns, across.pairs],
    ...[mixed, target, size.width, size.height],
  );
  return { ...size, channels: 3, data: kernel.copy(target, made) };
}

/** As the kernel reads taps: for each place four bytes and then `pairs` times two weights. */
interface PairedTaps {
  readonly bytes: Uint8Array;
  readonly pairs: number;
}

/**
 * For each new place the index of its first old neighbour, and the weights of it and those after it, in pairs that one
 * instruction multiplies.
 */
export function pairedTaps(
  length: number,
  wanted: number,
  weighing: Weighing = 'sharp',
): PairedTaps {
  const weigh = weights[weighing];
  // Reducing blurs by the same factor.
  const scale = Math.max(1, length / wanted);
  const pairs = Math.ceil(REACH * scale);
  const count = Math.min(length, 2 * pairs);
  const bytes = (pairs + 1) * 4;
  const view = new DataView(new ArrayBuffer((wanted + SPARE) * bytes));
  const found = new Float64Array(count);
  for (let place = 0; place < wanted; place += 1) {
    const middle = ((place + 0.5) * length) / wanted - 0.5;
    const first = Math.min(length - count, Math.max(0, Math.ceil(middle - REACH * scale)));
    let sum = 0;
    for (let tap = 0; tap < count; tap += 1) {
      const weight = weigh(Math.abs(first + tap - middle) / scale);
      found[tap] = weight;
      sum += weight;
    }
    view.setInt32(place * bytes, first, true);
    writeSteps(view, place * bytes + 4, found, sum);
  }
  return { bytes: new Uint8Array(view.buffer), pairs };
}

/** Writes weights as whole steps that together are one, so that a flat colour stays as it is. */
function writeSteps(view: DataView, at: number, weights: Float64Array, sum: number): void {
  let [rest, largest] = [ONE, 0];
  for (let tap = 0; tap < weights.length; tap += 1) {
    const weight = weights[tap] ?? 0;
    const step = Math.round((weight / sum) * ONE);
    view.setInt16(at + 2 * tap, step, true);
    rest -= step;
    if (weight > (weights[largest] ?? 0)) largest = tap;
  }
  view.setInt16(at + 2 * largest, view.getInt16(at + 2 * largest, true) + rest, true);
}
