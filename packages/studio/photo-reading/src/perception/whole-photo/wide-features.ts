import type { Raster } from '@groundwork/imaging';
import { BACKBONE_STEP, Backbone, type FeatureMap } from '../backbone.js';
import {
  type BackboneWeights,
  BLOCKS,
  type BlockWeights,
  type Convolution,
  halvingBlocks,
} from '../backbone-weights.js';
import { lightPicture, sidesOf } from '../features.js';
import { readTensors } from '../model-tensors.js';

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
