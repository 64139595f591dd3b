import type { Backbone } from './backbone.js';
import type { PhotoFeatures } from './features.js';
import { type KernelMemory, packWeights } from './kernel.js';
import { type Perceptron, PlacedPerceptron } from './perceptron.js';

type CellInputs = Pick<PhotoFeatures, 'width' | 'height' | 'maps' | 'cells'>;

/** Outputs of the network a cell: the classes, and three about the horizon; kernels work by eights. */
export const CELL_OUTPUTS = 16;
/** The output, as a logit, for a cell above the horizon. */
export const ABOVE_OUTPUT = 10;
/** How far below the cell the horizon lies, in units of OFFSET_UNIT, and how far that may be off, as doubtOf reads it. */
export const OFFSET_OUTPUT = 11;
export const DOUBT_OUTPUT = 12;
/** As a share of the picture's height. */
export const OFFSET_UNIT = 0.3;

/** Mean absolute error to expect of a cell's horizon, as a share of the height. */
export function doubtOf(output: number): number {
  return 0.02 + 0.2 * Math.log1p(Math.exp(Math.min(20, output)));
}

/**
 * Runs a perceptron over all cells of the grid: its inputs are the features of the backbone's maps in their order, then the
 * cell's own. Its first layer is linear, as is enlarging a map, so each map is multiplied at its own size and only the
 * result enlarged.
 */
export class CellNetwork {
  readonly #memory: KernelMemory;
  readonly #maps: readonly { readonly channels: number; readonly weights: number }[];
  readonly #none: number;
  readonly #own: PlacedPerceptron;

  constructor(
    { memory, channels }: Pick<Backbone, 'memory' | 'channels'>,
    private readonly network: Perceptron,
  ) {
    this.#memory = memory;
    const { hidden, first } = network;
    let row = 0;
    this.#maps = [...channels, ...channels].map((count) => {
      const part = first.subarray(row * hidden, (row + count) * hidden);
      row += count;
      return { channels: count, weights: memory.place(packWeights(part, count, hidden)) };
    });
    this.#none = memory.place(new Float32Array(hidden));
    const own = { ...network, inputs: network.inputs - row, first: first.subarray(row * hidden) };
    this.#own = new PlacedPerceptron(memory, own);
  }

  run({ width, height, maps, cells }: CellInputs): Float32Array {
    const memory = this.#memory;
    const { hidden } = this.network;
    const mark = memory.mark();
    const all = Number.POSITIVE_INFINITY;
    const sums = memory.place(new Float32Array(width * height * hidden));
    for (const [index, { channels, weights }] of this.#maps.entries()) {
      const map = maps[index];
      if (map?.channels !== channels) throw new RangeError(`map ${index} has other features`);
      const size = map.width * map.height;
      const inner = memory.mark();
      const source = memory.place(map.data);
      const target = memory.take(size * hidden);
      const { multiply, addEnlarged } = memory.kernel;
      multiply(target, source, size, channels, hidden, weights, this.#none, 0, -all, all);
      addEnlarged(sums, width, height, target, map.width, map.height, hidden);
      memory.release(inner);
    }
    const outputs = this.#own.run(cells, sums);
    memory.release(mark);
    return outputs;
  }
}
