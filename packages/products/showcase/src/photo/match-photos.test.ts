import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Layer, PhotoLayer } from '../design.js';
import { matchPhotos } from '../render-showcase.js';
import { StoredPhoto } from './stored-photo.js';

/** A wide photo of a row of houses, and one with a tower in its middle; both 3:2. */
const scene = async (drawn: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#bcd"/>${drawn}</svg>`;
  return StoredPhoto.open(await sharp(Buffer.from(svg)).png().toBuffer());
};
const houses = [30, 175, 320, 465]
  .map(
    (x) =>
      `<rect x="${x}" y="200" width="105" height="120" fill="#fff" stroke="#222" stroke-width="6"/><rect x="${x + 30}" y="235" width="40" height="50" fill="#456"/>`,
  )
  .join('');
const tower =
  '<rect x="260" y="60" width="80" height="300" fill="#fff" stroke="#222" stroke-width="6"/><rect x="285" y="110" width="30" height="40" fill="#456"/><rect x="285" y="210" width="30" height="40" fill="#456"/>';

const place = (photo: number, width: number, height: number): PhotoLayer => ({
  kind: 'photo',
  photo,
  box: { x: 0, y: 0, width, height },
});
const shown = (layers: readonly Layer[]) =>
  layers.map((layer) => (layer.kind === 'photo' ? layer.photo : null));

describe('supporting photos', () => {
  it('take the places that their content fits, and the main photo stays', async () => {
    const photos = [await scene(houses), await scene(houses), await scene(tower)];
    const layers = [place(0, 900, 600), place(1, 150, 400), place(2, 600, 300)];
    expect(shown(await matchPhotos(layers, photos))).toEqual([0, 2, 1]);
  });

  it('stay where they are in places of one shape, and where nothing is gained', async () => {
    const photos = [await scene(houses), await scene(houses), await scene(tower)];
    const alike = [place(0, 900, 600), place(1, 300, 200), place(2, 320, 200)];
    expect(await matchPhotos(alike, photos)).toBe(alike);
    const right = [place(0, 900, 600), place(1, 600, 300), place(2, 150, 400)];
    expect(await matchPhotos(right, photos)).toBe(right);
  });
});
