import { describe, expect, it } from '@jest/globals';
import { crossesItself, moved, placeOf, withCorner, without } from './polygon.js';

const square = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
  { x: 0.8, y: 0.8 },
  { x: 0.2, y: 0.8 },
];

describe('the plot’s outline', () => {
  it('takes a new corner behind the last one, and into an edge that it is put on', () => {
    expect(placeOf(square.slice(0, 2), { x: 0.5, y: 0.2 }, 1)).toBe(2);
    expect(placeOf(square, { x: 0.05, y: 0.5 }, 1)).toBe(4);
    expect(placeOf(square, { x: 0.5, y: 0.21 }, 1)).toBe(1);
    expect(placeOf(square, { x: 0.79, y: 0.5 }, 1)).toBe(2);
    // The edge that closes it.
    expect(placeOf(square, { x: 0.2, y: 0.5 }, 1)).toBe(4);
  });

  it('measures nearness on the photo as it is seen, not in shares', () => {
    const above = { x: 0.5, y: 0.16 };
    expect(placeOf(square, above, 1)).toBe(4);
    expect(placeOf(square, above, 2)).toBe(1);
  });

  it('stays on the photo, with four decimals', () => {
    expect(withCorner([], 0, { x: -0.3, y: 1 / 3 })).toEqual([{ x: 0, y: 0.3333 }]);
    expect(moved(square, 2, { x: 7, y: 0.5 })[2]).toEqual({ x: 1, y: 0.5 });
    expect(without(square, 0)).toEqual(square.slice(1));
  });

  it('crosses itself when two edges do, and not when they share a corner', () => {
    const [a, b, c, d] = square;
    expect(crossesItself(square)).toBe(false);
    expect(crossesItself(square.slice(0, 3))).toBe(false);
    expect(crossesItself([a, c, b, d].filter((corner) => corner !== undefined))).toBe(true);
    expect(crossesItself([])).toBe(false);
  });
});
