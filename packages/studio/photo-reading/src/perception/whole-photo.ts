import { readFileSync } from 'node:fs';
import type { Raster } from '@groundwork/imaging';
import { BACKBONE_STEP, Backbone, type FeatureMap } from './backbone.js';
import {
  type BackboneWeights,
  BLOCKS,
  type BlockWeights,
  type Convolution,
  halvingBlocks,
  readTensors,
} from './backbone-weights.js';
import { lightPicture, sidesOf } from './features.js';
import { type Perceptron, runPerceptron, sigmoid, softmax } from './perceptron.js';
import { parseNetwork } from './weights-file.js';

/** Written by training/train-land.mjs. */
const landWeights = new URL('../../weights/land.bin', import.meta.url);

let landNetwork: Perceptron | null = null;

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
  landNetwork ??= parseNetwork(readFileSync(landWeights));
  return runPerceptron(landNetwork, wideFeatures(photo))[0] ?? 0;
}

/** Where a photo was taken; `other` is a close-up, a portrait, a graphic. */
export const perceivedSettings = ['outside', 'inside', 'other'] as const;
export type PerceivedSettings = Readonly<Record<(typeof perceivedSettings)[number], number>>;

/** Written by training/train-setting.mjs. */
const settingWeights = new URL('../../weights/setting.bin', import.meta.url);

let settingNetwork: Perceptron | null = null;

/** The probability of each setting. Takes 50 ms of CPU: run it in a worker thread. */
export function perceiveSetting(photo: Raster): PerceivedSettings {
  settingNetwork ??= parseNetwork(readFileSync(settingWeights));
  const [outside = 0, inside = 0, other = 0] = softmax(
    runPerceptron(settingNetwork, wideFeatures(photo)),
    0,
    perceivedSettings.length,
    1,
  );
  return { outside, inside, other };
}

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

/** How the graph's names begin. */
const PREFIX =
  'StatefulPartitionedCall/sequential/keras_layer/StatefulPartitionedCall/StatefulPartitionedCall/StatefulPartitionedCall/predict/MobilenetV2/';

/**
 * Reads MobileNetV2 of width 1.4 out of nsfwjs, under the same licence; its batch normalisations are folded in already.
 * It was trained on colours from -1 to 1.
 */
export function readWideBackboneWeights(): BackboneWeights {
  const tensors = readTensors('mobilenet_v2_mid', 2);
  const tensor = (name: string) => {
    const found = tensors.get(PREFIX + name);
    if (found === undefined) throw new Error(`nsfwjs' wide MobileNetV2 has no tensor ${name}`);
    return found;
  };
  const convolution = (name: string): Convolution => {
    const weights = tensor(`${name}/Conv2D_weights`);
    const bias = tensor(`${name}/Conv2D_bn_offset`);
    return { weights, bias, inputs: weights.length / bias.length, outputs: bias.length };
  };
  const depthwise = (name: string): Convolution => {
    const bias = tensor(`${name}/depthwise_bn_offset`);
    const weights = tensor(`${name}/depthwise_weights`);
    return { weights, bias, inputs: bias.length, outputs: bias.length };
  };
  const blocks = Array.from({ length: BLOCKS }, (_, index): BlockWeights => {
    const name = index === 0 ? 'expanded_conv' : `expanded_conv_${index}`;
    const expand = index === 0 ? null : convolution(`${name}/expand`);
    const project = convolution(`${name}/project`);
    const stride = halvingBlocks.has(index) ? 2 : 1;
    const residual = stride === 1 && expand?.inputs === project.outputs;
    return { expand, depthwise: depthwise(`${name}/depthwise`), project, stride, residual };
  });
  return { first: convolution('Conv'), blocks };
}
