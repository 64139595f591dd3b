import { fillPolygon, type Raster } from '@groundwork/imaging';
import { perceive } from '@groundwork/photo-reading/perception/perceive';
import {
  type Perception,
  perceptionClasses,
} from '@groundwork/photo-reading/perception/perception';
import type { PhotoReading } from '../../property-ports.js';
import type { Size } from './closed-mask.js';

/** Where people may stand, in pixels of the picture that was read. */
export interface SureGround {
  readonly mask: Uint8Array;
  /** Rows in which the horizon may lie, as shares of the height; null where it was not seen. */
  readonly horizon: { readonly from: number; readonly to: number } | null;
}

/** Found by trying photos of houses, gardens and streets; docs/living-property.md has the figures. */
export const sureBounds = {
  /** Probability of ground in a cell. */
  ground: 0.75,
  water: 0.12,
  /** Probability that the camera looks level: from above or below, people would need its perspective. */
  level: 0.8,
  /** Standard deviation of the horizon, as a share of the height, beyond which heights are guesses. */
  spread: 0.12,
  /** Rows, as shares of the height, beyond which a camera was tilted. */
  horizon: { from: 0.36, to: 0.72 },
  /** Share of snow in a picture from which nobody stands there in what they wear at home. */
  snow: 0.04,
} as const;

/** Ground that bears feet; snow hides the ground beneath it. */
const BEARING = ['ground', 'grass', 'road'] as const;

/**
 * The sure ground of a photo: the outline of a vision engine, else the ground that the perception surely sees
 * outside. Its classes are of land, so it can't distinguish a floor from a table: inside, it is sure of none. Null where
 * nothing is.
 */
export function findSureGround(
  photo: Raster,
  size: Size,
  { setting, ground }: Pick<PhotoReading, 'setting' | 'ground'>,
): SureGround | null {
  if (ground !== null) return { mask: fillPolygon(ground, size.width, size.height), horizon: null };
  return setting === 'outside' ? seenGround(perceive(photo), size) : null;
}

/** The ground of a perception; null where the camera was not level, or its horizon is unsure. */
export function seenGround(seen: Perception, { width, height }: Size): SureGround | null {
  const { views, horizon, probabilities } = seen;
  if (horizon === null || views.eye_level < sureBounds.level) return null;
  if (horizon.spread > sureBounds.spread) return null;
  if (horizon.y < sureBounds.horizon.from || horizon.y > sureBounds.horizon.to) return null;
  const classes = perceptionClasses.length;
  const snow = perceptionClasses.indexOf('snow');
  let snowed = 0;
  for (let at = snow; at < probabilities.length; at += classes) snowed += probabilities[at] ?? 0;
  if (snowed / 255 / (probabilities.length / classes) > sureBounds.snow) return null;
  const bearing = BEARING.map((name) => perceptionClasses.indexOf(name));
  const water = perceptionClasses.indexOf('water');
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(seen.height - 1, Math.floor((y * seen.height) / height)) * seen.width;
    for (let x = 0; x < width; x += 1) {
      const at = (row + Math.min(seen.width - 1, Math.floor((x * seen.width) / width))) * classes;
      const sum = bearing.reduce((total, name) => total + (probabilities[at + name] ?? 0), 0);
      const wet = (probabilities[at + water] ?? 0) / 255;
      if (sum / 255 >= sureBounds.ground && wet < sureBounds.water) mask[y * width + x] = 1;
    }
  }
  const reach = 0.04 + horizon.spread;
  return { mask, horizon: { from: horizon.y - reach, to: horizon.y + reach } };
}
