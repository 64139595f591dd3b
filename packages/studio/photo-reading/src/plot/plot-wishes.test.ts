import { describe, expect, it } from '@jest/globals';
import { estimateCamera } from '../camera/scene-camera.js';
import { plotWishes } from './plot-wishes.js';

const size = { width: 3000, height: 2000 };
const at = (horizonY: number) =>
  estimateCamera({ ...size, horizonY, view: 'eye_level', metadata: {} });
/** A rectangle 16 m across, from so many metres away to so many. */
const ground = (near: number, far: number) => [
  { x: -8, z: far },
  { x: 8, z: far },
  { x: 8, z: near },
  { x: -8, z: near },
];
const merit = (horizonY: number, shownWidth: number, near: number, far: number) =>
  plotWishes(at(horizonY), shownWidth).merit(ground(near, far), 0);

describe('a plot at eye level', () => {
  it('is none where the frame ends below the roof of the smallest house', () => {
    expect(merit(0.45, 1, 16, 34)).toBeGreaterThan(0.3);
    expect(merit(0.04, 1, 16, 34)).toBe(0);
  });

  it('is worth less where only the smallest house is seen whole', () => {
    const usual = merit(0.45, 1, 16, 34);
    expect(merit(0.24, 1, 16, 34)).toBeLessThan(0.6 * usual);
    expect(merit(0.24, 1, 16, 34)).toBeGreaterThan(0);
  });

  it('is none where a film shows so little of the width that every house is cut', () => {
    expect(merit(0.45, 0.375, 16, 34)).toBeGreaterThan(0);
    expect(merit(0.45, 0.15, 16, 34)).toBe(0);
  });

  it('leaves a tenth of the picture beside it', () => {
    expect(merit(0.45, 1, 14, 32)).toBe(0);
    expect(merit(0.45, 1, 16, 34)).toBeGreaterThan(0);
  });

  it('keeps its distance and lies in the picture', () => {
    expect(merit(0.45, 1, 9, 27)).toBe(0);
    expect(merit(0.45, 1, 30, 46)).toBe(0);
    expect(merit(1.01, 1, 16, 34)).toBe(0);
  });
});
