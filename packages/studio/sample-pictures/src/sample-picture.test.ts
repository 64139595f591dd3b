import { type MagicPicture, magicPictures } from '@groundwork/contract';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawings } from './drawings.js';
import { samplePicture } from './sample-picture.js';

describe('the picture of a magic input', () => {
  const names = Object.keys(magicPictures) as MagicPicture[];

  it('is drawn for each and for nothing else', () => {
    expect(Object.keys(drawings).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s is good and has its size', async (name) => {
    const { format, width, height } = await sharp(await samplePicture(name)).metadata();
    const isLogo = name === 'logo';
    expect([width, height]).toEqual(isLogo ? [600, 240] : [1_800, 1_200]);
    expect(format).toBe(isLogo || name === 'mask' ? 'png' : 'jpeg');
  });
});
