import type { Raster } from '@groundwork/imaging';
import { linearOf } from '@groundwork/imaging/colour';

/** A photo as numbers: CIE Lab and how much it changes at each pixel. Rows top to bottom. */
export interface PictureField {
  readonly width: number;
  readonly height: number;
  /** 0..100 */
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  /** Change of lightness a pixel, to the right and down. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  /** Change of the whole colour a pixel, in Lab units. */
  readonly edge: Float32Array;
}

function labCurve(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

/** CIE Lab (D65) of a photo's pixels. */
export interface LabPlanes {
  /** 0..100 */
  readonly lightness: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
}

export function labPlanes({ width, height, channels, data }: Raster): LabPlanes {
  const size = width * height;
  const [lightness, as, bs] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  for (let at = 0; at < size; at += 1) {
    const from = at * channels;
    const r = linearOf[data[from] ?? 0] ?? 0;
    const g = linearOf[data[from + 1] ?? 0] ?? 0;
    const b = linearOf[data[from + 2] ?? 0] ?? 0;
    const x = labCurve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = labCurve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = labCurve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lightness[at] = 116 * y - 16;
    as[at] = 500 * (x - y);
    bs[at] = 200 * (y - z);
  }
  return { lightness, a: as, b: bs };
}

export function pictureField(photo: Raster): PictureField {
  const { width, height } = photo;
  const size = width * height;
  const raw = labPlanes(photo);
  const lightness = softened(new Float32Array(raw.lightness), width, height);
  const a = softened(new Float32Array(raw.a), width, height);
  const b = softened(new Float32Array(raw.b), width, height);
  const across = new Float32Array(size);
  const down = new Float32Array(size);
  const edge = new Float32Array(size);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const right = x + 1 < width ? at + 1 : at;
      const left = x > 0 ? at - 1 : at;
      const below = y + 1 < height ? at + width : at;
      const above = y > 0 ? at - width : at;
      const change = (plane: Float32Array, one: number, other: number) =>
        ((plane[one] ?? 0) - (plane[other] ?? 0)) / 2;
      const dx = change(lightness, right, left);
      const dy = change(lightness, below, above);
      across[at] = dx;
      down[at] = dy;
      const [ax, ay] = [change(a, right, left), change(a, below, above)];
      const [bx, by] = [change(b, right, left), change(b, below, above)];
      edge[at] = Math.sqrt(dx * dx + dy * dy + ax * ax + ay * ay + bx * bx + by * by);
    }
  }
  return { width, height, lightness, a, b, across, down, edge };
}

/** Binomial smoothing over 3 by 3 pixels: grain and the texture of carpets go, edges stay. */
function softened(plane: Float32Array, width: number, height: number): Float32Array {
  const rows = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const left = plane[x > 0 ? at - 1 : at] ?? 0;
      const right = plane[x + 1 < width ? at + 1 : at] ?? 0;
      rows[at] = (left + 2 * (plane[at] ?? 0) + right) / 4;
    }
  }
  const whole = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const above = rows[y > 0 ? at - width : at] ?? 0;
      const below = rows[y + 1 < height ? at + width : at] ?? 0;
      whole[at] = (above + 2 * (rows[at] ?? 0) + below) / 4;
    }
  }
  return whole;
}
