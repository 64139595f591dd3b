import { describe, expect, test } from '@jest/globals';
import { Backbone } from './backbone.js';
import { type BackboneWeights, readBackboneWeights } from './backbone-weights.js';
import { KernelMemory, packWeights } from './kernel.js';
import type { Convolution } from './weights-file.js';
import { readWideBackboneWeights } from './wide-backbone.js';

/** Repeatable numbers from -1 to 1. */
function numbers(seed: number) {
  let state = seed;
  return (count: number) =>
    Float32Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 31 - 1;
    });
}

interface Planes {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Float32Array;
}

/** A convolution written down as it is defined; each filter sees all channels or, depthwise, its own. */
function convolve(
  source: Planes,
  { weights, bias, outputs }: Convolution,
  size: 1 | 3,
  stride: 1 | 2,
  before: number,
  depthwise: boolean,
  six: boolean,
): Planes {
  const width = source.width / stride;
  const height = source.height / stride;
  const data = new Float32Array(width * height * outputs);
  const value = (x: number, y: number, channel: number) =>
    x < 0 || y < 0 || x >= source.width || y >= source.height
      ? 0
      : (source.data[(y * source.width + x) * source.channels + channel] ?? 0);
  for (let at = 0; at < data.length; at += 1) {
    const output = at % outputs;
    const x = Math.floor(at / outputs) % width;
    const y = Math.floor(at / outputs / width);
    let sum = bias[output] ?? 0;
    for (let tap = 0; tap < size * size; tap += 1) {
      const fromX = x * stride - before + (tap % size);
      const fromY = y * stride - before + Math.floor(tap / size);
      if (depthwise) {
        sum += value(fromX, fromY, output) * (weights[tap * outputs + output] ?? 0);
        continue;
      }
      for (let channel = 0; channel < source.channels; channel += 1) {
        const weight = weights[(tap * source.channels + channel) * outputs + output] ?? 0;
        sum += value(fromX, fromY, channel) * weight;
      }
    }
    data[at] = six ? Math.min(6, Math.max(0, sum)) : sum;
  }
  return { width, height, channels: outputs, data };
}

/** The shape of MobileNetV2 with few channels and random weights. */
function smallWeights(): BackboneWeights {
  const take = numbers(7);
  const convolution = (taps: number, inputs: number, outputs: number): Convolution => ({
    weights: take(taps * inputs * outputs).map((weight) => weight / Math.sqrt(taps * inputs)),
    bias: take(outputs).map((bias) => bias / 4),
    inputs,
    outputs,
  });
  let inputs = 16;
  const blocks = Array.from({ length: 17 }, (_, index) => {
    const stride = [1, 3, 6, 13].includes(index) ? (2 as const) : (1 as const);
    const outputs = stride === 2 ? 24 : inputs;
    const wide = index === 0 ? inputs : 32;
    const block = {
      expand: index === 0 ? null : convolution(1, inputs, wide),
      depthwise: { ...convolution(9, 1, wide), inputs: wide },
      project: convolution(1, wide, outputs),
      stride,
      residual: index > 0 && stride === 1,
    };
    inputs = outputs;
    return block;
  });
  return { first: convolution(9, 3, 16), blocks };
}

function furthest(one: Float32Array, other: Float32Array): number {
  expect(one).toHaveLength(other.length);
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
}

describe('the kernels', () => {
  test('multiply matrices of any number of rows, with bias, addition and bounds', () => {
    const take = numbers(3);
    for (const [rows, inputs, outputs] of [
      [1, 5, 8],
      [7, 3, 16],
      [131, 24, 40],
    ] as const) {
      const memory = new KernelMemory();
      const left = take(rows * inputs);
      const right = take(inputs * outputs);
      const bias = take(outputs);
      const added = take(rows * outputs);
      const source = memory.place(left);
      const weights = memory.place(packWeights(right, inputs, outputs));
      const biasAt = memory.place(bias);
      const addedAt = memory.place(added);
      const target = memory.take(rows * outputs);
      memory.kernel.multiply(
        target,
        source,
        rows,
        inputs,
        outputs,
        weights,
        biasAt,
        addedAt,
        -1,
        1,
      );
      const expected = added.map((more, at) => {
        const row = Math.floor(at / outputs);
        let sum = (bias[at % outputs] ?? 0) + more;
        for (let i = 0; i < inputs; i += 1) {
          sum += (left[row * inputs + i] ?? 0) * (right[i * outputs + (at % outputs)] ?? 0);
        }
        return Math.min(1, Math.max(-1, sum));
      });
      expect(furthest(memory.view(target, rows * outputs), expected)).toBeLessThan(1e-4);
    }
  });

  test('fill up outputs that are no multiple of eight', () => {
    const packed = packWeights(Float32Array.of(1, 2, 3, 4), 2, 2);
    expect([...packed.subarray(0, 3)]).toEqual([1, 2, 0]);
    expect([...packed.subarray(8, 11)]).toEqual([3, 4, 0]);
  });
});

describe('the backbone', () => {
  test('computes the same features as its definition', () => {
    const weights = smallWeights();
    const pixels = numbers(11)(64 * 96 * 3);
    const features = new Backbone(weights).run(pixels, 96, 64);
    let now: Planes = { width: 96, height: 64, channels: 3, data: pixels };
    now = convolve(now, weights.first, 3, 2, 0, false, true);
    const expected: Planes[] = [];
    for (const [index, block] of weights.blocks.entries()) {
      const wide = block.expand === null ? now : convolve(now, block.expand, 1, 1, 0, false, true);
      const before = block.stride === 1 ? 1 : 0;
      const deep = convolve(wide, block.depthwise, 3, block.stride, before, true, true);
      const next = convolve(deep, block.project, 1, 1, 0, false, false);
      const from = now.data;
      now = block.residual
        ? { ...next, data: next.data.map((value, at) => value + (from[at] ?? 0)) }
        : next;
      if ([2, 5, 9, 12, 15, 16].includes(index)) expected.push(now);
    }
    expect(features).toHaveLength(expected.length);
    for (const [tap, found] of features.entries()) {
      const wanted = expected[tap];
      expect([found.width, found.height]).toEqual([wanted?.width, wanted?.height]);
      expect(furthest(found.data, wanted?.data ?? new Float32Array())).toBeLessThan(2e-3);
    }
  });

  test('gives the same features again after a larger picture', () => {
    const backbone = new Backbone(smallWeights());
    const pixels = numbers(5)(64 * 64 * 3);
    const first = backbone.run(pixels, 64, 64);
    backbone.run(new Float32Array(128 * 128 * 3), 128, 128);
    expect(backbone.run(pixels, 64, 64)).toEqual(first);
  });

  test('refuses a picture whose sides are no multiple of its step', () => {
    expect(() => new Backbone(smallWeights()).run(new Float32Array(70 * 64 * 3), 70, 64)).toThrow(
      RangeError,
    );
  });

  test('reads all of the published weights', () => {
    const { first, blocks } = readBackboneWeights();
    expect(first.outputs).toBe(32);
    expect(blocks.map((block) => block.project.outputs)).toEqual([
      16, 24, 24, 32, 32, 32, 64, 64, 64, 64, 96, 96, 96, 160, 160, 160, 320,
    ]);
    expect(blocks.filter((block) => block.residual)).toHaveLength(10);
    const all = blocks.flatMap(({ depthwise, project }) => [depthwise, project]);
    expect(all.every(({ weights, bias }) => [...weights, ...bias].every(Number.isFinite))).toBe(
      true,
    );
  });

  test('reads all of the wide weights', () => {
    const { first, blocks } = readWideBackboneWeights();
    expect(first).toMatchObject({ inputs: 27, outputs: 48 });
    expect(blocks.map((block) => block.project.outputs)).toEqual([
      24, 32, 32, 48, 48, 48, 88, 88, 88, 88, 136, 136, 136, 224, 224, 224, 448,
    ]);
    expect(blocks.filter((block) => block.residual)).toHaveLength(10);
    for (const { expand, depthwise, project } of blocks) {
      expect(depthwise.weights).toHaveLength(9 * depthwise.outputs);
      expect(project.inputs).toBe(depthwise.outputs);
      expect(expand?.outputs ?? first.outputs).toBe(depthwise.outputs);
    }
  });
});
