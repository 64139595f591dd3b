import { describe, expect, test } from '@jest/globals';
import { primitiveOf } from './primitive.js';
import { areaOf, outlineOf, type Point, ringsAt, ringsOf } from './trace.js';

/** Coverage of a shape on a grid, each px from 8 by 8 places in it. */
function coverageOf(width: number, height: number, isIn: (x: number, y: number) => boolean) {
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let inside = 0;
      for (let place = 0; place < 64; place += 1) {
        if (isIn(x + ((place % 8) + 0.5) / 8, y + (Math.floor(place / 8) + 0.5) / 8)) inside += 1;
      }
      data[y * width + x] = inside / 64;
    }
  }
  return { width, height, data };
}

const placing = { x: 0, y: 0, scaleX: 1, scaleY: 1 };
const outer = (rings: readonly Point[][]): Point[] => rings[0] ?? [];

describe('tracing coverage', () => {
  test('finds a disc to a seventh of a px, as curves', () => {
    const disc = coverageOf(60, 60, (x, y) => Math.hypot(x - 30.3, y - 29.6) < 20);
    const rings = ringsAt(disc, 0.5);
    expect(rings).toHaveLength(1);
    for (const [x, y] of outer(rings)) {
      expect(Math.abs(Math.hypot(x - 30.3, y - 29.6) - 20)).toBeLessThan(0.143);
    }
    const outline = outlineOf(rings, placing);
    expect(outline?.kind === 'path' && outline.d.length).toBeLessThan(600);
    expect(outline?.kind === 'path' && outline.d).toContain('C');
  });

  test('keeps holes, and corners as corners', () => {
    const frame = coverageOf(50, 40, (x, y) => {
      const within = (by: number) => x > 5 + by && x < 45 - by && y > 5 + by && y < 35 - by;
      return within(0) && !within(6);
    });
    const rings = ringsOf(frame);
    expect(rings).toHaveLength(2);
    const area = rings.reduce((sum, ring) => sum + areaOf(ring), 0);
    expect(Math.abs(area - (40 * 30 - 28 * 18))).toBeLessThan(6);
    const outline = outlineOf(rings, placing);
    expect(outline?.kind === 'path' && outline.d.match(/[LC]/gu)?.length).toBeLessThanOrEqual(24);
  });

  test('gives a stroke thinner than a px its weight', () => {
    const stroke = coverageOf(60, 12, (x, y) => x > 5 && x < 55 && y > 5.25 && y < 5.75);
    const area = ringsOf(stroke).reduce((sum, ring) => sum + areaOf(ring), 0);
    expect(Math.abs(area - 50 * 0.5)).toBeLessThan(4);
  });

  test.each([
    ['a rectangle', { kind: 'rectangle', degrees: 0, radius: 0 }, 0, 0],
    ['round corners', { kind: 'rectangle', degrees: 0, radius: 9 }, 0, 9],
    ['a turned rectangle', { kind: 'rectangle', degrees: 20, radius: 0 }, 20, 0],
  ])('knows %s', (_, expected, degrees, radius) => {
    const angle = (degrees * Math.PI) / 180;
    const box = coverageOf(120, 100, (x, y) => {
      const [dx, dy] = [x - 60, y - 50];
      const u = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)) - 40 + radius;
      const v = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle)) - 22 + radius;
      return Math.hypot(Math.max(0, u), Math.max(0, v)) + Math.min(0, Math.max(u, v)) < radius;
    });
    const found = primitiveOf(outer(ringsAt(box, 0.5)));
    if (found?.kind !== 'rectangle') throw new Error('It is no rectangle.');
    expect(Math.abs(found.degrees - expected.degrees)).toBeLessThan(0.3);
    expect(Math.abs(found.radius - expected.radius)).toBeLessThan(1.5);
    expect(Math.abs(found.box.width - 80)).toBeLessThan(0.6);
    expect(Math.abs(found.box.height - 44)).toBeLessThan(0.6);
  });

  test('knows an ellipse, and takes a star for none', () => {
    const ellipse = coverageOf(120, 100, (x, y) => ((x - 60) / 45) ** 2 + ((y - 50) / 30) ** 2 < 1);
    expect(primitiveOf(outer(ringsAt(ellipse, 0.5)))?.kind).toBe('ellipse');
    const star = coverageOf(120, 100, (x, y) => {
      const turn = Math.atan2(y - 50, x - 60);
      return Math.hypot(x - 60, y - 50) < 32 + 10 * Math.cos(5 * turn);
    });
    expect(primitiveOf(outer(ringsAt(star, 0.5)))).toBeNull();
  });
});
