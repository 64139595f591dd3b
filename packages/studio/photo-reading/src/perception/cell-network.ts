import { CELL_FEATURES, type PhotoFeatures } from './features.js';
import { type KernelMemory, packWeights } from './kernel.js';

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

/** A perceptron with one hidden layer over all features of a cell; the features' standardisation is folded in. */
export interface CellWeights {
  readonly hidden: number;
  /** [features][hidden]: those of the backbone's maps in their order, then the cell's own. */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** [hidden][CELL_OUTPUTS]. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
}

/**
 * Runs the network over all cells of the grid. Its first layer is linear, as is enlarging a map, so each map is
 * multiplied at its own size and only the result enlarged.
 */
export function runCellNetwork(
  memory: KernelMemory,
  { hidden, first, firstBias, second, secondBias }: CellWeights,
  { width, height, maps, cells }: Pick<PhotoFeatures, 'width' | 'height' | 'maps' | 'cells'>,
): Float32Array {
  const { kernel } = memory;
  const mark = memory.mark();
  try {
    const count = width * height;
    const none = memory.place(new Float32Array(hidden));
    const sums = memory.place(new Float32Array(count * hidden));
    let row = 0;
    for (const map of maps) {
      const inner = memory.mark();
      const part = first.subarray(row * hidden, (row + map.channels) * hidden);
      const weights = memory.place(packWeights(part, map.channels, hidden));
      const source = memory.place(map.data);
      const size = map.width * map.height;
      const target = memory.take(size * hidden);
      const { channels } = map;
      const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      kernel.multiply(target, source, size, channels, hidden, weights, none, 0, least, most);
      kernel.addEnlarged(sums, width, height, target, map.width, map.height, hidden);
      memory.release(inner);
      row += map.channels;
    }
    const own = first.subarray(row * hidden);
    const weights = memory.place(packWeights(own, CELL_FEATURES, hidden));
    const bias = memory.place(firstBias);
    const source = memory.place(cells);
    const layer = memory.take(count * hidden);
    const infinity = Number.POSITIVE_INFINITY;
    kernel.multiply(layer, source, count, CELL_FEATURES, hidden, weights, bias, sums, 0, infinity);
    const last = memory.place(packWeights(second, hidden, CELL_OUTPUTS));
    const lastBias = memory.place(secondBias);
    const outputs = memory.take(count * CELL_OUTPUTS);
    kernel.multiply(
      outputs,
      layer,
      count,
      hidden,
      CELL_OUTPUTS,
      last,
      lastBias,
      0,
      -infinity,
      infinity,
    );
    return memory.view(outputs, count * CELL_OUTPUTS).slice();
  } finally {
    memory.release(mark);
  }
}
