import { describe, expect, it } from '@jest/globals';
import { withoutOnPlot } from './occluders.js';

const plot = [
  { x: 0.2, y: 0.5 },
  { x: 0.8, y: 0.5 },
  { x: 0.8, y: 0.7 },
  { x: 0.2, y: 0.7 },
];

/** A picture of 10 by 10 in which a column of cells has its foot at a row. */
function column(x: number, from: number, foot: number) {
  const data = new Uint8Array(100);
  for (let y = from; y < foot; y += 1) data[y * 10 + x] = Math.round((foot / 10) * 255);
  return { width: 10, height: 10, data };
}

describe('what stands on a plot that was found', () => {
  it('is not believed: nothing hides a house there', () => {
    expect(withoutOnPlot(column(5, 3, 6), plot).data.every((foot) => foot === 0)).toBe(true);
  });

  it.each([
    ['before it', column(5, 3, 9)],
    ['behind it', column(5, 1, 4)],
    ['beside it', column(0, 3, 6)],
  ])('is another matter than what stands %s', (_where, occluders) => {
    expect(withoutOnPlot(occluders, plot)).toEqual(occluders);
  });
});
