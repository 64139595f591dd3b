import type { FeatureMap } from './backbone.js';
import { WHOLE_COUNT } from './cell-network.js';
import { type CellProbabilities, CLASS_COUNT } from './cell-probabilities.js';
import { CELL_FEATURES, type PhotoFeatures } from './features.js';

/** Bands of rows for a separate summary above and below. */
const BANDS = 3;
/** Of the backbone's maps: the two deepest of the whole, with how top and bottom differ; the deepest of the detail. */
const COMPARED_MAPS = [10, 11] as const;
const POOLED_MAPS = [5] as const;
/** Of a cell's own features those that are measured in it: colour and texture. */
const MEASURED = 7;
/** Of what cells say in a band: the classes, above the horizon, how sure, doubt of the horizon, and of the whole photo. */
const SAID = CLASS_COUNT + 3 + WHOLE_COUNT;
/** How many of the last numbers are not the backbone's: few, but informative. */
export const TELLING_FEATURES = 2 * MEASURED + BANDS * SAID + 2;

/** One row of numbers about the whole photo, for decisions about the whole. */
export function sceneFeatures(
  { maps, cells, width, height }: Pick<PhotoFeatures, 'maps' | 'cells' | 'width' | 'height'>,
  probabilities: CellProbabilities,
  longUprights: number,
): Float32Array {
  const map = (index: number) => {
    const found = maps[index];
    if (found === undefined) throw new RangeError(`the backbone gave no map ${index}`);
    return found;
  };
  const values: number[] = [];
  for (const index of COMPARED_MAPS) {
    const { height: rows } = map(index);
    const top = meanOf(map(index), 0, Math.max(1, Math.floor(rows / BANDS)));
    const bottom = meanOf(map(index), Math.floor((rows * (BANDS - 1)) / BANDS), rows);
    values.push(...meanOf(map(index), 0, rows), ...top.map((mean, k) => mean - (bottom[k] ?? 0)));
  }
  for (const index of POOLED_MAPS) values.push(...meanOf(map(index), 0, map(index).height));
  values.push(...spreadOf(cells), ...saidBy(probabilities));
  values.push(Math.min(0.05, longUprights), width / height);
  return Float32Array.from(values);
}

function meanOf({ width, channels, data }: FeatureMap, top: number, bottom: number): Float64Array {
  const sums = new Float64Array(channels);
  for (let at = top * width * channels; at < bottom * width * channels; at += 1) {
    const k = at % channels;
    sums[k] = (sums[k] ?? 0) + (data[at] ?? 0);
  }
  return sums.map((sum) => sum / (width * (bottom - top)));
}

/** Mean and standard deviation of the cells' measurements. */
function spreadOf(cells: Float32Array): number[] {
  const count = cells.length / CELL_FEATURES;
  return Array.from({ length: MEASURED }, (_, k) => {
    let sum = 0;
    let squares = 0;
    for (let at = k; at < cells.length; at += CELL_FEATURES) {
      const value = cells[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / count;
    return [mean, Math.sqrt(Math.max(0, squares / count - mean * mean))];
  }).flat();
}

/**
 * For each band of rows: the share of each class and of cells above the horizon, their certainty, and the cells' view
 * of the whole.
 */
function saidBy(probabilities: CellProbabilities): number[] {
  const { width, height, classes, above, doubt, whole } = probabilities;
  return Array.from({ length: BANDS }, (_, band) => {
    const from = Math.floor((band * height) / BANDS) * width;
    const to = Math.max(from + width, Math.floor(((band + 1) * height) / BANDS) * width);
    const sums = new Float64Array(SAID);
    for (let at = from; at < Math.min(to, width * height); at += 1) {
      let surest = 0;
      for (let k = 0; k < CLASS_COUNT; k += 1) {
        const share = classes[at * CLASS_COUNT + k] ?? 0;
        surest = Math.max(surest, share);
        sums[k] = (sums[k] ?? 0) + share;
      }
      sums[CLASS_COUNT] = (sums[CLASS_COUNT] ?? 0) + (above[at] ?? 0);
      sums[CLASS_COUNT + 1] = (sums[CLASS_COUNT + 1] ?? 0) + surest;
      sums[CLASS_COUNT + 2] = (sums[CLASS_COUNT + 2] ?? 0) + (doubt[at] ?? 0);
      for (let k = 0; k < WHOLE_COUNT; k += 1) {
        const to = CLASS_COUNT + 3 + k;
        sums[to] = (sums[to] ?? 0) + (whole[at * WHOLE_COUNT + k] ?? 0);
      }
    }
    return [...sums.map((sum) => sum / (to - from))];
  }).flat();
}
