import type { RevealedPicture } from '@groundwork/generation';
import { encodeGreyPng, encodeJpeg } from '@groundwork/imaging';
import type { ObjectStore } from '@groundwork/storage';

/** Where all lies that is drawn into the plot's part of the photo. */
export function plotPrefix(prefix: string): string {
  return `${prefix}/plot`;
}

/** The empty plot, in which the marking and the proposals come about. */
export function plotKey(prefix: string): string {
  return `${plotPrefix(prefix)}/empty.jpg`;
}

/** Objects that a picture lies in: itself, and the map of how it comes about, where it has one. */
export interface RevealedKeys {
  readonly imageKey: string;
  readonly mapKey: string;
}

export function revealedKeys(prefix: string, id: string): RevealedKeys {
  return { imageKey: `${prefix}/${id}.jpg`, mapKey: `${prefix}/${id}-reveal.png` };
}

/** Stores a picture with its map; the picture last, so that the map is there when the picture is. */
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

/** The map of how a stored picture comes about; null when it is shown whole. */
export async function storedMap(
  store: ObjectStore,
  { mapKey }: RevealedKeys,
): Promise<string | null> {
  return (await store.stat(mapKey)) ? mapKey : null;
}
