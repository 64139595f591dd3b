import type { Raster } from '@groundwork/imaging';
import { BACKBONE_STEP, Backbone, type FeatureMap } from './backbone.js';
import {
  type BackboneWeights,
  BLOCKS,
  type BlockWeights,
  halvingBlocks,
  readTensors,
} from './backbone-weights.js';
import { lightPicture } from './features.js';
import { resampleRaster } from './resample.js';
import type { Convolution } from './weights-file.js';

/**
 * Side to which every photo is squashed first: that of the softest collection that was learned from, so that sharpness
 * tells nothing of where a photo comes from.
 */
const SOFT_SIDE = 128;
/** Side of the wide backbone's input. */
const SIDE = 6 * BACKBONE_STEP;
/** Of the backbone's results: those whose means and deviations count, from the shallowest on. */
const MEASURED = [1, 2, 3] as const;
const [BEFORE_LAST, LAST] = [4, 5];
/** Parts of the height whose difference tells above from below. */
const BANDS = 3;

let backbone: Backbone | null = null;

/** One row of numbers about a whole photo, from MobileNetV2 of width 1.4. Takes 40 ms. */
export function wideFeatures(photo: Raster): Float32Array {
  // Once in each thread.
  backbone ??= new Backbone(readWideBackboneWeights());
  const soft = resampleRaster(photo, SOFT_SIDE, SOFT_SIDE);
  // This backbone learned from colours between -1 and 1.
  const colours = lightPicture(soft, SIDE, SIDE).map((value) => 2 * value - 1);
  const maps = backbone.run(colours, SIDE, SIDE);
  const map = (index: number): FeatureMap => {
    const found = maps[index];
    if (found === undefined) throw new RangeError(`the backbone gave no map ${index}`);
    return found;
  };
  const last = map(LAST);
  const { height } = last;
  const top = meansOf(last, 0, height / BANDS);
  const bottom = meansOf(last, (height * (BANDS - 1)) / BANDS, height);
  return Float32Array.from([
    ...meansOf(last),
    ...meansOf(map(BEFORE_LAST)),
    ...MEASURED.toReversed().flatMap((index) => spreadOf(map(index))),
    ...top.map((mean, k) => mean - (bottom[k] ?? 0)),
  ]);
}

function meansOf({ width, height, channels, data }: FeatureMap, from = 0, to = height): number[] {
  const sums = new Float64Array(channels);
  for (let at = from * width * channels; at < to * width * channels; at += 1) {
    const channel = at % channels;
    sums[channel] = (sums[channel] ?? 0) + (data[at] ?? 0);
  }
  return [...sums.map((sum) => sum / (width * (to - from)))];
}

/** Means, then standard deviations. */
function spreadOf(map: FeatureMap): number[] {
  const means = meansOf(map);
  const squares = meansOf({ ...map, data: map.data.map((value) => value * value) });
  return [
    ...means,
    ...squares.map((mean, k) => Math.sqrt(Math.max(0, mean - (means[k] ?? 0) ** 2))),
  ];
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
