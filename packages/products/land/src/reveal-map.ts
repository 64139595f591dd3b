import { encodeGreyPng, encodeJpeg } from '@groundwork/imaging';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { RevealedPicture } from './ports.js';

/** The folder of all drawings in the plot's part of the photo. */
export function plotPrefix(prefix: string): string {
  return `${prefix}/plot`;
}

/** The empty plot, on which the marking and the proposals are revealed. */
export function plotKey(prefix: string): string {
  return `${plotPrefix(prefix)}/empty.jpg`;
}

/** The objects of a picture: itself and its reveal map, where it has one. */
export interface RevealedKeys {
  readonly imageKey: string;
  readonly mapKey: string;
}

export function revealedKeys(prefix: string, id: string): RevealedKeys {
  return { imageKey: `${prefix}/${id}.jpg`, mapKey: `${prefix}/${id}-reveal.png` };
}

/** Stores a picture after its reveal map, so that the map exists when the picture does. */
export async function storeRevealed(
  store: ObjectStore,
  { imageKey, mapKey }: RevealedKeys,
  { picture, reveal }: RevealedPicture,
): Promise<void> {
  if (reveal !== null) {
    await store.put(mapKey, await encodeGreyPng(reveal), { contentType: 'image/png' });
  }
  await store.put(imageKey, await encodeJpeg(picture), { contentType: 'image/jpeg' });
}

/** The reveal map of a stored picture; null when it is shown whole. */
export async function storedMap(
  store: ObjectStore,
  { mapKey }: RevealedKeys,
): Promise<string | null> {
  return (await store.stat(mapKey)) ? mapKey : null;
}
