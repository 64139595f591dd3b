import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawSamplePlot } from './draw-sample-plot.js';

const SMALL = { width: 192, height: 128 };

describe('the drawn plot', () => {
  it('is the same for the same seed, and another for another', async () => {
    const [first, again, other] = await Promise.all([
      drawSamplePlot({ ...SMALL, seed: 3 }),
      drawSamplePlot({ ...SMALL, seed: 3 }),
      drawSamplePlot({ ...SMALL, seed: 4 }),
    ]);
    expect(again.equals(first)).toBe(true);
    expect(other.equals(first)).toBe(false);
  });

  it('has a blue sky above green ground', async () => {
    const { data, info } = await sharp(await drawSamplePlot({ ...SMALL, format: 'png' }))
      .resize(1, 3, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = (index: number) => [
      ...data.subarray(index * info.channels, index * info.channels + 3),
    ];
    const [skyRed = 0, , skyBlue = 0] = row(0);
    const [groundRed = 0, groundGreen = 0, groundBlue = 0] = row(2);
    expect(skyBlue).toBeGreaterThan(skyRed);
    expect(groundGreen).toBeGreaterThan(Math.max(groundRed, groundBlue));
  });
});
