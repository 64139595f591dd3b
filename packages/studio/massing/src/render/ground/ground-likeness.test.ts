import { describe, expect, it } from '@jest/globals';
import { GroundLikeness } from '../light/ground-shadow.js';
import type { Light } from '../light/photo-light.js';

const sand: Light = [0.6, 0.32, 0.16];
const blue: Light = [0.2, 0.42, 0.8];

describe('the likeness to the ground', () => {
  const likeness = new GroundLikeness(sand, blue);

  it('is that of ground in sun and in shadow', () => {
    expect(likeness.of(...sand)).toBe(1);
    expect(likeness.of(0.2, 0.11, 0.06)).toBeGreaterThan(0.9);
  });

  it('is not that of the sky, bright or deep', () => {
    expect(likeness.of(...blue)).toBe(0);
    expect(likeness.of(0.08, 0.2, 0.45)).toBeLessThan(0.1);
  });

  it('leaves all as ground where ground and sky look alike', () => {
    const snow = new GroundLikeness([0.7, 0.72, 0.76], [0.75, 0.78, 0.82]);
    expect(snow.of(0.75, 0.78, 0.82)).toBe(1);
  });
});
