import type { Raster } from '@groundwork/imaging';
import { linearOf, oklabOfLight } from '@groundwork/imaging/colour';
import { summedTable } from '@groundwork/imaging/regions';

/** Longer side of the grid on which terrain is read, in cells. */
const GRID_SIDE = 320;
/** Samples along a cell's side for its fine texture. */
const SAMPLES = 3;

/** A photo reduced to a grid, with the features that identify land. Planes hold one value a cell. */
export interface WorkingPicture {
  readonly width: number;
  readonly height: number;
  /** Mean sRGB, 0..255. */
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** OKLab: lightness 0..1, green to red, blue to yellow. */
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  /** Standard deviation of lightness inside the cell. */
  readonly fine: Float32Array;
  /** Standard deviation of lightness among the cells around, 7 x 7. */
  readonly rough: Float32Array;
  /** Strength of the step in colour at the cell. */
  readonly edge: Float32Array;
  /** Share (0..1) of the edges around, 15 x 15, that run level or upright; nature has about 0.4. */
  readonly upright: Float32Array;
}

export function reducePhoto(photo: Raster): WorkingPicture {
  const scale = Math.min(1, GRID_SIDE / Math.max(photo.width, photo.height));
  const width = Math.max(8, Math.round(photo.width * scale));
  const height = Math.max(8, Math.round(photo.height * scale));
  const { colours, fine } = sample(photo, width, height);
  const [red, green, blue] = colours;
  const lightness = new Float32Array(width * height);
  const a = new Float32Array(width * height);
  const b = new Float32Array(width * height);
  for (let at = 0; at < lightness.length; at += 1) {
    const lab = oklab(red[at] ?? 0, green[at] ?? 0, blue[at] ?? 0);
    lightness[at] = lab[0];
    a[at] = lab[1];
    b[at] = lab[2];
  }
  const { edge, upright } = edges(lightness, a, b, width, height);
  const rough = deviation(lightness, width, height, 3);
  const planes = { red, green, blue, lightness, a, b, fine, rough, edge, upright };
  return { width, height, ...planes };
}

function sample(photo: Raster, width: number, height: number) {
  const fineWidth = width * SAMPLES;
  const fineHeight = height * SAMPLES;
  const red = new Float32Array(width * height);
  const green = new Float32Array(width * height);
  const blue = new Float32Array(width * height);
  const sums = new Float32Array(width * height);
  const squares = new Float32Array(width * height);
  const { data, channels } = photo;
  for (let row = 0; row < fineHeight; row += 1) {
    const top = Math.floor((row * photo.height) / fineHeight);
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * photo.height) / fineHeight));
    for (let column = 0; column < fineWidth; column += 1) {
      const left = Math.floor((column * photo.width) / fineWidth);
      const right = Math.max(left + 1, Math.floor(((column + 1) * photo.width) / fineWidth));
      let r = 0;
      let g = 0;
      let bl = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const at = (y * photo.width + x) * channels;
          r += data[at] ?? 0;
          g += data[at + 1] ?? 0;
          bl += data[at + 2] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      const cell = Math.floor(row / SAMPLES) * width + Math.floor(column / SAMPLES);
      red[cell] = (red[cell] ?? 0) + r / count / 9;
      green[cell] = (green[cell] ?? 0) + g / count / 9;
      blue[cell] = (blue[cell] ?? 0) + bl / count / 9;
      // Gamma-encoded luma is close to perceived lightness, and cheap.
      const luma = (0.299 * r + 0.587 * g + 0.114 * bl) / count / 255;
      sums[cell] = (sums[cell] ?? 0) + luma;
      squares[cell] = (squares[cell] ?? 0) + luma * luma;
    }
  }
  const fine = sums.map((sum, at) =>
    Math.sqrt(Math.max(0, (squares[at] ?? 0) / 9 - (sum / 9) ** 2)),
  );
  return { colours: [red, green, blue] as const, fine };
}

function decode(value: number): number {
  const low = Math.min(254, Math.max(0, Math.floor(value)));
  const from = linearOf[low] ?? 0;
  return from + ((linearOf[low + 1] ?? 1) - from) * (value - low);
}

/** Björn Ottosson's OKLab from sRGB of 0..255. */
export function oklab(red: number, green: number, blue: number): [number, number, number] {
  return oklabOfLight(decode(red), decode(green), decode(blue));
}

function edges(
  lightness: Float32Array,
  a: Float32Array,
  b: Float32Array,
  width: number,
  height: number,
) {
  const edge = new Float32Array(width * height);
  const aligned = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const left = y * width + Math.max(0, x - 1);
      const right = y * width + Math.min(width - 1, x + 1);
      const at = y * width + x;
      const step = (plane: Float32Array, from: number, to: number) =>
        (plane[to] ?? 0) - (plane[from] ?? 0);
      const dx = step(lightness, left, right);
      const dy = step(lightness, up + x, down + x);
      const colour =
        step(a, left, right) ** 2 +
        step(a, up + x, down + x) ** 2 +
        step(b, left, right) ** 2 +
        step(b, up + x, down + x) ** 2;
      edge[at] = Math.sqrt(dx * dx + dy * dy + 2 * colour) / 2;
      const size = Math.hypot(dx, dy);
      const onAxis =
        Math.min(Math.abs(dx), Math.abs(dy)) * 4 < Math.max(Math.abs(dx), Math.abs(dy));
      aligned[at] = onAxis ? size : 0;
    }
  }
  const all = boxMean(edge, width, height, 7);
  const straight = boxMean(aligned, width, height, 7);
  const upright = straight.map((value, at) =>
    Math.min(1, value / 2 / Math.max(0.004, all[at] ?? 0)),
  );
  return { edge, upright };
}

/** Mean over a square of `2 * radius + 1` cells, cut at the borders. */
export function boxMean(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const sums = summedTable(plane, width, height);
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * (width + 1);
    const bottom = Math.min(height, y + radius + 1) * (width + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[bottom + left] ?? 0) -
        (sums[top + right] ?? 0) +
        (sums[top + left] ?? 0);
      means[y * width + x] = sum / (((bottom - top) / (width + 1)) * (right - left));
    }
  }
  return means;
}

function deviation(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const mean = boxMean(plane, width, height, radius);
  const square = boxMean(
    plane.map((value) => value * value),
    width,
    height,
    radius,
  );
  return square.map((value, at) => Math.sqrt(Math.max(0, value - (mean[at] ?? 0) ** 2)));
}
