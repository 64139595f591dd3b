import { describe, expect, test } from '@jest/globals';
import { contrastWith, legibleOn, luminanceOf, oklabOf, rgbOf, rgbOfOklab } from './color.js';

describe('colours', () => {
  test('luminance and contrast are those of WCAG', () => {
    expect(luminanceOf(rgbOf('#ffffff'))).toBeCloseTo(1, 5);
    expect(contrastWith('#000000', ['#ffffff'])).toBeCloseTo(21, 3);
    // Worked examples of the W3C.
    expect(contrastWith('#767676', ['#ffffff'])).toBeCloseTo(4.54, 2);
    expect(contrastWith('#777777', ['#ffffff'])).toBeCloseTo(4.48, 2);
  });

  test('come back from OKLab as they were', () => {
    for (const color of ['#000000', '#ffffff', '#c9a227', '#0b5d4e', '#ff0000', '#0000ff']) {
      const back = rgbOfOklab(oklabOf(rgbOf(color)));
      back.forEach((value, at) => {
        expect(value).toBeCloseTo(rgbOf(color)[at] ?? 0, 0);
      });
    }
  });

  test('that stand out already stay as they are', () => {
    expect(legibleOn('#123456', ['#ffffff'])).toBe('#123456');
  });

  test.each([
    ['#c9a227', ['#ffffff']],
    ['#0b5d4e', ['#000000']],
    ['#ff8c00', ['#fff8e7', '#ffffff']],
    ['#808080', ['#7a7a7a']],
  ] as const)('%s becomes readable on %s and keeps its hue', (color, grounds) => {
    const found = legibleOn(color, grounds);
    expect(contrastWith(found, grounds)).toBeGreaterThanOrEqual(4.5);
    const [, a, b] = oklabOf(rgbOf(color));
    const [, foundA, foundB] = oklabOf(rgbOf(found));
    if (Math.hypot(a, b) > 0.03 && Math.hypot(foundA, foundB) > 0.02) {
      expect(Math.abs(Math.atan2(b, a) - Math.atan2(foundB, foundA))).toBeLessThan(0.3);
    }
  });

  test('fall back to black or white between grounds that leave no room', () => {
    expect(['#000000', '#ffffff']).toContain(legibleOn('#808080', ['#000000', '#ffffff']));
  });

  test('are refused in any other form', () => {
    expect(() => rgbOf('red')).toThrow('#rrggbb');
  });
});
