import type { Raster } from '@groundwork/imaging';
import type { View } from '../view.js';
import { linearOf } from './tone.js';

/** Linear light of a colour, by channel. */
export type Light = readonly [number, number, number];

/** A small copy of the photo, to be mirrored in glass and water. */
export interface Environment {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
  /** Row of the horizon in the copy; the copy is all ground when it is negative. */
  readonly horizon: number;
  /** Focal length in the copy's pixels. */
  readonly focal: number;
}

const ENVIRONMENT_WIDTH = 320;
/**
 * How much lower trees and hills behind the camera are assumed to rise: it is in the open, and panes show sky above a
 * line of trees.
 */
const LOWER_BEHIND = 4.6;
/** How much of each colour the sky loses from the horizon to the zenith. */
const DEEPER_ABOVE = [0.5, 0.36, 0.14] as const;
/** How far light of the sky's rim lies over land that no photo shows, as a rise over the distance. */
const UNSEEN_TREELINE = 0.16;

export function readEnvironment(photo: Raster, view: View, horizon: number): Environment {
  const width = Math.min(ENVIRONMENT_WIDTH, photo.width);
  const scale = width / photo.width;
  const height = Math.max(2, Math.round(photo.height * scale));
  const pixels = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const y0 = Math.floor((row * photo.height) / height);
    const y1 = Math.max(y0 + 1, Math.floor(((row + 1) * photo.height) / height));
    for (let column = 0; column < width; column++) {
      const x0 = Math.floor(column / scale);
      const x1 = Math.max(x0 + 1, Math.min(photo.width, Math.floor((column + 1) / scale)));
      let r = 0;
      let g = 0;
      let b = 0;
      let n = 0;
      for (let y = y0; y < y1; y += 2) {
        for (let x = x0; x < x1; x += 2) {
          const at = (y * photo.width + x) * photo.channels;
          r += linearOf[photo.data[at] ?? 0] ?? 0;
          g += linearOf[photo.data[at + 1] ?? 0] ?? 0;
          b += linearOf[photo.data[at + 2] ?? 0] ?? 0;
          n++;
        }
      }
      const to = (row * width + column) * 3;
      pixels[to] = r / n;
      pixels[to + 1] = g / n;
      pixels[to + 2] = b / n;
    }
  }
  return {
    width,
    height,
    pixels,
    horizon: Math.max(-1, horizon * scale),
    focal: view.focal * scale,
  };
}

/**
 * The light that a mirror reflects from a direction. The land behind the camera is assumed to look like the land in
 * front, but lower.
 *
 * @param sky light of the sky above the photo, or of all of it if the photo shows none
 */
export function reflect(
  environment: Environment,
  ground: Light,
  sky: Light,
  dx: number,
  dy: number,
  dz: number,
  out: Float32Array,
): void {
  const { width, height, pixels, horizon, focal } = environment;
  const flat = Math.sqrt(dx * dx + dz * dz);
  const up = Math.max(0, dy);
  if (horizon < 2) {
    // Trees at the rim, then a sky that deepens.
    const open = Math.max(0, Math.min(1, (dy / Math.max(0.05, flat) - 0.04) / UNSEEN_TREELINE));
    for (let i = 0; i < 3; i++) {
      const above = (sky[i] as number) * (1 - (DEEPER_ABOVE[i] as number) * up);
      out[i] = (ground[i] as number) * 0.5 * (1 - open) + above * open;
    }
    return;
  }
  const turn = Math.atan2(dx, Math.abs(dz)) * focal;
  let column = Math.abs(((turn + width * 0.5) % (2 * width)) + 2 * width) % (2 * width);
  if (column >= width) column = 2 * width - 1 - column;
  const rise = flat < 1e-3 ? 50 : dy / flat;
  // The higher the look, the slower it climbs the photo's sky: its clouds show in any pane.
  const wanted =
    rise > 0
      ? horizon * Math.exp((-LOWER_BEHIND * focal * rise) / horizon)
      : horizon - focal * rise;
  const row = Math.max(0, Math.min(height - 1.001, wanted));
  const x = Math.max(0, Math.min(width - 1.001, column));
  const ix = x | 0;
  const iy = row | 0;
  const fx = x - ix;
  const fy = row - iy;
  const at = (iy * width + ix) * 3;
  const next = at + width * 3;
  // Far above the photo's upper edge its sky continues.
  const beyond = Math.max(0, Math.min(1, (rise - 1) / 2));
  const high = Math.max(0, Math.min(1, (rise - 0.05) * 1.6));
  for (let i = 0; i < 3; i++) {
    const top = (pixels[at + i] as number) * (1 - fx) + (pixels[at + 3 + i] as number) * fx;
    const bottom = (pixels[next + i] as number) * (1 - fx) + (pixels[next + 3 + i] as number) * fx;
    const seen = (top * (1 - fy) + bottom * fy) * (1 - (DEEPER_ABOVE[i] as number) * 0.8 * high);
    const above = (sky[i] as number) * (1 - (DEEPER_ABOVE[i] as number) * up);
    out[i] = seen + (above - seen) * beyond;
  }
}
