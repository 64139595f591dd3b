import { magicPictures } from '@groundwork/contract/magic/magic';
import { samplePicture } from '@groundwork/sample-pictures';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import { refusals } from '../http/refusals.js';

/** Drawn pictures to try a request with, and how each is called. */
export const samplePhotos = {
  plot: magicPictures.plot,
  house: magicPictures.house,
  'living-room': magicPictures['living-room'],
  kitchen: magicPictures.kitchen,
  terrace: magicPictures.terrace,
  logo: magicPictures.logo,
  design: 'A finished design',
} as const;
export type SamplePhoto = keyof typeof samplePhotos;

export const samplePhotoNames = Object.keys(samplePhotos) as [SamplePhoto, ...SamplePhoto[]];

/** The picture of a template of which every photo and text is found, small as it is; a showcase-imager draws it at its first start. */
async function sampleDesign(store: ObjectStore): Promise<Buffer> {
  const key = catalogueKeys.template('minimalist');
  if ((await store.stat(key)) === null) throw refusals.sampleNotReady();
  return store.get(key);
}

/** @throws Refusal SAMPLE_NOT_READY */
export async function samplePhoto(name: SamplePhoto, store: ObjectStore): Promise<Buffer> {
  // The meadow has a plot to find, unlike the plain drawing for magic inputs.
  if (name === 'plot') return samplePicture('meadow-1');
  return name === 'design' ? sampleDesign(store) : samplePicture(name);
}
