import type { FeatureMap } from './backbone.js';
import { type CellProbabilities, CLASS_COUNT } from './cell-probabilities.js';

/** Bands of rows in which what lies above and below is told apart. */
const BANDS = 3;
/** Of the backbone's maps: the two deepest of the whole, the deepest of the detailed picture. */
const POOLED_MAPS = [11, 9, 5] as const;

/** One row of numbers about the whole photo, for what is decided of it as a whole. */
export function sceneFeatures(
  maps: readonly FeatureMap[],
  probabilities: CellProbabilities,
  longUprights: number,
): Float32Array {
  const values: number[] = [];
  for (const index of POOLED_MAPS) {
    const map = maps[index];
    if (map === undefined) throw new RangeError(`the backbone gave no map ${index}`);
    values.push(...meanOf(map));
  }
  const { width, height, classes, above } = probabilities;
  for (let band = 0; band < BANDS; band += 1) {
    const from = Math.floor((band * height) / BANDS) * width;
    const to = Math.floor(((band + 1) * height) / BANDS) * width;
    const shares = new Float64Array(CLASS_COUNT + 2);
    for (let at = from; at < to; at += 1) {
      let surest = 0;
      for (let k = 0; k < CLASS_COUNT; k += 1) {
        const share = classes[at * CLASS_COUNT + k] ?? 0;
        surest = Math.max(surest, share);
        shares[k] = (shares[k] ?? 0) + share;
      }
      shares[CLASS_COUNT] = (shares[CLASS_COUNT] ?? 0) + (above[at] ?? 0);
      shares[CLASS_COUNT + 1] = (shares[CLASS_COUNT + 1] ?? 0) + surest;
    }
    values.push(...shares.map((sum) => sum / (to - from)));
  }
  values.push(Math.min(0.05, longUprights), width / height);
  return Float32Array.from(values);
}

function meanOf({ width, height, channels, data }: FeatureMap): Float64Array {
  const sums = new Float64Array(channels);
  for (let at = 0; at < data.length; at += 1) {
    const k = at % channels;
    sums[k] = (sums[k] ?? 0) + (data[at] ?? 0);
  }
  return sums.map((sum) => sum / (width * height));
}
