import { readFileSync } from 'node:fs';
import type { Raster } from '@groundwork/imaging';
import { summedTable } from '@groundwork/imaging/regions';
import { KernelMemory } from './kernel.js';
import { type PerceptionClass, perceptionClasses } from './perception.js';
import { PlacedPerceptron } from './perceptron.js';
import { resampleRaster } from './resample.js';
import { parseNetworks } from './weights-file.js';

/** Longer sides of a glance's picture in px, and of its grid in cells. */
const GLANCE_SIDE = 144;
const GRID_SIDE = 48;
const CELL = GLANCE_SIDE / GRID_SIDE;
const SHARE = 1 / (CELL * CELL);
/** Radius of the surroundings that give a cell context: near, and far. */
const NEAR = 2;
const FAR = 7;
/** Lightness, two differences of colour, edges across and down, and how uneven the cell is. */
const PLANES = 6;
/** The planes of the cell, near it, far around it, of the whole; above it and below it; its place. */
export const GLANCE_INPUTS = 4 * PLANES + 2 * PLANES + 4;

/** Measurements of a glance: GLANCE_INPUTS numbers a cell. */
interface GlanceFeatures {
  readonly width: number;
  readonly height: number;
  readonly cells: Float32Array;
}

/** Measures colour, edges and position of each cell of a photo, and of its surroundings. */
export function takeGlance(photo: Raster): GlanceFeatures {
  const scale = GLANCE_SIDE / Math.max(photo.width, photo.height);
  const [width, height] = [photo.width, photo.height].map((length) =>
    Math.max(4, Math.round((length * scale) / CELL)),
  ) as [number, number];
  const [across, down] = [width * CELL, height * CELL];
  const isFitting = photo.width === across && photo.height === down && photo.channels === 3;
  const planes = planesOf(isFitting ? photo : resampleRaster(photo, across, down), width, height);
  return { width, height, cells: cellsOf(planes, width, height) };
}

function planesOf({ width, height, data }: Raster, across: number, down: number): Float32Array[] {
  const light = new Float32Array(width * height);
  for (let at = 0, from = 0; at < light.length; at += 1, from += 3) {
    light[at] = ((data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) / 765;
  }
  const planes = Array.from({ length: PLANES }, () => new Float32Array(across * down));
  const [mean, warm, cold, edge, level, rough] = planes as [
    ...[Float32Array, Float32Array, Float32Array],
    ...[Float32Array, Float32Array, Float32Array],
  ];
  for (let cell = 0; cell < mean.length; cell += 1) {
    const top = Math.floor(cell / across) * CELL;
    const left = (cell % across) * CELL;
    let [sum, square, red, green, blue, sideways, downwards] = [0, 0, 0, 0, 0, 0, 0];
    for (let y = top; y < top + CELL; y += 1) {
      const below = y + 1 < height ? width : -width;
      for (let x = left; x < left + CELL; x += 1) {
        const at = y * width + x;
        const value = light[at] ?? 0;
        sum += value;
        square += value * value;
        red += data[at * 3] ?? 0;
        green += data[at * 3 + 1] ?? 0;
        blue += data[at * 3 + 2] ?? 0;
        sideways += Math.abs((light[x + 1 < width ? at + 1 : at - 1] ?? 0) - value);
        downwards += Math.abs((light[at + below] ?? 0) - value);
      }
    }
    const even = sum * SHARE;
    mean[cell] = even;
    warm[cell] = ((red - green) * SHARE) / 255;
    cold[cell] = ((blue - (red + green) / 2) * SHARE) / 255;
    edge[cell] = sideways * SHARE;
    level[cell] = downwards * SHARE;
    rough[cell] = Math.sqrt(Math.max(0, square * SHARE - even * even));
  }
  return planes;
}

function cellsOf(planes: readonly Float32Array[], width: number, height: number): Float32Array {
  const count = width * height;
  const cells = new Float32Array(count * GLANCE_INPUTS);
  for (const [index, plane] of planes.entries()) {
    const sums = summedTable(plane, width, height);
    const mean = (left: number, top: number, right: number, bottom: number) => {
      const [l, t] = [Math.max(0, left), Math.max(0, top)];
      const [r, b] = [Math.min(width, right), Math.min(height, bottom)];
      const pitch = width + 1;
      const sum =
        (sums[b * pitch + r] ?? 0) -
        (sums[t * pitch + r] ?? 0) -
        (sums[b * pitch + l] ?? 0) +
        (sums[t * pitch + l] ?? 0);
      return sum / ((r - l) * (b - t));
    };
    const whole = mean(0, 0, width, height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const cell = y * width + x;
        const to = cell * GLANCE_INPUTS + index;
        const [left, right] = [x - NEAR, x + NEAR + 1];
        cells[to] = plane[cell] ?? 0;
        cells[to + PLANES] = mean(left, y - NEAR, right, y + NEAR + 1);
        cells[to + 2 * PLANES] = mean(x - FAR, y - FAR, x + FAR + 1, y + FAR + 1);
        cells[to + 3 * PLANES] = whole;
        cells[to + 4 * PLANES] = mean(left, 0, right, Math.max(1, y));
        cells[to + 5 * PLANES] = mean(left, Math.min(height - 1, y + 1), right, height);
      }
    }
  }
  for (let cell = 0; cell < count; cell += 1) {
    const y = (Math.floor(cell / width) + 0.5) / height;
    const x = Math.abs(((cell % width) + 0.5) / width - 0.5);
    cells.set([y, y * y, x, width / height], cell * GLANCE_INPUTS + 6 * PLANES);
  }
  return cells;
}

/** A rough map of the things in a photo. */
export interface Glance {
  /** Of the grid: 48 cells on the photo's longer side. */
  readonly width: number;
  readonly height: number;
  of(kind: PerceptionClass): Float32Array;
}

/** Written by tools/sight. */
const weightsFile = new URL('../../weights/glance.bin', import.meta.url);
const CLASSES = perceptionClasses.length;

/** Laid out once in each thread. */
let network: PlacedPerceptron | null = null;

function load(): PlacedPerceptron {
  const [found] = parseNetworks(readFileSync(weightsFile));
  if (found === undefined) throw new Error('the weights of a glance hold no network');
  return new PlacedPerceptron(new KernelMemory(), found);
}

/** Sees a photo at the cost of a crop: a few milliseconds, a hundredth of what perceive takes, and much less exact. */
export function glance(photo: Raster): Glance {
  network ??= load();
  const { width, height, cells } = takeGlance(photo);
  const logits = network.run(cells);
  const count = width * height;
  const pitch = logits.length / count;
  // Each cell's shares before they are divided by their sum.
  const sums = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    for (let k = at * pitch; k < at * pitch + CLASSES; k += 1) {
      const share = Math.exp(logits[k] ?? 0);
      logits[k] = share;
      sums[at] = (sums[at] ?? 0) + share;
    }
  }
  return {
    width,
    height,
    of: (kind) => {
      const index = perceptionClasses.indexOf(kind);
      const shares = new Float32Array(count);
      for (let at = 0; at < count; at += 1) {
        shares[at] = (logits[at * pitch + index] ?? 0) / (sums[at] || 1);
      }
      return shares;
    },
  };
}
