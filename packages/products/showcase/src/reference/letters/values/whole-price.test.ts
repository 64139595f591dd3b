import { describe, expect, it } from '@jest/globals';
import type { Mark } from '../../layout/marks.js';
import type { ValueText } from './value-text.js';
import { wholePrice } from './whole-price.js';

const host: Mark['host'] = { kind: 'photo', photo: 0 };
const price: ValueText = {
  ...{ field: 'price', text: '€ 749.000,', likeness: 0.9, ink: [0, 0, 0], host },
  box: { x: 100, y: 80, width: 190, height: 24 },
  face: { typeface: 'sans', weight: 400 },
  ...{ capHeight: 20, baseline: 100, alignment: 'left', uppercase: false, captioned: false },
};
const mark = (x: number, y: number, width: number, height: number): Mark => ({
  ...{ box: { x, y, width, height }, pixels: width * height, ink: [0, 0, 0], host, spread: 0 },
});

describe('a price without cents', () => {
  it('takes its dash, so that none stays beside the next price', () => {
    const found = wholePrice(price, [], [mark(296, 91, 14, 3)]);
    expect(found.text).toBe('€ 749.000,–');
    expect(found.box).toEqual({ x: 100, y: 80, width: 210, height: 24 });
  });

  it('keeps the point of a Swiss price', () => {
    const swiss = { ...price, text: "CHF 749'000" };
    const found = wholePrice(swiss, [], [mark(292, 97, 3, 3), mark(297, 91, 14, 3)]);
    expect(found.text).toBe("CHF 749'000.–");
  });

  it.each([
    ['a rule below it', mark(296, 108, 14, 2)],
    ['a letter', mark(296, 82, 12, 18)],
    ['a dash further away', mark(330, 91, 14, 3)],
    ['a long line', mark(296, 91, 80, 3)],
  ])('takes nothing else: %s', (_, other) => {
    expect(wholePrice(price, [], [other])).toBe(price);
  });
});

it('a price whose sign was not read takes the pieces of it', () => {
  const unsigned = { ...price, text: '749.000' };
  const pieces = [mark(88, 82, 8, 20), mark(76, 82, 8, 20)];
  expect(wholePrice(unsigned, [], pieces).box).toMatchObject({ x: 76, width: 214 });
});
