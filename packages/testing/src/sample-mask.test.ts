import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawSampleMask } from './sample-mask.js';

describe('the drawn mask', () => {
  it('is white inside of its polygon and black outside, nothing else', async () => {
    const polygon = [
      { x: 0.25, y: 0.25 },
      { x: 0.75, y: 0.25 },
      { x: 0.75, y: 0.75 },
      { x: 0.25, y: 0.75 },
    ];
    const { data } = await sharp(await drawSampleMask({ width: 40, height: 20, polygon }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const white = data.filter((value) => value === 255).length;
    expect(white).toBe(20 * 10);
    expect(data.filter((value) => value === 0).length).toBe(40 * 20 - white);
    expect(data[10 * 40 + 20]).toBe(255);
  });
});
