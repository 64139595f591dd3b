import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { Typesetter } from '@groundwork/typesetting';
import { describe, expect, test } from '@jest/globals';
import { drawWide, longValues, photoBoxes, textsOf } from '../fixtures/wide-template.js';
import { themes } from '../themes.js';
import { wordsOf } from '../words/words.js';
import { magazine } from './magazine.js';

describe('magazine', () => {
  test.each(showcaseLanguages)('spans the measure with its name in %s', async (language) => {
    const photo = { width: 1500, height: 1000 };
    const layers = magazine.draw({
      size: { width: 1920, height: 1080 },
      values: { price: '€ 485.000', size: '142 m²' },
      words: wordsOf(language),
      photos: [photo, photo, photo, photo],
      logo: null,
      theme: themes().magazine,
      typesetter: await Typesetter.open(),
    });
    const name = textsOf(layers).get('masthead');
    expect(name?.x).toBe(72);
    expect(name?.block.width).toBeGreaterThan(1776 - 8);
    expect(name?.block.width).toBeLessThanOrEqual(1776);
  });

  test('begins the headline, or the price without one, at the photo’s upper edge', async () => {
    const { label: _, ...unnamed } = longValues;
    const named = await drawWide(magazine, longValues);
    const headline = textsOf(named).get('label');
    expect(headline?.y).toBeCloseTo(photoBoxes(named)[0]?.y ?? 0, 3);
    const layers = await drawWide(magazine, { ...unnamed, price: '1.250.000 €' });
    const price = textsOf(layers).get('price');
    const capitals = (price?.y ?? 0) + (price?.block.ascent ?? 0) - (price?.block.capHeight ?? 0);
    expect(Math.abs(capitals - (photoBoxes(layers)[0]?.y ?? 0))).toBeLessThan(4);
  });

  test('widens the photo where there is nothing to say', async () => {
    const [silent] = photoBoxes(await drawWide(magazine, {}));
    const [beside] = photoBoxes(await drawWide(magazine, longValues));
    expect((silent?.width ?? 0) - (beside?.width ?? 0)).toBeGreaterThan(500);
  });
});
