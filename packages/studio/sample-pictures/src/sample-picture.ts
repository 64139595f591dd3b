import { readFile } from 'node:fs/promises';
import type { MagicPicture } from '@groundwork/contract/magic/magic';

/** Cached after first use; each is 100 to 800 KB. */
const kept = new Map<MagicPicture | DrawnPhoto, Promise<Buffer>>();

/** The picture behind a magic input, or a drawn photo: a JPEG, or a PNG if it must be exact or transparent. */
export function samplePicture(name: MagicPicture | DrawnPhoto): Promise<Buffer> {
  const picture = kept.get(name) ?? readFile(pictureFile(name));
  kept.set(name, picture);
  return picture;
}

/**
 * Width and height of photos that were drawn once: land at eye level with a plot to find, houses on it, and
 * furnished rooms.
 */
export const drawnPhotos = {
  'meadow-1': [1_920, 1_280],
  'meadow-2': [1_920, 1_280],
  'meadow-3': [1_920, 1_280],
  'meadow-4': [1_920, 1_280],
  'small-meadow-1': [720, 480],
  'small-meadow-2': [720, 480],
  'small-meadow-3': [720, 480],
  'house-villa': [1_920, 1_280],
  'house-gabled': [1_920, 1_280],
  'house-farm': [1_920, 1_280],
  'furnished-room-1': [1_620, 1_080],
  'furnished-room-2': [1_620, 1_080],
} as const;
export type DrawnPhoto = keyof typeof drawnPhotos;

/** A mask is two colours exactly, and a logo has corners that one can see through. */
export function isPng(name: MagicPicture): boolean {
  return name === 'mask' || name === 'logo';
}

export function drawingFile(name: MagicPicture): URL {
  return new URL(`../pictures/${name}.svg`, import.meta.url);
}

/** The file of a picture; the build draws those of magic inputs. */
export function pictureFile(name: MagicPicture | DrawnPhoto): URL {
  return name in drawnPhotos
    ? new URL(`../pictures/${name}.jpg`, import.meta.url)
    : new URL(`./pictures/${name}.${isPng(name as MagicPicture) ? 'png' : 'jpg'}`, import.meta.url);
}
