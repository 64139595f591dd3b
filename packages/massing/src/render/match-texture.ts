import type { Raster } from '@groundwork/imaging';
import { hash } from '../random.js';
import type { PhotoLight } from './photo-light.js';
import { type PixelRegion, regionSize } from './view.js';
import { SAMPLES } from './visibility.js';

export interface TextureInput {
  readonly photo: Raster;
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

/**
 * Gives what was drawn the photo's softness and noise. Only the difference to the photo is softened: where nothing was
 * drawn the photo stays as it is.
 */
export function matchTexture(input: TextureInput): void {
  const { photo, picture, region, covers, light, seed } = input;
  const { width, height } = regionSize(region);
  if (width === 0 || height === 0) return;
  const taps = gaussianTaps(Math.hypot(LENS_SOFTNESS, light.softness));
  const { channels } = photo;
  // An enlarged photo's noise is enlarged with it and hardly seen.
  const noise = light.grain * Math.max(0, 1 - light.softness);
  const rows = Array.from({ length: 2 * taps.length - 1 }, () => new Float32Array(width * 3));
  const reach = taps.length - 1;
  const rowAt = (row: number): Float32Array =>
    rows[((row % rows.length) + rows.length) % rows.length] as Float32Array;
  const raw = new Float32Array((width + 2 * reach) * 3);
  const softenRow = (row: number): void => {
    const into = rowAt(row);
    if (row < 0 || row >= height) {
      into.fill(0);
      return;
    }
    let any = false;
    let from = ((region.top + row) * photo.width + region.left) * channels;
    for (let column = 0; column < width; column++, from += channels) {
      const at = (column + reach) * 3;
      for (let c = 0; c < 3; c++) {
        const difference = (picture.data[from + c] as number) - (photo.data[from + c] as number);
        raw[at + c] = difference;
        if (difference !== 0) any = true;
      }
    }
    if (!any) {
      into.fill(0);
      return;
    }
    for (let i = 0; i < width * 3; i++) {
      const at = i + reach * 3;
      let sum = (raw[at] as number) * (taps[0] as number);
      for (let k = 1; k <= reach; k++)
        sum += ((raw[at - 3 * k] as number) + (raw[at + 3 * k] as number)) * (taps[k] as number);
      into[i] = sum;
    }
  };
  for (let row = -reach; row < reach; row++) softenRow(row);
  for (let row = 0; row < height; row++) {
    softenRow(row + reach);
    const middle = rowAt(row);
    let to = ((region.top + row) * photo.width + region.left) * channels;
    for (let column = 0; column < width; column++, to += channels) {
      const covered = covers[row * width + column] as number;
      const grain =
        covered === 0
          ? 0
          : noise * (covered / SAMPLES) * gaussian(region.left + column, region.top + row, seed);
      for (let c = 0; c < 3; c++) {
        const i = column * 3 + c;
        let sum = (middle[i] as number) * (taps[0] as number);
        for (let k = 1; k <= reach; k++)
          sum +=
            ((rowAt(row - k)[i] as number) + (rowAt(row + k)[i] as number)) * (taps[k] as number);
        const own = photo.data[to + c] as number;
        picture.data[to + c] = Math.max(0, Math.min(255, Math.round(own + sum + grain)));
      }
    }
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
