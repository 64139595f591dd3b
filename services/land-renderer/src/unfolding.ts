import type { Unfolding } from '@groundwork/generation';
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
export interface UnfoldingKeys {
  readonly imageKey: string;
  readonly mapKey: string;
}

export function unfoldingKeys(prefix: string, id: string): UnfoldingKeys {
  return { imageKey: `${prefix}/${id}.jpg`, mapKey: `${prefix}/${id}-reveal.png` };
}

/** Stores a picture with its map; the picture last, so that the map is there when the picture is. */
export async function storeUnfolding(
  store: ObjectStore,
  { imageKey, mapKey }: UnfoldingKeys,
  { picture, reveal }: Unfolding,
): Promise<void> {
  if (reveal !== null) {
    await store.put(mapKey, await encodeGreyPng(reveal), { contentType: 'image/png' });
  }
  await store.put(imageKey, await encodeJpeg(picture), { contentType: 'image/jpeg' });
}

/** The map of how a stored picture comes about; null when it is shown whole. */
export async function storedMap(
  store: ObjectStore,
  { mapKey }: UnfoldingKeys,
): Promise<string | null> {
  return (await store.stat(mapKey)) ? mapKey : null;
}
