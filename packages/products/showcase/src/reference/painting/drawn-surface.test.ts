import { describe, expect, it } from '@jest/globals';
import { isDrawn, type SurfaceEdges } from './drawn-surface.js';
import type { Surface } from './surfaces.js';

/** Factors of a fit that is of one colour. */
function evenly(level: number): number[] {
  return [0, 1, 2].flatMap(() => [level, 0, 0, 0, 0, 0]);
}

const white: Surface = {
  ...{ label: 1, pixels: 90_000, box: { x: 0, y: 0, width: 700, height: 180 } },
  fit: { ...{ rms: 0.1, change: 0, scale: 1000 }, factors: evenly(255) },
};

describe('whether a surface was drawn', () => {
  const sky: SurfaceEdges = { straight: 0.2, lined: 0.3, convex: 0.9, outlined: 1, marks: 0 };

  it('is denied to a burnt-out sky, however even it is', () => {
    expect(isDrawn(white, sky)).toBe(false);
  });

  it.each([
    ['a panel with straight edges', { ...sky, straight: 0.95, lined: 0.95 }],
    ['a page with letters on it and odd shapes cut out', { ...sky, marks: 60 }],
    ['a disc', { ...sky, convex: 0.99 }],
  ])('is granted to %s', (_, edges) => {
    expect(isDrawn(white, edges)).toBe(true);
  });
});
