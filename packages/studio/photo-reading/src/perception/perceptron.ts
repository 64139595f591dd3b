import { type KernelMemory, packWeights } from './kernel.js';

/** One hidden layer of rectified units. */
export interface Perceptron {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** [inputs][hidden] */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** [hidden][outputs] */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
}

/** Outputs for one row of inputs; for the small networks over whole photos, where plain loops do. */
export function runPerceptron(network: Perceptron, input: Float32Array): Float32Array {
  const { hidden, outputs, first, second } = network;
  const units = Float32Array.from(network.firstBias);
  for (let i = 0; i < network.inputs; i += 1) {
    const value = input[i] ?? 0;
    if (value === 0) continue;
    const row = i * hidden;
    for (let k = 0; k < hidden; k += 1) units[k] = (units[k] ?? 0) + value * (first[row + k] ?? 0);
  }
  const results = Float32Array.from(network.secondBias);
  for (let k = 0; k < hidden; k += 1) {
    const value = Math.max(0, units[k] ?? 0);
    for (let o = 0; o < outputs; o += 1) {
      results[o] = (results[o] ?? 0) + value * (second[k * outputs + o] ?? 0);
    }
  }
  return results;
}

/** A perceptron in a kernel's memory, for many rows of inputs at once; its outputs are a multiple of eight. */
export class PlacedPerceptron {
  readonly #first: number;
  readonly #firstBias: number;
  readonly #second: number;
  readonly #secondBias: number;

  constructor(
    private readonly memory: KernelMemory,
    private readonly network: Perceptron,
  ) {
    const { inputs, hidden, outputs, first, firstBias, second, secondBias } = network;
    this.#first = memory.place(packWeights(first, inputs, hidden));
    this.#firstBias = memory.place(firstBias);
    this.#second = memory.place(packWeights(second, hidden, outputs));
    this.#secondBias = memory.place(secondBias);
  }

  /** @param sums address of what is added to each row's hidden layer; 0 for nothing */
  run(rows: Float32Array, sums = 0): Float32Array {
    const { memory } = this;
    const { inputs, hidden, outputs } = this.network;
    const count = rows.length / inputs;
    const mark = memory.mark();
    const source = memory.place(rows);
    const layer = memory.take(count * hidden);
    const target = memory.take(count * outputs);
    const all = Number.POSITIVE_INFINITY;
    const { multiply } = memory.kernel;
    multiply(layer, source, count, inputs, hidden, this.#first, this.#firstBias, sums, 0, all);
    multiply(target, layer, count, hidden, outputs, this.#second, this.#secondBias, 0, -all, all);
    const results = memory.view(target, count * outputs).slice();
    memory.release(mark);
    return results;
  }
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** Probabilities of `count` logits from `from` on, divided by `temperature`. */
export function softmax(
  logits: Float32Array,
  from = 0,
  count = logits.length,
  temperature = 1,
): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i += 1) most = Math.max(most, logits[from + i] ?? 0);
  const shares = new Float32Array(count);
  let sum = 0;
  for (let i = 0; i < count; i += 1) {
    const share = Math.exp(((logits[from + i] ?? 0) - most) / temperature);
    shares[i] = share;
    sum += share;
  }
  for (let i = 0; i < count; i += 1) shares[i] = (shares[i] ?? 0) / sum;
  return shares;
}
