import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { type Convolution, parseConvolutions } from './weights-file.js';

/** Written by tools/sight. */
const weightsFile = new URL('../../weights/backbone.bin', import.meta.url);

const tensorSchema = z.object({
  name: z.string(),
  shape: z.array(z.number().int().positive()),
  quantization: z.object({ min: z.number(), scale: z.number(), dtype: z.literal('uint8') }),
});
const modelSchema = z.object({
  weightsManifest: z.array(z.object({ weights: z.array(tensorSchema) })).length(1),
});

/** The models of nsfwjs that are read, by their folders in the package. */
type ModelName = 'mobilenet_v2' | 'mobilenet_v2_mid';

/**
 * Reads the numbers of one of nsfwjs' models by their names.
 *
 * @param shards into how many files its bytes are divided
 */
export function readTensors(model: ModelName, shards: number): Map<string, Float32Array> {
  const require = createRequire(import.meta.url);
  // The package's face would load TensorFlow.js; its model files are plain data in JavaScript's clothes.
  const face = require.resolve('nsfwjs/core');
  const load = (file: string): unknown => createRequire(face)(`../models/${model}/${file}.min.js`);
  const { weightsManifest } = modelSchema.parse(unwrap(load('model')));
  const parts = Array.from({ length: shards }, (_, at) => {
    const shard = unwrap(load(`group1-shard${at + 1}of${shards}`));
    return Buffer.from(z.string().parse(shard), 'base64');
  });
  const bytes = Buffer.concat(parts);
  const tensors = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, shape, quantization } of weightsManifest[0]?.weights ?? []) {
    const count = shape.reduce((product, size) => product * size, 1);
    const part = bytes.subarray(at, at + count);
    if (part.length < count) throw new Error(`nsfwjs' ${model} ends before ${name}`);
    const values = new Float32Array(count);
    // A loop: Float32Array.from takes ten times as long.
    for (const [index, byte] of part.entries()) {
      values[index] = byte * quantization.scale + quantization.min;
    }
    tensors.set(name, values);
    at += count;
  }
  return tensors;
}

function unwrap(loaded: unknown): unknown {
  const wrapped = z.object({ default: z.unknown() }).safeParse(loaded);
  return wrapped.success && wrapped.data.default !== undefined ? wrapped.data.default : loaded;
}

export interface BackboneWeights {
  readonly first: Convolution;
  readonly blocks: readonly BlockWeights[];
}

/** An inverted residual of MobileNetV2 (Sandler and others, 2018). */
export interface BlockWeights {
  readonly expand: Convolution | null;
  readonly depthwise: Convolution;
  readonly project: Convolution;
  readonly stride: 1 | 2;
  readonly residual: boolean;
}

/** Blocks in which the picture halves (MobileNetV2, table 2). */
export const halvingBlocks: ReadonlySet<number> = new Set([1, 3, 6, 13]);
export const BLOCKS = 17;

/** MobileNetV2 (width 1.0): up to its third block ImageNet's features, from there on learned by tools/sight. */
export function readBackboneWeights(): BackboneWeights {
  const convolutions = parseConvolutions(readFileSync(weightsFile));
  const next = (): Convolution => {
    const convolution = convolutions.shift();
    if (convolution === undefined) throw new Error('the backbone has too few convolutions');
    return convolution;
  };
  const first = next();
  const blocks = Array.from({ length: BLOCKS }, (_, index): BlockWeights => {
    const expand = index === 0 ? null : next();
    const [depthwise, project] = [next(), next()];
    const stride = halvingBlocks.has(index) ? 2 : 1;
    const residual = stride === 1 && expand?.inputs === project.outputs;
    return { expand, depthwise, project, stride, residual };
  });
  return { first, blocks };
}
