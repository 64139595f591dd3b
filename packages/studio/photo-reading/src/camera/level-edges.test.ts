import type { Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { reducePhoto } from '../terrain/working-picture.js';
import { levelEdges, onLevelEdge } from './level-edges.js';

const width = 320;
const height = 240;

/** A picture of one grey above a line and another below it, `fall` rows a column. */
function twoGreys(line: number, fall: number, from = 0, until = width): Raster {
  const data = new Uint8Array(width * height * 3).fill(150);
  for (let y = 0; y < height; y += 1) {
    for (let x = from; x < until; x += 1) {
      const below = y >= line * height + fall * (x - width / 2);
      data.fill(below ? 90 : 150, (y * width + x) * 3, (y * width + x + 1) * 3);
    }
  }
  return { width, height, channels: 3, data };
}

const edgesOf = (picture: Raster) => levelEdges(reducePhoto(picture));
const perceived = { y: 0.5, spread: 0.1, rollDegrees: 0 };

describe('a level edge', () => {
  it('from side to side takes the horizon to itself, and makes it surer', () => {
    const found = onLevelEdge(perceived, edgesOf(twoGreys(0.6, 0)));
    expect(found.y).toBeCloseTo(0.6, 1.7);
    expect(found.spread).toBeLessThan(0.03);
  });

  it('tells how the camera was rolled', () => {
    const found = onLevelEdge(perceived, edgesOf(twoGreys(0.55, 0.02)));
    expect(found.rollDegrees).toBeCloseTo(1.15, 1);
    expect(onLevelEdge(perceived, edgesOf(twoGreys(0.55, -0.02))).rollDegrees).toBeLessThan(-1);
  });

  it('over a third of the picture hardly counts, and none leaves the horizon where it was', () => {
    const short = onLevelEdge(perceived, edgesOf(twoGreys(0.62, 0, 0, width / 3)));
    expect(Math.abs(short.y - perceived.y)).toBeLessThan(0.05);
    const none = onLevelEdge({ ...perceived, rollDegrees: 3 }, edgesOf(twoGreys(2, 0)));
    expect(none.y).toBeCloseTo(perceived.y, 2);
    expect(none.spread).toBeGreaterThan(0.08);
    expect(none.rollDegrees).toBe(3);
  });

  it('far from where the horizon was seen is not it', () => {
    const sure = { ...perceived, spread: 0.02 };
    expect(onLevelEdge(sure, edgesOf(twoGreys(0.9, 0))).y).toBeCloseTo(0.5, 1.7);
  });

  it('stays where it is in a smaller photo', () => {
    const large = onLevelEdge(perceived, edgesOf(twoGreys(0.6, 0)));
    const { data } = twoGreys(0.6, 0);
    const half = new Uint8Array((width / 2) * (height / 2) * 3);
    for (let y = 0; y < height / 2; y += 1) {
      for (let x = 0; x < width / 2; x += 1) {
        const from = (2 * y * width + 2 * x) * 3;
        half.set(data.subarray(from, from + 3), (y * (width / 2) + x) * 3);
      }
    }
    const small = edgesOf({ width: width / 2, height: height / 2, channels: 3, data: half });
    expect(Math.abs(onLevelEdge(perceived, small).y - large.y)).toBeLessThan(0.01);
  });
});
