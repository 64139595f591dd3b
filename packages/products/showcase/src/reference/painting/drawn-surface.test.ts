import { describe, expect, it } from '@jest/globals';
import { isDrawn, type SurfaceForm } from './drawn-surface.js';

const fit = (rms: number, change = 0) => ({ fit: { factors: [], scale: 1000, rms, change } });

describe('whether a surface was drawn', () => {
  const sky: SurfaceForm = { gaps: 0.5, marks: 1, even: 0.98, noise: 0, color: [255, 255, 255] };

  it('is denied to a burnt-out sky, however even it is', () => {
    expect(isDrawn(fit(0.1), sky, 0.2)).toBe(false);
  });

  it('is denied to a sky above a straight roof', () => {
    const form: SurfaceForm = { gaps: 0, marks: 0, even: 0.1, noise: 0.05, color: [120, 160, 220] };
    expect(isDrawn(fit(1, 30), form, 0.2)).toBe(false);
  });

  it.each([
    ['a panel with smooth edges', { ...sky, gaps: 0 }],
    ['a page with letters on it and odd shapes cut out', { ...sky, marks: 60 }],
  ])('is granted to %s', (_, form) => {
    expect(isDrawn(fit(0.1), form, 0.2)).toBe(true);
  });
});
