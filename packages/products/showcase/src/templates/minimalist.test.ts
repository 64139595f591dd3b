import { describe, expect, test } from '@jest/globals';
import {
  drawWide,
  lastBaseline,
  longValues,
  photoBoxes,
  shortValues,
  textsOf,
} from '../fixtures/wide-template.js';
import { minimalist } from './minimalist.js';

const logo = { width: 900, height: 320 };

describe('minimalist', () => {
  test.each([
    ['a short', shortValues, 'price'],
    ['a long', longValues, 'price_after'],
  ])('stands %s price on the line of the photo’s lower edge', async (_, values, id) => {
    const layers = await drawWide(minimalist, values);
    const [main] = photoBoxes(layers);
    const edge = (main?.y ?? 0) + (main?.height ?? 0);
    // Tails of letters may lift it by a hair.
    expect(Math.abs(lastBaseline(textsOf(layers).get(id)) - edge)).toBeLessThan(3);
  });

  test('keeps a rent and how often it is due on one line', async () => {
    const layers = await drawWide(minimalist, { ...shortValues, price: '1.250 €/mes' });
    expect(textsOf(layers).get('price')?.block.lines).toHaveLength(1);
  });

  test('ends four facts on the line of the small prints’ lower edge', async () => {
    const layers = await drawWide(minimalist, longValues);
    const print = photoBoxes(layers)[1];
    const edge = (print?.y ?? 0) + (print?.height ?? 0);
    expect(lastBaseline(textsOf(layers).get('parking'))).toBeCloseTo(edge, 3);
  });

  test('gives the small prints the room that a missing logo leaves', async () => {
    const end = (boxes: ReturnType<typeof photoBoxes>, at: number) =>
      (boxes[at]?.x ?? 0) + (boxes[at]?.width ?? 0);
    const without = photoBoxes(await drawWide(minimalist, shortValues));
    const beside = photoBoxes(await drawWide(minimalist, shortValues, logo));
    expect(end(without, 3)).toBeCloseTo(end(without, 0), 6);
    expect(end(beside, 3)).toBeLessThan(end(beside, 0) - 200);
  });
});
