import type { Raster } from '@groundwork/imaging';
import { resampleColours } from '../perception/resample.js';
import { boxMean } from './working-picture.js';

/** Keeps the filter's linear models from following noise; the guide's channels run from 0 to 1. */
const EASE = 0.0006;

export interface SoftMask {
  readonly width: number;
  readonly height: number;
  /** 0..1 */
  readonly cells: Float32Array;
}

/**
 * Brings a coarse mask to the edges of the photo: the guided filter of He, Sun and Tang with the photo's colours
 * as guide, its models fitted on the coarse grid and applied to every pixel. `reach` is in cells of the grid.
 */
export function snapToPhoto(mask: SoftMask, photo: Raster, reach: number): Float32Array {
  const { width, height } = mask;
  const guide = shrunken(photo, width, height);
  const mean = (plane: Float32Array) => boxMean(plane, width, height, reach);
  const product = (one: Float32Array, other: Float32Array) =>
    mean(one.map((value, at) => value * (other[at] ?? 0)));
  const [r, g, b] = guide;
  const [mr, mg, mb] = [mean(r), mean(g), mean(b)];
  const mm = mean(mask.cells);
  const [rr, rg, rb] = [product(r, r), product(r, g), product(r, b)];
  const [gg, gb, bb] = [product(g, g), product(g, b), product(b, b)];
  const [rm, gm, bm] = [product(r, mask.cells), product(g, mask.cells), product(b, mask.cells)];
  const count = width * height;
  const slopes = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const offsets = new Float32Array(count);
  const at3 = (plane: Float32Array, at: number) => plane[at] ?? 0;
  for (let at = 0; at < count; at += 1) {
    const [x, y, z, m] = [at3(mr, at), at3(mg, at), at3(mb, at), at3(mm, at)];
    const s = solve(
      at3(rr, at) - x * x + EASE,
      at3(rg, at) - x * y,
      at3(rb, at) - x * z,
      at3(gg, at) - y * y + EASE,
      at3(gb, at) - y * z,
      at3(bb, at) - z * z + EASE,
      at3(rm, at) - x * m,
      at3(gm, at) - y * m,
      at3(bm, at) - z * m,
    );
    for (const [index, slope] of slopes.entries()) slope[at] = s[index] ?? 0;
    offsets[at] = m - s[0] * x - s[1] * y - s[2] * z;
  }
  const around = boxMean(mask.cells, width, height, 2 * reach + 1);
  const planes = [...slopes.map(mean), mean(offsets)];
  const found = new Float32Array(photo.width * photo.height);
  const models = planes.map(() => new Float32Array(width));
  for (let y = 0; y < photo.height; y += 1) {
    const v = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / photo.height - 0.5));
    const row = Math.min(height - 2, Math.floor(v));
    blendRows(planes, models, row * width, width, v - row);
    fillRow(photo, y, models, around.subarray(row * width, (row + 1) * width), found);
  }
  return found;
}

/** The models of a row between two rows of cells. */
function blendRows(
  planes: readonly Float32Array[],
  models: readonly Float32Array[],
  from: number,
  width: number,
  share: number,
): void {
  for (const [index, model] of models.entries()) {
    const plane = planes[index] ?? model;
    for (let x = 0; x < width; x += 1) {
      const upper = plane[from + x] ?? 0;
      model[x] = upper + ((plane[from + x + width] ?? 0) - upper) * share;
    }
  }
}

/** One row of pixels by the models of its cells; deep inside and far outside of the mask there is nothing to decide. */
function fillRow(
  photo: Raster,
  y: number,
  [red, green, blue, offset]: readonly Float32Array[],
  around: Float32Array,
  found: Float32Array,
): void {
  const width = around.length;
  if (red === undefined || green === undefined || blue === undefined || offset === undefined)
    return;
  const { data, channels } = photo;
  for (let x = 0; x < photo.width; x += 1) {
    const at = y * photo.width + x;
    const u = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / photo.width - 0.5));
    const left = Math.min(width - 2, Math.floor(u));
    const near = around[left] ?? 0;
    if (near < 1e-4 || near > 1 - 1e-4) {
      found[at] = near < 0.5 ? 0 : 1;
      continue;
    }
    const share = u - left;
    const between = (plane: Float32Array) => {
      const value = plane[left] ?? 0;
      return value + ((plane[left + 1] ?? 0) - value) * share;
    };
    const source = at * channels;
    found[at] =
      (between(red) * (data[source] ?? 0) +
        between(green) * (data[source + 1] ?? 0) +
        between(blue) * (data[source + 2] ?? 0)) /
        255 +
      between(offset);
  }
}

/** Red, green and blue of 0..1, averaged over each cell. */
export function shrunken(
  photo: Raster,
  width: number,
  height: number,
): [Float32Array, Float32Array, Float32Array] {
  const colours = resampleColours(photo, width, height);
  const part = (index: number) =>
    Float32Array.from({ length: width * height }, (_, at) => colours[3 * at + index] ?? 0);
  return [part(0), part(1), part(2)];
}

/** Solution of a symmetric system of three equations. */
function solve(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  x: number,
  y: number,
  z: number,
): [number, number, number] {
  const one = d * f - e * e;
  const two = c * e - b * f;
  const three = b * e - c * d;
  const determinant = a * one + b * two + c * three;
  return [
    (one * x + two * y + three * z) / determinant,
    (two * x + (a * f - c * c) * y + (b * c - a * e) * z) / determinant,
    (three * x + (b * c - a * e) * y + (a * d - b * b) * z) / determinant,
  ];
}
