import { decodeRaster, type Raster } from '@groundwork/imaging';
import { samplePlot } from '@groundwork/testing';
import { describe, expect, test } from '@jest/globals';
import { policy } from '../reading/photo-reading.js';
import { CELL_OUTPUTS, DOUBT_OUTPUT, OFFSET_OUTPUT, OFFSET_UNIT } from './cell-network.js';
import { cellProbabilities } from './cell-probabilities.js';
import { between } from './features.js';
import {
  describeCandidate,
  HORIZON_BINS,
  HORIZON_FIRST,
  HORIZON_INPUTS,
  HORIZON_RANGE,
  HORIZON_STEP,
  middleOf,
  rowProfile,
} from './horizon-profile.js';
import { KernelMemory } from './kernel.js';
import { perceive } from './perceive.js';
import { perceptionClasses } from './perception.js';
import { resampleRaster } from './resample.js';
import { parseNetworks, writeNetworks } from './weights-file.js';

const CLASSES = perceptionClasses.length;

function filled(width: number, height: number, colour: (x: number, y: number) => number[]): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    data.set(colour(at % width, Math.floor(at / width)), at * 3);
  }
  return { width, height, channels: 3, data };
}

describe('perceive', () => {
  test('answers for any size of photo with probabilities that sum to one', () => {
    for (const [width, height] of [
      [1, 1],
      [3, 200],
      [1, 400],
      [700, 300],
    ] as const) {
      const seen = perceive(filled(width, height, (x, y) => [x % 256, y % 256, (x * y) % 256]));
      expect(Math.max(seen.width, seen.height)).toBe(160);
      expect(seen.probabilities).toHaveLength(seen.width * seen.height * CLASSES);
      for (let at = 0; at < seen.probabilities.length; at += CLASSES * 97) {
        const cell = seen.probabilities.subarray(at, at + CLASSES);
        const sum = cell.reduce((total, share) => total + share, 0);
        expect(Math.abs(sum - 255)).toBeLessThanOrEqual(CLASSES / 2);
      }
      for (const shares of [seen.views, seen.places, seen.kinds]) {
        const sum = Object.values(shares).reduce((total, share) => total + share, 0);
        expect(sum).toBeCloseTo(1, 5);
      }
      for (const share of [seen.land, seen.buildable]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  });

  test('takes a meadow for land, and a gradient, a page of text and a chart for none', async () => {
    const meadow = await decodeRaster(await samplePlot({ seed: 3, width: 960, height: 640 }));
    expect(perceive(meadow).land).toBeGreaterThan(policy.landSure);
    const gradient = filled(640, 400, (x, y) => [60 + x / 8, 40 + y / 4, 200 - x / 8]);
    const page = filled(600, 800, (x, y) =>
      y % 24 < 8 && x > 40 && x % 70 < 55 && x < 560 ? [34, 34, 34] : [251, 250, 247],
    );
    const chart = filled(800, 600, (x, y) =>
      x % 100 > 50 && y > 80 + ((x * 7) % 400) ? [200, 60, 40] : [255, 255, 255],
    );
    for (const graphic of [gradient, page, chart]) {
      expect(perceive(graphic).land).toBeLessThan(policy.land);
    }
  });

  test('gives the same answer again, and ignores alpha', () => {
    const photo = filled(320, 200, (x, y) => [x % 256, y, 90]);
    const data = new Uint8Array(320 * 200 * 4).fill(7);
    for (let at = 0; at < 320 * 200; at += 1) {
      data.set(photo.data.subarray(at * 3, at * 3 + 3), at * 4);
    }
    const first = perceive(photo);
    expect(perceive(photo)).toEqual(first);
    expect(perceive({ ...photo, channels: 4, data })).toEqual(first);
  });
});

describe('what sight is made of', () => {
  test('resampling keeps a plain colour and the mean of stripes', () => {
    const plain = resampleRaster(
      filled(37, 11, () => [10, 200, 30]),
      16,
      40,
    );
    expect([...plain.data.subarray(0, 3)]).toEqual([10, 200, 30]);
    expect(new Set(plain.data)).toEqual(new Set([10, 200, 30]));
    const stripes = resampleRaster(
      filled(400, 8, (x) => (x % 2 === 0 ? [0, 0, 0] : [200, 200, 200])),
      20,
      8,
    );
    expect(stripes.data.every((value) => Math.abs(value - 100) <= 6)).toBe(true);
  });

  test('adding an enlarged map is the same as interpolating it', () => {
    const memory = new KernelMemory();
    const map = Float32Array.from({ length: 3 * 2 * 4 }, (_, at) => (at * 37) % 11);
    const source = memory.place(map);
    const [width, height] = [7, 9];
    const target = memory.place(new Float32Array(width * height * 4).fill(1));
    memory.kernel.addEnlarged(target, width, height, source, 3, 2, 4);
    const across = between(width, 3);
    const down = between(height, 2);
    const found = memory.view(target, width * height * 4);
    for (let at = 0; at < found.length; at += 1) {
      const [k, x, y] = [at % 4, Math.floor(at / 4) % width, Math.floor(at / 4 / width)];
      const value = (column: number, row: number) => map[(row * 3 + column) * 4 + k] ?? 0;
      const [left, right, beside] = [
        across.first[x] ?? 0,
        across.second[x] ?? 0,
        across.share[x] ?? 0,
      ];
      const [top, bottom, below] = [down.first[y] ?? 0, down.second[y] ?? 0, down.share[y] ?? 0];
      const upper = value(left, top) * (1 - beside) + value(right, top) * beside;
      const lower = value(left, bottom) * (1 - beside) + value(right, bottom) * beside;
      expect(found[at]).toBeCloseTo(1 + upper * (1 - below) + lower * below, 4);
    }
  });

  test('cells that agree on a horizon vote for it, the surer the more', () => {
    const [width, height] = [12, 20];
    const outputs = new Float32Array(width * height * CELL_OUTPUTS);
    for (let at = 0; at < width * height; at += 1) {
      const y = (Math.floor(at / width) + 0.5) / height;
      const sure = at % 5 > 0;
      const offset = (sure ? 0.3 : 0.9) - y;
      outputs[at * CELL_OUTPUTS + OFFSET_OUTPUT] = offset / OFFSET_UNIT;
      outputs[at * CELL_OUTPUTS + DOUBT_OUTPUT] = sure ? -3 : 3;
    }
    const profile = rowProfile(cellProbabilities(outputs, { width, height }));
    expect(profile.mean).toBeCloseTo(0.3, 2);
    const step = HORIZON_RANGE / (profile.votes.length - 1);
    const best = profile.votes.indexOf(Math.max(...profile.votes));
    expect(HORIZON_FIRST + best * step).toBeCloseTo(0.3, 2);
    const described = new Float32Array(HORIZON_INPUTS + 2).fill(7);
    describeCandidate(profile, 0.3, described, 1);
    expect(described.every(Number.isFinite)).toBe(true);
    expect([described[0], described.at(-1)]).toEqual([7, 7]);
  });

  test('a horizon is the middle of its distribution, between places too', () => {
    const shares = new Float32Array(HORIZON_BINS);
    shares[60] = 0.5;
    shares[61] = 0.5;
    const { y, spread } = middleOf(shares);
    expect(y).toBeCloseTo(HORIZON_FIRST + 60.5 * HORIZON_STEP, 4);
    expect(spread).toBeCloseTo(HORIZON_STEP / 2, 3);
  });

  test('weights survive their file, and a cut file is refused', () => {
    const network = {
      inputs: 2,
      hidden: 3,
      outputs: 1,
      first: Float32Array.of(1, -2, 3, 0.5, 0, 1),
      firstBias: Float32Array.of(0.25, 0, -1),
      second: Float32Array.of(4, 5, 6),
      secondBias: Float32Array.of(0),
    };
    const file = writeNetworks([network, network]);
    const read = parseNetworks(file);
    expect(read.map(({ inputs, hidden, outputs }) => [inputs, hidden, outputs])).toEqual([
      [2, 3, 1],
      [2, 3, 1],
    ]);
    for (const [at, value] of network.first.entries()) {
      expect(read[1]?.first[at]).toBeCloseTo(value, 3);
    }
    expect(() => parseNetworks(file.subarray(0, file.length - 2))).toThrow();
    expect(() => parseNetworks(Buffer.concat([file, Buffer.alloc(2)]))).toThrow(/weights end/);
  });
});
