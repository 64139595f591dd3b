import type { Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { glance } from './glance.js';
import { perceptionClasses } from './perception.js';

function picture(
  width: number,
  height: number,
  color: (x: number, y: number) => readonly number[],
): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    data.set(color((at % width) / width, Math.floor(at / width) / height), at * 3);
  }
  return { width, height, channels: 3, data };
}

/** A blue sky above a meadow. */
const field = (width: number, height: number) =>
  picture(width, height, (_x, y) => (y < 0.5 ? [120, 170, 230] : [90, 130, 50]));

const mean = (values: Float32Array) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('a glance', () => {
  it.each([
    [144, 96],
    [96, 144],
    [145, 97],
    [2400, 1600],
    [12, 8],
    [900, 10],
    [1, 1],
  ])('at %i x %i px gives shares of all classes in each cell', (width, height) => {
    const seen = glance(field(width, height));
    expect(Math.max(seen.width, seen.height)).toBe(48);
    const shares = perceptionClasses.map((kind) => seen.of(kind));
    for (let cell = 0; cell < seen.width * seen.height; cell += 1) {
      const sum = shares.reduce((total, share) => total + (share[cell] ?? Number.NaN), 0);
      expect(sum).toBeCloseTo(1, 3);
    }
  });

  it('tells sky from meadow', () => {
    const { width, height, of } = glance(field(144, 96));
    const middle = Math.floor(height / 2) * width;
    const sky = of('sky');
    expect(mean(sky.subarray(0, middle))).toBeGreaterThan(0.5);
    expect(mean(sky.subarray(middle + 3 * width))).toBeLessThan(0.2);
    expect(mean(of('building'))).toBeLessThan(0.3);
  });

  it('sees a photo and its larger copy alike', () => {
    const small = glance(field(144, 96)).of('sky');
    const large = glance(field(1440, 960)).of('sky');
    const off = small.map((share, at) => Math.abs(share - (large[at] ?? 0)));
    expect(mean(off)).toBeLessThan(0.05);
  });
});
