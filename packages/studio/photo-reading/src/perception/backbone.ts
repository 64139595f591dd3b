import type { BackboneWeights } from './backbone-weights.js';
import { KernelMemory, packWeights } from './kernel.js';
import type { Convolution } from './weights-file.js';

/** Features at one scale: channels interleaved, rows top to bottom. */
export interface FeatureMap {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Float32Array;
}

/** Blocks that provide features; a cell spans 4, 8, 16, 16, 32 and 32 pixels. */
export const tappedBlocks = [2, 5, 9, 12, 15, 16] as const;
const BLOCK_OF_TAP = new Map(tappedBlocks.map((block, tap) => [block as number, tap]));
/** Sides of its pictures are multiples of it. */
export const BACKBONE_STEP = 32;

interface Placed {
  readonly weights: number;
  readonly bias: number;
  readonly inputs: number;
  readonly outputs: number;
}

interface PlacedBlock {
  readonly expand: Placed | null;
  readonly depthwise: Placed;
  readonly project: Placed;
  readonly stride: 1 | 2;
  readonly residual: boolean;
}

/** MobileNetV2 without its last convolution and its classes, run over a picture of any size. */
export class Backbone {
  readonly memory = new KernelMemory();
  /** Channels of the features of each tapped block. */
  readonly channels: readonly number[];
  readonly #first: Placed;
  readonly #blocks: readonly PlacedBlock[];

  constructor({ first, blocks }: BackboneWeights) {
    const plain = ({ weights, bias, inputs, outputs }: Convolution): Placed => ({
      weights: this.memory.place(weights),
      bias: this.memory.place(bias),
      inputs,
      outputs,
    });
    const packed = (convolution: Convolution): Placed => {
      const { weights, inputs, outputs } = convolution;
      return plain({ ...convolution, weights: packWeights(weights, inputs, outputs) });
    };
    this.#first = plain(first);
    this.channels = tappedBlocks.map((block) => blocks[block]?.project.outputs ?? 0);
    this.#blocks = blocks.map(({ expand, depthwise, project, stride, residual }) => ({
      expand: expand === null ? null : packed(expand),
      depthwise: plain(depthwise),
      project: packed(project),
      stride,
      residual,
    }));
  }

  /**
   * Features of the tapped blocks. `pixels` are interleaved colours from 0 to 1, width and
   * height multiples of BACKBONE_STEP.
   */
  run(pixels: Float32Array, width: number, height: number): FeatureMap[] {
    if (width % BACKBONE_STEP !== 0 || height % BACKBONE_STEP !== 0) {
      throw new RangeError(`a picture of ${width} x ${height} does not fit the backbone's step`);
    }
    const { memory } = this;
    const mark = memory.mark();
    try {
      return this.#run(pixels, width, height);
    } finally {
      memory.release(mark);
    }
  }

  #run(pixels: Float32Array, width: number, height: number): FeatureMap[] {
    const { memory } = this;
    const { kernel } = memory;
    let w = width / 2;
    let h = height / 2;
    // Two alternating buffers for the blocks' results, one for their expansion, one for the depthwise result.
    const most = this.#sizes(w, h);
    let now = memory.take(most.result);
    let next = memory.take(most.result);
    const wide = memory.take(Math.max(most.wide, pixels.length));
    const deep = memory.take(most.deep);
    memory.view(wide, pixels.length).set(pixels);
    const { outputs, weights, bias } = this.#first;
    kernel.convolveFirst(now, wide, width, height, outputs, weights, bias);
    const taps: FeatureMap[] = [];
    for (const [
      index,
      { expand, depthwise, project, stride, residual },
    ] of this.#blocks.entries()) {
      if (expand !== null) {
        const { inputs, outputs } = expand;
        kernel.multiply(wide, now, w * h, inputs, outputs, expand.weights, expand.bias, 0, 0, 6);
      }
      const from = expand === null ? now : wide;
      const fromWidth = w;
      const fromHeight = h;
      w /= stride;
      h /= stride;
      kernel.convolveDepthwise(
        deep,
        from,
        fromWidth,
        fromHeight,
        depthwise.outputs,
        w,
        h,
        stride,
        stride === 1 ? 1 : 0,
        depthwise.weights,
        depthwise.bias,
      );
      kernel.multiply(
        next,
        deep,
        w * h,
        project.inputs,
        project.outputs,
        project.weights,
        project.bias,
        residual ? now : 0,
        Number.NEGATIVE_INFINITY,
        Number.POSITIVE_INFINITY,
      );
      [now, next] = [next, now];
      if (BLOCK_OF_TAP.has(index)) {
        const channels = project.outputs;
        taps.push({
          width: w,
          height: h,
          channels,
          data: memory.view(now, w * h * channels).slice(),
        });
      }
    }
    return taps;
  }

  #sizes(width: number, height: number) {
    let cells = width * height;
    let result = cells * this.#first.outputs;
    let wide = 0;
    let deep = 0;
    for (const { expand, depthwise, project, stride } of this.#blocks) {
      if (expand !== null) wide = Math.max(wide, cells * expand.outputs);
      cells /= stride * stride;
      deep = Math.max(deep, cells * depthwise.outputs);
      result = Math.max(result, cells * project.outputs);
    }
    return { result, wide, deep };
  }
}
