import { fileNames } from '@groundwork/words/photo-words';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { knownFromCustomer } from './scene-photos.js';

const plain = sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } });
const photo = (description?: string) =>
  plain
    .clone()
    .withExif(description === undefined ? {} : { IFD0: { ImageDescription: description } })
    .jpeg()
    .toBuffer();
const known = async (names: readonly string[], captions: readonly (string | undefined)[] = []) =>
  (
    await knownFromCustomer(
      await Promise.all(names.map((_, index) => photo(captions[index]))),
      names.map((name) => `https://cdn.example/a/${name}`),
    )
  ).map(({ kind }) => kind);

describe('what customers tell of their photos', () => {
  it('is read from the files’ names', async () => {
    expect(await known(['kitchen.jpg', 'IMG_0042.JPG', 'Wohnzimmer-2.jpeg?w=800'])).toEqual([
      'kitchen',
      null,
      'living_room',
    ]);
    expect(await known(['salle%20de%20bains.jpg', 'diningRoom_final.webp'])).toEqual([
      'bathroom',
      'dining_room',
    ]);
  });

  it('is not read from what all names share', async () => {
    const names = ['garden-villa-1.jpg', 'garden-villa-kitchen.jpg', 'garden-villa-3.jpg'];
    expect(await known(names)).toEqual([null, 'kitchen', null]);
    expect(fileNames(names.map((name) => `https://a.example/${name}`))).toEqual([
      '1',
      'kitchen',
      '3',
    ]);
  });

  it('is the caption in the file before its name', async () => {
    expect(await known(['kitchen.jpg', 'hall.jpg'], ['Schlafzimmer', 'SONY DSC'])).toEqual([
      'bedroom',
      'hall',
    ]);
  });

  it('is nothing where addresses are odd', async () => {
    expect(await known(['%E0%A4%A.jpg', '', '...'])).toEqual([null, null, null]);
    expect(fileNames(['no address', 'https://a.example'])).toEqual(['', '']);
  });
});
