import { z } from 'zod';
import type { Perceptron } from './perceptron.js';

/** A folded convolution: batch normalisation is in its weights and bias. */
export interface Convolution {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly inputs: number;
  readonly outputs: number;
}

/** What tools/sight learns of the cells and the horizon. */
export interface PerceptionWeights {
  readonly cells: Perceptron;
  readonly horizon: Perceptron;
  readonly calibration: Calibration;
}

/** Divisors of logits, found on photos that were not trained on. */
export type Calibration = z.infer<typeof calibrationSchema>;

const positive = z.number().positive();
const calibrationSchema = z.object({
  cells: positive,
  horizon: positive,
});

const networkSchema = z.object({
  inputs: z.number().int().positive(),
  hidden: z.number().int().positive(),
  outputs: z.number().int().positive(),
  /** Size of one unit of each part's 16-bit numbers: first, firstBias, second, secondBias. */
  units: z.tuple([positive, positive, positive, positive]),
});
const headSchema = z.object({
  format: z.literal(1),
  cells: networkSchema,
  horizon: networkSchema,
  calibration: calibrationSchema,
});
const backboneSchema = z.object({
  format: z.literal(1),
  /** How many weights and outputs each has, and the size of one unit of its weights and biases. */
  convolutions: z.array(
    z.object({
      weights: z.number().int().positive(),
      outputs: z.number().int().positive(),
      units: z.tuple([positive, positive]),
    }),
  ),
});
const singleSchema = z.object({ format: z.literal(1), network: networkSchema });
type NetworkHead = z.infer<typeof networkSchema>;

const NETWORKS = ['cells', 'horizon'] as const;
const PARTS = ['first', 'firstBias', 'second', 'secondBias'] as const;
const LARGEST = 32_767;

/** The file: length of its head (32 bits, little endian), the head as JSON, the networks' numbers as 16 bits each. */
export function writeWeights(
  networks: Readonly<Record<(typeof NETWORKS)[number], Perceptron>>,
  calibration: Calibration,
): Buffer {
  const packed = NETWORKS.map((name) => pack(networks[name]));
  const heads = Object.fromEntries(NETWORKS.map((name, at) => [name, packed[at]?.head]));
  const numbers = packed.flatMap((one) => one.numbers);
  return joined({ format: 1, ...heads, calibration }, numbers);
}

/** As writeWeights, of one network alone. */
export function writeNetwork(network: Perceptron): Buffer {
  const { head, numbers } = pack(network);
  return joined({ format: 1, network: head }, numbers);
}

/** @throws when the file is not one that writeWeights made */
export function parseWeights(file: Buffer): PerceptionWeights {
  const start = headEnd(file);
  const head = headSchema.parse(JSON.parse(file.toString('utf8', 4, start)));
  const [cells, horizon] = unpack(file, start, [head.cells, head.horizon]);
  if (cells === undefined || horizon === undefined) {
    throw new Error('the weights hold too few networks');
  }
  return { cells, horizon, calibration: head.calibration };
}

/** @throws when the file is not one that writeNetwork made */
export function parseNetwork(file: Buffer): Perceptron {
  const start = headEnd(file);
  const head = singleSchema.parse(JSON.parse(file.toString('utf8', 4, start)));
  const [network] = unpack(file, start, [head.network]);
  if (network === undefined) throw new Error('the weights hold no network');
  return network;
}

/** Convolutions in their order, each with [height][width][inputs][outputs] weights. */
export function parseBackbone(file: Buffer): Convolution[] {
  const start = headEnd(file);
  const head = backboneSchema.parse(JSON.parse(file.toString('utf8', 4, start)));
  return readNumbers(file, start, (take) =>
    head.convolutions.map(({ weights, outputs, units }) => ({
      weights: take(weights, units[0]),
      bias: take(outputs, units[1]),
      inputs: weights / outputs,
      outputs,
    })),
  );
}

function pack(network: Perceptron): { readonly head: NetworkHead; readonly numbers: Buffer[] } {
  const numbers: Buffer[] = [];
  const units = PARTS.map((part) => {
    const values = network[part];
    const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9);
    const unit = most / LARGEST;
    numbers.push(Buffer.from(Int16Array.from(values, (value) => Math.round(value / unit)).buffer));
    return unit;
  });
  return { head: networkSchema.parse({ ...network, units }), numbers };
}

function joined(head: object, numbers: readonly Buffer[]): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...numbers]);
}

function headEnd(file: Buffer): number {
  return 4 + file.readUInt32LE(0);
}

function unpack(file: Buffer, start: number, heads: readonly NetworkHead[]): Perceptron[] {
  return readNumbers(file, start, (take) =>
    heads.map(({ inputs, hidden, outputs, units }) => ({
      inputs,
      hidden,
      outputs,
      first: take(inputs * hidden, units[0]),
      firstBias: take(hidden, units[1]),
      second: take(hidden * outputs, units[2]),
      secondBias: take(outputs, units[3]),
    })),
  );
}

/** All 16-bit numbers from `start` to the file's end, taken part by part. */
function readNumbers<Read>(
  file: Buffer,
  start: number,
  read: (take: (count: number, unit: number) => Float32Array) => Read,
): Read {
  let at = start;
  const all = read((count, unit) => {
    const values = new Float32Array(count);
    for (let i = 0; i < count; i += 1) values[i] = file.readInt16LE(at + 2 * i) * unit;
    at += 2 * count;
    return values;
  });
  if (at !== file.length) throw new Error(`the weights end at ${at} of ${file.length} bytes`);
  return all;
}
