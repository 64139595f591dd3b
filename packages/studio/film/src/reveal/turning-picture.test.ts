import { describe, expect, it } from '@jest/globals';
import { sampleNumbers } from '../fixtures/sample-film.js';
import { Arena, takeSharedMemory } from '../warp/arena.js';
import { loadKernel } from '../warp/kernel.js';
import { importRegion } from '../warp/picture-planes.js';
import type { SourcePicture, SourcePlane } from '../warp/plane-warp.js';
import { FRONT, TurningPicture } from './turning-picture.js';

/** Samples are the views' own units, from the first on. */
const unscaled = { scaleX: 1, scaleY: 1, offsetX: 0, offsetY: 0, left: 0, top: 0 };

const size = { width: 128, height: 66 };
const planes = ['luma', 'blue', 'red'] as const;
/** Where the two pictures differ: all but a frame of unchanged ground. */
const changed = { left: 20, top: 10, right: 110, bottom: 60 };
const colour = [240, 180, 90];
const steps = Array.from({ length: 61 }, (_, index) => index / 60);

const memory = takeSharedMemory(8_000_000);
const arena = new Arena(memory);
const kernel = await loadKernel(memory);

function isChanged(x: number, y: number): boolean {
  return x >= changed.left && x < changed.right && y >= changed.top && y < changed.bottom;
}

/** Smoothed edges at the left and the right. */
function coverage(x: number): number {
  return x === changed.left || x === changed.right - 1 ? 0.5 : 1;
}

/** Grey ground with noise, and for the second picture something coloured on it. */
function picture(finished: boolean): SourcePicture {
  const random = sampleNumbers(5);
  const rgb = new Uint8Array(size.width * size.height * 3);
  for (let at = 0; at < rgb.length; at += 1) {
    const x = Math.floor(at / 3) % size.width;
    const y = Math.floor(at / 3 / size.width);
    const ground = 60 + 30 * random();
    const part = finished && isChanged(x, y) ? coverage(x) : 0;
    rgb[at] = ground + ((colour[at % 3] ?? 0) - ground) * part;
  }
  return importRegion(kernel, arena, { rgb, ...size, ...unscaled });
}

/** Times that rise by one a column, from 0 at the left. */
function columns(): Uint8Array {
  return Uint8Array.from({ length: size.width * size.height }, (_, at) => at % size.width);
}

function turning(times: Uint8Array) {
  const [before, after] = [picture(false), picture(true)];
  return {
    before,
    after,
    picture: new TurningPicture(kernel, arena, { before, after, times, ...size }),
  };
}

function samples({ address, stride, rows }: SourcePlane, columnsShown: number): number[] {
  return Array.from({ length: rows }, (_row, y) =>
    Array.from(arena.bytes(address + y * stride, columnsShown), (value) => (value + 128) % 256),
  ).flat();
}

function all(source: SourcePicture): number[][] {
  return planes.map((name) => samples(source[name], name === 'luma' ? size.width : size.width / 2));
}

describe('a picture that turns into another', () => {
  it('is the first one until it begins, and the second one from its end on', () => {
    const { before, after, picture: shown } = turning(columns());
    expect(shown.at(0)).toBe(before);
    expect(shown.at(1)).toBe(after);
  });

  it('goes from the one to the other in each sample without ever turning back', () => {
    const { before, after, picture: shown } = turning(columns());
    const [first, last] = [all(before), all(after)];
    let earlier = first;
    for (const step of steps.slice(1, -1)) {
      const now = all(shown.at(step));
      for (const [plane, values] of now.entries()) {
        const turnedBack = values.filter((value, at) => {
          const [a, b] = [first[plane]?.[at] ?? 0, last[plane]?.[at] ?? 0];
          const was = earlier[plane]?.[at] ?? 0;
          return a <= b ? value < was || value > b : value > was || value < b;
        });
        expect(turnedBack).toEqual([]);
      }
      earlier = now;
    }
  });

  it('has its front where the map says, and smooth', () => {
    const { before, after, picture: shown } = turning(columns());
    const [first = [], last = []] = [all(before)[0], all(after)[0]];
    for (const step of steps.slice(1, -1)) {
      const values = samples(shown.at(step).luma, size.width);
      for (let x = changed.left + 1; x < changed.right - 1; x += 1) {
        const at = 30 * size.width + x;
        // A sample has the time of the strongest change beside it, so it may be its neighbour's.
        const shares = [x - 1, x, x + 1].map((time) => share(step, time / 255));
        const mixes = shares.map((part) => mix(first[at] ?? 0, last[at] ?? 0, part));
        expect(values[at]).toBeGreaterThanOrEqual(Math.min(...mixes) - 1);
        expect(values[at]).toBeLessThanOrEqual(Math.max(...mixes) + 1);
      }
    }
  });

  it('does not jump at the start and is whole at the end', () => {
    const times = Uint8Array.from({ length: size.width * size.height }, (_, at) =>
      at % size.width < size.width / 2 ? 0 : 255,
    );
    const { before, after, picture: shown } = turning(times);
    const step = 1 / 90;
    const [first, soon] = [all(before), all(shown.at(step))];
    const [late, last] = [all(shown.at(1 - step)), all(after)];
    for (const plane of [0, 1, 2]) {
      expect(greatest(first[plane], soon[plane])).toBeLessThan(8);
      expect(greatest(late[plane], last[plane])).toBeLessThan(8);
    }
    expect(all(shown.at(0.999999))).toEqual(last);
  });

  it('turns the edge of what appears with it, even where the map counts it to the ground', () => {
    const ground = 0;
    const times = Uint8Array.from({ length: size.width * size.height }, (_, at) =>
      isChanged(at % size.width, Math.floor(at / size.width)) ? 200 : ground,
    );
    // The changed part's outermost pixels count as ground.
    for (let y = changed.top; y < changed.bottom; y += 1) {
      for (const x of [changed.left, changed.right - 1]) times[y * size.width + x] = ground;
    }
    const { before, picture: shown } = turning(times);
    expect(all(shown.at(0.3))).toEqual(all(before));
  });

  it('leaves the borders that the camera’s filter reads like the samples beside them', () => {
    const { picture: shown } = turning(columns());
    const { luma } = shown.at(0.4);
    const row = arena.bytes(luma.address + 30 * luma.stride - 16, luma.stride);
    expect(new Set(row.subarray(0, 17)).size).toBe(1);
    expect(new Set(row.subarray(16 + size.width - 1)).size).toBe(1);
  });
});

function share(progress: number, time: number): number {
  const u = Math.min(1, Math.max(0, (progress - time * (1 - FRONT)) / FRONT));
  return u * u * (3 - 2 * u);
}

function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part;
}

function greatest(a: readonly number[] = [], b: readonly number[] = []): number {
  return Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 0))));
}
