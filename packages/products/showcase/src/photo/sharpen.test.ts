import type { Raster } from '@groundwork/imaging';
import { describe, expect, test } from '@jest/globals';
import type { Box } from '../design.js';
import { sharpened } from './sharpen.js';

/** Any values, always the same. */
function noise(width: number, height: number): Raster {
  const data = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => (Math.imul(at + 1, 2654435761) >>> 13) & 255,
  );
  return { width, height, channels: 3, data };
}

const WEIGHTS = [1, 2, 1, 2, 4, 2, 1, 2, 1];

/** As it is defined: a value of the part, and what its blur of 3x3 px within the part differs from it. */
function defined({ width, data }: Raster, part: Box, strength: number): number[] {
  const within = (value: number, length: number) => Math.min(length - 1, Math.max(0, value));
  return Array.from({ length: part.width * part.height * 3 }, (_, at) => {
    const pixel = (at / 3) | 0;
    const [x, y] = [pixel % part.width, (pixel / part.width) | 0];
    const valueAt = (across: number, down: number) => {
      const column = part.x + within(x + across, part.width);
      const row = part.y + within(y + down, part.height);
      return data[(row * width + column) * 3 + (at % 3)] ?? 0;
    };
    const blur = WEIGHTS.reduce(
      (sum, weight, place) => sum + weight * valueAt((place % 3) - 1, ((place / 3) | 0) - 1),
      0,
    );
    const value = valueAt(0, 0);
    return Math.min(255, Math.max(0, value + strength * (value - blur / 16)));
  });
}

describe('a sharpened picture', () => {
  test.each([
    [{ x: 0, y: 0, width: 1, height: 1 }, 0.5],
    [{ x: 3, y: 2, width: 1, height: 9 }, 0.25],
    [{ x: 1, y: 4, width: 9, height: 1 }, 0.25],
    [{ x: 5, y: 3, width: 16, height: 4 }, 1],
    [{ x: 0, y: 0, width: 37, height: 23 }, 0.125],
    [{ x: 7, y: 5, width: 29, height: 11 }, 0],
  ])(
    'has at each pixel of %j what the definition says, at a strength of %d',
    async (part, strength) => {
      const picture = noise(41, 29);
      const { data, width, height } = sharpened(picture, part, strength);
      expect([width, height, data.length]).toEqual([part.width, part.height, width * height * 3]);
      const wanted = defined(picture, part, strength);
      const worst = data.reduce(
        (most, value, at) => Math.max(most, Math.abs(value - (wanted[at] ?? 0))),
        0,
      );
      expect(worst).toBeLessThanOrEqual(0.51);
    },
  );

  test('may be wider than the one before', async () => {
    for (const width of [30, 9000, 12]) {
      const part = { x: 0, y: 0, width, height: 2 };
      const { data } = sharpened(noise(width, 2), part, 0.5);
      const wanted = defined(noise(width, 2), part, 0.5);
      expect(data.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) <= 0.51)).toBe(true);
    }
  });
});
