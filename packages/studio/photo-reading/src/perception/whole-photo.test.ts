import { decodeRaster, resizeRaster } from '@groundwork/imaging';
import { drawSamplePlot } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import { perceiveSetting } from './whole-photo.js';

const raster = await decodeRaster(await drawSamplePlot());

describe('where a photo was taken', () => {
  it('is outside for land under a sky', () => {
    const { outside, inside, other } = perceiveSetting(raster);
    expect(outside + inside + other).toBeCloseTo(1, 5);
    expect(outside).toBeGreaterThan(inside);
  });

  it('is hardly another for a smaller copy', async () => {
    const small = await resizeRaster(raster, raster.width / 2, raster.height / 2);
    expect(Math.abs(perceiveSetting(small).outside - perceiveSetting(raster).outside)).toBeLessThan(
      0.15,
    );
  });
});
