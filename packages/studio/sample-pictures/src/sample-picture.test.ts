import { readdir } from 'node:fs/promises';
import { type MagicPicture, magicPictures } from '@groundwork/contract/magic/magic';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type DrawnPhoto, drawnPhotos, samplePicture } from './sample-picture.js';

describe('the picture of a magic input', () => {
  const names = Object.keys(magicPictures) as MagicPicture[];

  it('is drawn for each and for nothing else', async () => {
    const files = await readdir(new URL('../pictures/', import.meta.url));
    const drawings = files.filter((file) => file.endsWith('.svg'));
    expect(drawings.toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
  });

  it.each(names)('%s is good and has its size', async (name) => {
    const { format, width, height } = await sharp(await samplePicture(name)).metadata();
    const isLogo = name === 'logo';
    expect([width, height]).toEqual(isLogo ? [600, 240] : [1_800, 1_200]);
    expect(format).toBe(isLogo || name === 'mask' ? 'png' : 'jpeg');
  });
});

describe('a drawn photo', () => {
  it.each(Object.keys(drawnPhotos) as DrawnPhoto[])('%s is good and has its size', async (name) => {
    const { format, width, height } = await sharp(await samplePicture(name)).metadata();
    expect([width, height]).toEqual(drawnPhotos[name]);
    expect(format).toBe('jpeg');
  });
});
