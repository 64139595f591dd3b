import { z } from 'zod';
import type { Perceptron } from './perceptron.js';

/** A folded convolution: batch normalisation is in its weights and bias. */
export interface Convolution {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly inputs: number;
  readonly outputs: number;
}

const size = z.number().int().positive();
/** How many weights and biases a layer has, and the size of one unit of each. */
const layerSchema = z.object({
  weights: size,
  outputs: size,
  units: z.tuple([z.number().positive(), z.number().positive()]),
});
const headSchema = z.object({ format: z.literal(1), convolutions: z.array(layerSchema) });
type Layer = z.infer<typeof layerSchema>;

const LARGEST = 32_767;

/**
 * The file: length of its head (32 bits, little endian), the head as JSON, the numbers as 16 bits each. A perceptron is
 * two convolutions of single cells.
 */
export function writeNetworks(networks: readonly Perceptron[]): Buffer {
  const numbers: Buffer[] = [];
  const packed = (values: Float32Array): number => {
    const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9);
    const unit = most / LARGEST;
    numbers.push(Buffer.from(Int16Array.from(values, (value) => Math.round(value / unit)).buffer));
    return unit;
  };
  const layer = (weights: Float32Array, bias: Float32Array): Layer => ({
    ...{ weights: weights.length, outputs: bias.length, units: [packed(weights), packed(bias)] },
  });
  const convolutions = networks.flatMap(({ first, firstBias, second, secondBias }) => [
    layer(first, firstBias),
    layer(second, secondBias),
  ]);
  const head = Buffer.from(JSON.stringify(headSchema.parse({ format: 1, convolutions })));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...numbers]);
}

/** @throws when the file is not one that writeNetworks made of so many */
export function parseNetworks(file: Buffer): Perceptron[] {
  const layers = parseConvolutions(file);
  return layers.flatMap((layer, at) => {
    const next = layers[at + 1];
    if (at % 2 === 1 || next === undefined) return [];
    const { inputs, outputs: hidden, weights: first, bias: firstBias } = layer;
    const { outputs, weights: second, bias: secondBias } = next;
    return [{ inputs, hidden, outputs, first, firstBias, second, secondBias }];
  });
}

/** Convolutions in their order, each with [height][width][inputs][outputs] weights. */
export function parseConvolutions(file: Buffer): Convolution[] {
  const start = 4 + file.readUInt32LE(0);
  const head = headSchema.parse(JSON.parse(file.toString('utf8', 4, start)));
  let at = start;
  const take = (count: number, unit: number): Float32Array => {
    const values = new Float32Array(count);
    for (let i = 0; i < count; i += 1) values[i] = file.readInt16LE(at + 2 * i) * unit;
    at += 2 * count;
    return values;
  };
  const found = head.convolutions.map(({ weights, outputs, units }) => ({
    weights: take(weights, units[0]),
    bias: take(outputs, units[1]),
    inputs: weights / outputs,
    outputs,
  }));
  if (at !== file.length) throw new Error(`the weights end at ${at} of ${file.length} bytes`);
  return found;
}
