import { describe, expect, it } from '@jest/globals';
import { areaInFrame, polygonInWindow, windowFor } from './frame-photo.js';

const photo = { width: 3000, height: 2000 };

describe('the part of a photo that a film shows', () => {
  it('lies in the photo, holds the subject and leaves the camera room', () => {
    for (const format of ['9:16', '16:9'] as const) {
      for (const size of [photo, { width: 2000, height: 3000 }, { width: 4000, height: 1000 }]) {
        for (const x of [0, 0.2, 0.5, 1]) {
          const subject = { x, y: 0.8 };
          const window = windowFor(size, format, subject);
          expect(window.left).toBeGreaterThanOrEqual(0);
          expect(window.top).toBeGreaterThanOrEqual(0);
          expect(window.left + window.width).toBeLessThanOrEqual(1 + 1e-9);
          expect(window.top + window.height).toBeLessThanOrEqual(1 + 1e-9);
          expect(subject.x).toBeGreaterThanOrEqual(window.left - 1e-9);
          expect(subject.x).toBeLessThanOrEqual(window.left + window.width + 1e-9);
          expect(subject.y).toBeLessThanOrEqual(window.top + window.height + 1e-9);
        }
      }
    }
  });

  it('is the whole photo when its ratio is near the film’s', () => {
    expect(windowFor(photo, '16:9', { x: 0.5, y: 0.8 })).toMatchObject({ width: 1, height: 1 });
  });
});

describe('areas in the frame', () => {
  const wide = [
    { x: 0.02, y: 0.9 },
    { x: 0.98, y: 0.9 },
    { x: 0.7, y: 0.7 },
    { x: 0.3, y: 0.7 },
  ];

  it('an area of ours is drawn in until the frame shows its corners', () => {
    const drawn = areaInFrame(wide, { width: 1150, height: 1704 }, '9:16');
    const columns = drawn.map((point) => point.x);
    const shown = 9 / 16 / (1150 / 1704);
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(shown);
    expect(drawn.map((point) => point.y)).toEqual(wide.map((point) => point.y));
  });

  it('a customer’s area is cut at the window’s edges', () => {
    const window = { left: 0.25, top: 0, width: 0.5, height: 1 };
    const cut = polygonInWindow(wide, window);
    for (const { x, y } of cut) {
      expect(x).toBeGreaterThanOrEqual(-1e-9);
      expect(x).toBeLessThanOrEqual(1 + 1e-9);
      expect(y).toBeLessThanOrEqual(0.9 + 1e-9);
    }
    expect(cut.length).toBeGreaterThanOrEqual(3);
  });

  it('one that lies outside of the window is nothing', () => {
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
