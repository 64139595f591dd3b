import { readFileSync } from 'node:fs';
import type { Raster } from '@groundwork/imaging';
import { type Perceptron, runPerceptron, sigmoid } from '../perceptron.js';
import { parseNetwork } from '../weights-file.js';
import { wideFeatures } from './wide-features.js';

/** Written by training/train-land.mjs. */
const weightsFile = new URL('../../../weights/land.bin', import.meta.url);

let network: Perceptron | null = null;

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
  network ??= parseNetwork(readFileSync(weightsFile));
  return runPerceptron(network, wideFeatures(photo))[0] ?? 0;
}
