import { describe, expect, test } from '@jest/globals';
import {
  drawWide,
  longValues,
  photoBoxes,
  shortValues,
  textsOf,
} from '../fixtures/wide-template.js';
import { luxuryRealEstate } from './luxury-real-estate.js';

const logo = { width: 900, height: 320 };

describe('luxury_real_estate', () => {
  test.each([
    ['few', shortValues],
    ['many', longValues],
  ])('raises its arcade to below %s words, on the line of the photo’s foot', async (_, values) => {
    const layers = await drawWide(luxuryRealEstate, values, logo);
    const [main, ...arches] = photoBoxes(layers);
    const foot = (main?.y ?? 0) + (main?.height ?? 0);
    const words = Math.max(
      ...[...textsOf(layers).values()].map(({ y, block }) => y + block.ink.y + block.ink.height),
    );
    for (const { y, width, height } of arches) {
      expect(y + height).toBeCloseTo(foot, 6);
      expect(y).toBeGreaterThan(words + 24);
      // Not all of an arch is round.
      expect(height).toBeGreaterThan(width / 2 + 60);
    }
  });

  test('keeps the price its largest text, however long it is', async () => {
    const texts = [...textsOf(await drawWide(luxuryRealEstate, longValues, logo)).values()];
    const [largest, next] = texts
      .sort((one, other) => other.block.size - one.block.size)
      .map(({ id, block }) => ({ id, size: block.size }));
    expect(largest?.id).toBe('price');
    expect(largest?.size).toBeGreaterThan((next?.size ?? 0) * 2);
  });
});
