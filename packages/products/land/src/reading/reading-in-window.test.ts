import { describe, expect, it } from '@jest/globals';
import { polygonInWindow } from '../framing/frame-plot.js';

const wide = [
  { x: 0.02, y: 0.9 },
  { x: 0.98, y: 0.9 },
  { x: 0.7, y: 0.7 },
  { x: 0.3, y: 0.7 },
];

describe('an area in a part of the photo', () => {
  it('is cut at the part’s edges', () => {
    const window = { left: 0.25, top: 0, width: 0.5, height: 1 };
    const cut = polygonInWindow(wide, window);
    for (const { x, y } of cut) {
      expect(x).toBeGreaterThanOrEqual(-1e-9);
      expect(x).toBeLessThanOrEqual(1 + 1e-9);
      expect(y).toBeLessThanOrEqual(0.9 + 1e-9);
    }
    expect(cut.length).toBeGreaterThanOrEqual(3);
  });

  it('is nothing outside of it', () => {
    const left = [
      { x: 0, y: 0.5 },
      { x: 0.1, y: 0.5 },
      { x: 0, y: 0.6 },
    ];
    expect(polygonInWindow(left, { left: 0.5, top: 0, width: 0.5, height: 1 }).length).toBeLessThan(
      3,
    );
  });
});
