import type { Raster } from '@groundwork/imaging';
import { describe, expect, test } from '@jest/globals';
import { reduced } from './reduce.js';
import { resampled } from './resample.js';
import { sharpened } from './sharpen.js';

/** A picture whose values rise to the right and downwards. */
function ramp(width: number, height: number): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const value = 4 * (pixel % width) + 2 * Math.floor(pixel / width);
    data.fill(value, pixel * 3, pixel * 3 + 3);
  }
  return { width, height, channels: 3, data };
}

const valueAt = ({ width, data }: Raster, x: number, y: number) => data[(y * width + x) * 3] ?? 0;

describe('an enlarged picture', () => {
  test.each(['sharp', 'smooth'] as const)('rises as evenly as it did (%s)', (weighing) => {
    const picture = ramp(30, 20);
    const part = { x: 4, y: 3, width: 20, height: 12 };
    const size = { width: 50, height: 30 };
    const large = resampled(picture, part, size, weighing);
    expect(large.data).toHaveLength(50 * 30 * 3);
    for (const [x, y] of [
      [10, 8],
      [25, 15],
      [41, 22],
    ] as const) {
      const across = part.x + (x + 0.5) / 2.5 - 0.5;
      const down = part.y + (y + 0.5) / 2.5 - 0.5;
      expect(Math.abs(valueAt(large, x, y) - (4 * across + 2 * down))).toBeLessThanOrEqual(1);
    }
  });

  test.each([1, 7, 13, 64])('%d px wide, has its own colour to the last pixel', (width) => {
    const data = Uint8Array.from({ length: 3 * 3 * 3 }, (_, at) => [200, 30, 90][at % 3] ?? 0);
    const picture: Raster = { width: 3, height: 3, channels: 3, data };
    const part = { x: 0, y: 0, width: 3, height: 3 };
    const large = resampled(sharpened(picture, part, 0.3), part, { width, height: 9 });
    expect([...large.data]).toEqual(Array.from({ length: width * 9 }, () => [200, 30, 90]).flat());
  });
});

describe('a reduced picture', () => {
  test('has the means of what each new pixel covers', () => {
    const small = reduced(
      ramp(30, 20),
      { x: 0, y: 0, width: 30, height: 20 },
      { width: 6, height: 4 },
    );
    expect(valueAt(small, 0, 0)).toBe(4 * 2 + 2 * 2);
    expect(valueAt(small, 5, 3)).toBe(4 * 27 + 2 * 17);
  });

  test('may be larger than it was', () => {
    const small = reduced(ramp(3, 2), { x: 0, y: 0, width: 3, height: 2 }, { width: 8, height: 8 });
    expect(small.data).toHaveLength(8 * 8 * 3);
    expect(valueAt(small, 7, 7)).toBe(4 * 2 + 2);
  });
});
