import type { Raster } from '@groundwork/imaging';
import { hash } from '../../random.js';
import type { PhotoLight } from '../light/photo-light.js';
import { type PixelRegion, regionSize } from '../view.js';
import { SAMPLES } from '../visibility.js';

export interface TextureInput {
  /** Changed in place. */
  readonly picture: Raster;
  readonly region: PixelRegion;
  /** Samples of each of the region's pixels that the scene covers. */
  readonly covers: Uint8Array;
  readonly light: Pick<PhotoLight, 'grain' | 'softness'>;
  readonly seed: number;
}

/** A lens and a sensor's filter soften even a sharp photo by this much, in pixels; edges crawl without it. */
const LENS_SOFTNESS = 0.42;
/** Blur reaches this many deviations. */
const REACH = 2.4;

/** Numbers for a pixel while it is softened: red, green, blue, and how far it is drawn. */
const PLANES = 4;

/**
 * Gives the drawing the photo's softness and noise. Only the scene is softened, across its edges: the photo around it
 * stays unchanged.
 */
export function matchTexture(input: TextureInput): void {
  const { picture, region, covers, light, seed } = input;
  const { width, height } = regionSize(region);
  if (width === 0 || height === 0) return;
  const taps = gaussianTaps(Math.hypot(LENS_SOFTNESS, light.softness));
  const reach = taps.length - 1;
  const { data, channels } = picture;
  // An enlarged photo's noise is enlarged with it and hardly seen.
  const noise = light.grain * Math.max(0, 1 - light.softness);
  const softened = new SoftRows(input, taps);
  const near: Float32Array[] = [];
  for (let row = -reach; row < reach; row++) softened.take(row);
  for (let row = 0; row < height; row++) {
    softened.take(row + reach);
    if (!softened.hasAny()) continue;
    for (let k = -reach; k <= reach; k++) near[k + reach] = softened.row(row + k);
    let to = ((region.top + row) * picture.width + region.left) * channels;
    for (let column = 0; column < width; column++, to += channels) {
      const at = column * PLANES;
      let r = 0;
      let g = 0;
      let b = 0;
      let drawn = 0;
      for (let k = 0; k < near.length; k++) {
        const from = near[k] as Float32Array;
        const weight = taps[k < reach ? reach - k : k - reach] as number;
        r += (from[at] as number) * weight;
        g += (from[at + 1] as number) * weight;
        b += (from[at + 2] as number) * weight;
        drawn += (from[at + 3] as number) * weight;
      }
      if (drawn < 0.004) continue;
      const covered = (covers[row * width + column] as number) / SAMPLES;
      const grain =
        covered === 0
          ? 0
          : noise * covered * gaussian(region.left + column, region.top + row, seed);
      const left = 1 - drawn;
      data[to] = byte((data[to] as number) * left + r + grain);
      data[to + 1] = byte((data[to + 1] as number) * left + g + grain);
      data[to + 2] = byte((data[to + 2] as number) * left + b + grain);
    }
  }
}

function byte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

/** The rows about the one that is being written, softened along the row. */
class SoftRows {
  private readonly rows: Float32Array[];
  private readonly any: boolean[];
  private readonly width: number;
  private readonly height: number;
  private readonly raw: Float32Array;

  constructor(
    private readonly input: TextureInput,
    private readonly taps: readonly number[],
  ) {
    const { width, height } = regionSize(input.region);
    this.width = width;
    this.height = height;
    const count = 2 * taps.length - 1;
    this.rows = Array.from({ length: count }, () => new Float32Array(width * PLANES));
    this.any = this.rows.map(() => false);
    this.raw = new Float32Array((width + 2 * (taps.length - 1)) * PLANES);
  }

  row(row: number): Float32Array {
    return this.rows[this.slot(row)] as Float32Array;
  }

  /** Whether anything was drawn in the rows held. */
  hasAny(): boolean {
    return this.any.includes(true);
  }

  take(row: number): void {
    const { width, raw, taps } = this;
    const into = this.row(row);
    const any = row >= 0 && row < this.height && this.read(row);
    this.any[this.slot(row)] = any;
    if (!any) {
      into.fill(0);
      return;
    }
    const reach = taps.length - 1;
    for (let i = 0; i < width * PLANES; i++) {
      const at = i + reach * PLANES;
      let sum = (raw[at] as number) * (taps[0] as number);
      for (let k = 1; k <= reach; k++)
        sum +=
          ((raw[at - PLANES * k] as number) + (raw[at + PLANES * k] as number)) *
          (taps[k] as number);
      into[i] = sum;
    }
  }

  private slot(row: number): number {
    const count = this.rows.length;
    return ((row % count) + count) % count;
  }

  private read(row: number): boolean {
    const { raw, width, taps } = this;
    const { picture, region, covers } = this.input;
    const { data, channels } = picture;
    let any = false;
    let from = ((region.top + row) * picture.width + region.left) * channels;
    let at = (taps.length - 1) * PLANES;
    for (let column = 0; column < width; column++, from += channels, at += PLANES) {
      if (covers[row * width + column] === 0) {
        raw[at] = raw[at + 1] = raw[at + 2] = raw[at + 3] = 0;
        continue;
      }
      any = true;
      raw[at] = data[from] as number;
      raw[at + 1] = data[from + 1] as number;
      raw[at + 2] = data[from + 2] as number;
      raw[at + 3] = 1;
    }
    return any;
  }
}

/** Weights of the middle and of each pixel away from it; with both sides they sum to 1. */
function gaussianTaps(deviation: number): number[] {
  const reach = Math.max(1, Math.ceil(deviation * REACH - 0.5));
  const taps = Array.from({ length: reach + 1 }, (_, k) => Math.exp(-((k / deviation) ** 2) / 2));
  const sum = taps.reduce((total, tap, k) => total + (k === 0 ? tap : 2 * tap), 0);
  return taps.map((tap) => tap / sum);
}

/** Nearly normal, mean 0, deviation 1, the same for the same pixel and seed. */
function gaussian(x: number, y: number, seed: number): number {
  return (hash(x, y, seed) + hash(x + 4099, y, seed + 1) + hash(x, y + 8209, seed + 2) - 1.5) * 2;
}
