import { describe, expect, test } from '@jest/globals';
import { placeOf, positionWords } from './position-words.js';

describe('a position in words', () => {
  test('is read back as it was measured', () => {
    const picture = { width: 1000, height: 800 };
    const box = { x: 40, y: 64, width: 620, height: 320 };
    const words = positionWords(box, { kind: 'rectangle', radius: 30 }, picture);
    expect(words).toBe('top left, 62% x 40% at 4%,8%, rounded 3%');
    expect(placeOf(words)).toEqual({
      isExact: true,
      box: { x: 0.04, y: 0.08, width: 0.62, height: 0.4 },
      shape: 'rectangle',
      radius: 0.03,
      degrees: 0,
    });
    const tilted = positionWords(box, { kind: 'tilted', degrees: -5 }, picture);
    expect(placeOf(tilted)).toMatchObject({ shape: 'tilted', degrees: -5 });
  });

  test.each([
    ['top left', { x: 0, y: 0, width: 0.5, height: 0.5 }],
    ['Bottom third, left half', { x: 0, y: 2 / 3, width: 0.5, height: 1 / 3 }],
    ['right third', { x: 2 / 3, y: 0, width: 1 / 3, height: 1 }],
    ['center', { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }],
    ['full-bleed background', { x: 0, y: 0, width: 1, height: 1 }],
    ['20 % by 10 % at 5 %, 80 %', { x: 0.05, y: 0.8, width: 0.2, height: 0.1 }],
  ])('by hand, such as %s, tells a place', (words, wanted) => {
    const box = placeOf(words)?.box;
    expect(box?.x).toBeCloseTo(wanted.x);
    expect(box?.y).toBeCloseTo(wanted.y);
    expect(box?.width).toBeCloseTo(wanted.width);
    expect(box?.height).toBeCloseTo(wanted.height);
  });

  test('that names no place is distinguished from one that does', () => {
    expect(placeOf('wherever it looks nice')).toBeNull();
  });
});
