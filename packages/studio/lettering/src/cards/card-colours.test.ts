import { describe, expect, it } from '@jest/globals';
import { contrast, readableOn, rgbOf } from './card-designs.js';

describe('contrast', () => {
  it('is that of WCAG 2', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast(rgbOf('#767676'), [255, 255, 255])).toBeCloseTo(4.54, 2);
    expect(contrast([12, 200, 90], [12, 200, 90])).toBe(1);
  });
});

describe('readableOn', () => {
  it('keeps an accent that is readable as it is', () => {
    expect(readableOn('#d0ab68', '#12161c', '#ffffff', 3)).toBe('#d0ab68');
  });

  it('brings any accent to the contrast that is asked for, changing it no more than needed', () => {
    for (const accent of ['#000000', '#ffffff', '#1a237e', '#ffeb3b', '#12161c', '#f7f4ee']) {
      for (const [ground, ink] of [
        ['#12161c', '#f8f5ef'],
        ['#f7f4ee', '#191d21'],
        ['#505050', '#ffffff'],
      ] as const) {
        expect(contrast(rgbOf(readableOn(accent, ground, ink, 3)), rgbOf(ground))).toBeGreaterThan(
          2.95,
        );
      }
    }
    const lifted = readableOn('#1a237e', '#12161c', '#ffffff', 3);
    expect(contrast(rgbOf(lifted), rgbOf('#12161c'))).toBeLessThan(4);
  });
});
