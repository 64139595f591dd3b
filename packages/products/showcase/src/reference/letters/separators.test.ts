import { describe, expect, test } from '@jest/globals';
import type { Box } from '../../design.js';
import { corrected } from './letter-words.js';

/** Pieces of ink for figures of 40 px on a baseline at 100, with marks that are `height` tall and reach `below` it. */
function pieces(text: string, { height, below }: { height: number; below: number }): Box[] {
  return [...text].map((letter, at) =>
    /\d/u.test(letter)
      ? { x: at * 24, y: 60, width: 20, height: 40 }
      : { x: at * 24, y: 100 + below - height, width: 10, height },
  );
}
const line = { baseline: 100, capHeight: 40 };

describe('the mark between figures is told by its ink', () => {
  const short = { height: 11.6, below: 2.4 };
  const round = { height: 10.6, below: 0.3 };
  test.each([
    ['545.000', short, '545,000'],
    ['138.20', { height: 14, below: 6 }, '138,20'],
    ['1,475.000', short, '1,475,000'],
    ['895,000', round, '895.000'],
    ['142.5', round, '142.5'],
  ])('%s', (read, mark, text) => {
    expect(corrected(read, pieces(read, mark), line)).toBe(text);
  });
});
