import { describe, expect, it } from '@jest/globals';
import { type Ink, luma } from './painted-photo.js';
import { nearBlack } from './strokes.js';
import { accentOn, coreOn } from './studio-marking.js';

const grass: Ink = [90, 120, 60];
const snow: Ink = [238, 240, 246];

describe('the colour of a marking', () => {
  it('stands out from the land', () => {
    const [onGrass, onSnow, onSand, onStraw, onLeaves, onForestFloor] = (
      [grass, snow, [205, 170, 120], [160, 145, 85], [150, 95, 55], [35, 40, 30]] as const
    ).map(accentOn);
    expect(new Set([onGrass, onSnow, onSand].map(String)).size).toBe(3);
    expect(onStraw).toEqual(onSand);
    expect(onLeaves).toEqual(onSand);
    expect(onForestFloor).toEqual(onGrass);
  });

  it('is kept on light land, where a light middle would wash it out', () => {
    expect(coreOn(snow, accentOn(snow))).toBeLessThan(0.1);
    expect(coreOn(grass, accentOn(grass))).toBeGreaterThan(0.2);
  });

  it('is of another brightness than its dark edge', () => {
    for (const ground of [grass, snow, [205, 170, 120]] as const)
      expect(luma(accentOn(ground)) - luma(nearBlack)).toBeGreaterThan(70);
  });
});
