import { describe, expect, test } from '@jest/globals';
import { drawWide, longValues, photoBoxes, shortValues } from '../fixtures/wide-template.js';
import { darkMinimalist } from './dark-minimalist.js';

describe('dark_minimalist', () => {
  test('narrows its slits by the golden ratio in two steps, and none to a strip', async () => {
    const [, first, second, third] = photoBoxes(await drawWide(darkMinimalist, shortValues));
    const ratio = Math.sqrt((1 + Math.sqrt(5)) / 2);
    expect((first?.width ?? 0) / (second?.width ?? 0)).toBeCloseTo(ratio, 6);
    expect((second?.width ?? 0) / (third?.width ?? 0)).toBeCloseTo(ratio, 6);
    expect(third?.width ?? 0).toBeGreaterThan(160);
  });

  test('gives all openings the height that the words leave', async () => {
    const heights = async (values: typeof longValues) =>
      new Set(photoBoxes(await drawWide(darkMinimalist, values)).map(({ height }) => height));
    const [short, ...otherShort] = await heights(shortValues);
    const [long, ...otherLong] = await heights(longValues);
    expect([otherShort, otherLong]).toEqual([[], []]);
    expect(long).toBeLessThan((short ?? 0) - 100);
    expect(long).toBeGreaterThan(400);
  });
});
