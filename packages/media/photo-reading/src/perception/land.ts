import { readFileSync } from 'node:fs';
import type { Raster } from '@groundwork/imaging';
import { BACKBONE_STEP, Backbone, type FeatureMap } from './backbone.js';
import { lightPicture, sidesOf } from './features.js';
import { type Perceptron, runPerceptron, sigmoid } from './perceptron.js';
import { parseNetwork } from './weights-file.js';
import { readWideBackboneWeights } from './wide-backbone-weights.js';

/** Longer side of the wide backbone's input: enough to see the subject, in a tenth of a second. */
const SIDE = 256;
/** Of the backbone's results: the two deepest. */
const DEEPEST = 2;

/** Written by training/train-land.mjs. */
const weightsFile = new URL('../../weights/land.bin', import.meta.url);

interface Loaded {
  readonly backbone: Backbone;
  readonly network: Perceptron;
}
let loaded: Loaded | null = null;

/**
 * Weight of the scene network's logit relative to this one's: together they refuse 28 of 36 labelled photos without
 * land and 8 of 155 with it; this network alone refuses 27.
 */
const SCENE_WEIGHT = 0.3;

/**
 * Probability that a photo shows land rather than a room, people, an animal, a close-up or a graphic, from the logits of
 * this network and of the scene's, both calibrated.
 */
export function landProbability(own: number, ofScene: number): number {
  return sigmoid(own + SCENE_WEIGHT * ofScene);
}

/** Whether a photo shows land, as a logit, by the features of the wide backbone alone. */
export function landLogit(photo: Raster): number {
  loaded ??= {
    backbone: new Backbone(readWideBackboneWeights()),
    network: parseNetwork(readFileSync(weightsFile)),
  };
  const { backbone, network } = loaded;
  return runPerceptron(network, landFeatures(photo, backbone))[0] ?? 0;
}

/** One row of numbers about a photo: the mean of each of the wide backbone's deepest features. */
export function landFeatures(photo: Raster, backbone: Backbone): Float32Array {
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
