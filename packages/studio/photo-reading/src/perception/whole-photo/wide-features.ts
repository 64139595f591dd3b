import type { Raster } from '@groundwork/imaging';
import { BACKBONE_STEP, Backbone, type FeatureMap } from '../backbone.js';
import { lightPicture, sidesOf } from '../features.js';
import { readWideBackboneWeights } from './wide-backbone-weights.js';

/** Longer side of the wide backbone's input: enough to see the subject, in 45 ms. */
const SIDE = 256;
/** Of the backbone's results: the two deepest. */
const DEEPEST = 2;

let backbone: Backbone | null = null;

/** One row of numbers about a photo: the mean of each of the wide backbone's deepest features. */
export function wideFeatures(photo: Raster): Float32Array {
  // Once in each thread.
  backbone ??= new Backbone(readWideBackboneWeights());
  const [width, height] = sidesOf(photo, SIDE, BACKBONE_STEP);
  // This backbone learned from colours between -1 and 1.
  const colours = lightPicture(photo, width, height).map((value) => 2 * value - 1);
  const deepest = backbone.run(colours, width, height).slice(-DEEPEST);
  return Float32Array.from(deepest.flatMap(meansOf));
}

function meansOf({ width, height, channels, data }: FeatureMap): number[] {
  const sums = new Float64Array(channels);
  for (let at = 0; at < data.length; at += 1) {
    const channel = at % channels;
    sums[channel] = (sums[channel] ?? 0) + (data[at] ?? 0);
  }
  return [...sums.map((sum) => sum / (width * height))];
}
