import { readFileSync } from 'node:fs';
import type { Raster } from '@groundwork/imaging';
import { takeGlance } from './glance-features.js';
import { KernelMemory, packWeights } from './kernel.js';
import { type PerceptionClass, perceptionClasses } from './perception.js';
import type { Perceptron } from './perceptron.js';
import { parseNetwork } from './weights-file.js';

/** A rough map of the things in a photo. */
export interface Glance {
  /** Of the grid: 48 cells on the photo's longer side. */
  readonly width: number;
  readonly height: number;
  of(kind: PerceptionClass): Float32Array;
}

/** Written by training/train-glance.mjs. */
const weightsFile = new URL('../../weights/glance.bin', import.meta.url);
const CLASSES = perceptionClasses.length;

/** The network, laid out once in each thread. */
class GlanceNetwork {
  readonly #memory = new KernelMemory();
  readonly #first: number;
  readonly #firstBias: number;
  readonly #second: number;
  readonly #secondBias: number;

  constructor(private readonly network: Perceptron) {
    const { inputs, hidden, outputs, first, firstBias, second, secondBias } = network;
    this.#first = this.#memory.place(packWeights(first, inputs, hidden));
    this.#firstBias = this.#memory.place(firstBias);
    this.#second = this.#memory.place(packWeights(second, hidden, outputs));
    this.#secondBias = this.#memory.place(secondBias);
  }

  /** Logits of CLASSES for each cell. */
  run(cells: Float32Array): Float32Array {
    const { inputs, hidden, outputs } = this.network;
    const memory = this.#memory;
    const { kernel } = memory;
    const count = cells.length / inputs;
    const mark = memory.mark();
    const source = memory.place(cells);
    const layer = memory.take(count * hidden);
    const target = memory.take(count * outputs);
    const all = Number.POSITIVE_INFINITY;
    const [first, firstBias, second, secondBias] = [
      ...[this.#first, this.#firstBias, this.#second, this.#secondBias],
    ] as [number, number, number, number];
    kernel.multiply(layer, source, count, inputs, hidden, first, firstBias, 0, 0, all);
    kernel.multiply(target, layer, count, hidden, outputs, second, secondBias, 0, -all, all);
    const logits = memory.view(target, count * outputs).slice();
    memory.release(mark);
    return logits;
  }
}

let network: GlanceNetwork | null = null;

/** Sees a photo at the cost of a crop: a few milliseconds, a hundredth of what perceive takes, and much less exact. */
export function glance(photo: Raster): Glance {
  network ??= new GlanceNetwork(parseNetwork(readFileSync(weightsFile)));
  const { width, height, cells } = takeGlance(photo);
  const logits = network.run(cells);
  const count = width * height;
  const pitch = logits.length / count;
  // Each cell's shares before they are divided by their sum.
  const sums = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    for (let k = at * pitch; k < at * pitch + CLASSES; k += 1) {
      const share = Math.exp(logits[k] ?? 0);
      logits[k] = share;
      sums[at] = (sums[at] ?? 0) + share;
    }
  }
  return {
    width,
    height,
    of: (kind) => {
      const index = perceptionClasses.indexOf(kind);
      const shares = new Float32Array(count);
      for (let at = 0; at < count; at += 1) {
        shares[at] = (logits[at * pitch + index] ?? 0) / (sums[at] || 1);
      }
      return shares;
    },
  };
}
