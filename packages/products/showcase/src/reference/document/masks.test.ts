import { expect, test } from '@jest/globals';
import { dilated } from './masks.js';

const size = { width: 7, height: 5 };
const rows = (mask: Uint8Array) =>
  Array.from({ length: 5 }, (_, y) => mask.subarray(y * 7, y * 7 + 7).join(''));

test('a mask grows by a square and shrinks by one', () => {
  const dot = new Uint8Array(35);
  dot[2 * 7 + 3] = 1;
  const grown = dilated(dot, size, 1);
  expect(rows(grown)).toEqual(['0000000', '0011100', '0011100', '0011100', '0000000']);
  expect(dilated(grown, size, 1, 0)).toEqual(dot);
  expect(dilated(dot, size, 9).every((value) => value === 1)).toBe(true);
  expect(dilated(new Uint8Array(35), size, 3).every((value) => value === 0)).toBe(true);
});
