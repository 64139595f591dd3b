import { describe, expect, test } from '@jest/globals';
import {
  drawWide,
  lastBaseline,
  longValues,
  photoBoxes,
  shortValues,
  textsOf,
} from '../fixtures/wide-template.js';
import { themes } from '../themes.js';
import { tech } from './tech.js';

const MODULE = 60;

describe('tech', () => {
  test('lays every picture on the lines of its grid', async () => {
    for (const { x, y, width, height } of photoBoxes(await drawWide(tech, longValues))) {
      expect([x, y, width, height].map((length) => length % MODULE)).toEqual([0, 0, 0, 0]);
    }
  });

  test('stands the price on a line of its grid', async () => {
    const layers = await drawWide(tech, shortValues);
    expect(lastBaseline(textsOf(layers).get('price')) % MODULE).toBeCloseTo(0, 3);
  });

  test('stands how often a rent is due at the foot of its figures, behind them', async () => {
    const texts = textsOf(await drawWide(tech, { ...shortValues, price: '1.250 €/mes' }));
    const [number, rate] = [texts.get('price'), texts.get('price_rate')];
    if (number === undefined || rate === undefined) throw new Error('The rent is not whole.');
    expect(lastBaseline(rate)).toBeCloseTo(lastBaseline(number), 3);
    expect(rate.x).toBeGreaterThan(number.x + number.block.ink.x + number.block.ink.width);
  });

  test.each([
    ['short', shortValues],
    ['long', longValues],
  ])('breaks the dimension line for a %s size in the middle under the photo', async (_, values) => {
    const layers = await drawWide(tech, values);
    const [photo] = photoBoxes(layers);
    const size = textsOf(layers).get('size');
    if (photo === undefined || size === undefined) throw new Error('Nothing was drawn.');
    const [left, right] = [size.x, size.x + size.block.width];
    expect((left + right) / 2).toBeCloseTo(photo.x + photo.width / 2, 3);
    const lines = layers.flatMap((layer) =>
      layer.kind === 'fill' && layer.box.height === 2 && layer.paint === themes().tech.colors.accent
        ? [layer.box]
        : [],
    );
    expect(lines).toHaveLength(2);
    for (const { x, width } of lines) expect(x + width < left || x > right).toBe(true);
  });
});
