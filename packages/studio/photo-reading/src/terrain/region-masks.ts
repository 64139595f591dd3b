import type { Raster } from '@groundwork/imaging';
import { perceive } from '../perception/perceive.js';
import { type PerceptionClass, perceptionClasses } from '../perception/perception.js';
import { snapToPhoto } from './guided-filter.js';

/** Cells around a pixel whose colours decide where a region ends. */
const REACH = 2;
/** Share of the photo below which a region is not there: a few doubtful cells are no sky. */
const LEAST = 0.004;
/** Probability of a scene under which a photo may be of a room, whose pale walls and ceilings look like clouds. */
const SCENE = 0.3;
/** By how much blue exceeds red, in 255ths, where a sky is surely one. */
const BLUE = 40;

/**
 * Finds where a photo shows each of some classes, 0..1 for each pixel, soft along the photo's edges; null for absent
 * ones. Takes half a second of CPU and a little more for each class.
 */
export function regionMasks<Kind extends PerceptionClass>(
  photo: Raster,
  kinds: readonly Kind[],
): Readonly<Partial<Record<Kind, Float32Array | null>>> {
  const { width, height, probabilities, land } = perceive(photo);
  const masks = kinds.map((kind): [Kind, Float32Array | null] => {
    const index = perceptionClasses.indexOf(kind);
    const cells = new Float32Array(width * height);
    let sum = 0;
    for (let at = 0; at < cells.length; at += 1) {
      const share = (probabilities[at * perceptionClasses.length + index] ?? 0) / 255;
      // Doubtful cells are left alone.
      const sure = Math.min(1, Math.max(0, (share - 0.25) / 0.5));
      cells[at] = sure;
      sum += sure;
    }
    if (sum < LEAST * cells.length) return [kind, null];
    const mask = snapToPhoto({ width, height, cells }, photo, REACH);
    for (let at = 0; at < mask.length; at += 1) {
      mask[at] = Math.min(1, Math.max(0, mask[at] ?? 0));
    }
    if (kind === 'sky' && land < SCENE) keepBlue(mask, photo);
    return [kind, mask];
  });
  return Object.fromEntries(masks) as Partial<Record<Kind, Float32Array | null>>;
}

/** Keeps only the blue parts of a sky, as seen through a window. */
function keepBlue(mask: Float32Array, { data, channels }: Raster): void {
  for (let at = 0; at < mask.length; at += 1) {
    const from = at * channels;
    const over = (data[from + 2] ?? 0) - (data[from] ?? 0);
    mask[at] = (mask[at] ?? 0) * Math.min(1, Math.max(0, over / BLUE));
  }
}
