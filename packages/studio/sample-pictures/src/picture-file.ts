import type { MagicPicture } from '@groundwork/contract';

/** Drawn photos of land at eye level with a plot to find, 1920 x 1280; small ones are 720 x 480. */
export type Meadow = `meadow-${1 | 2 | 3 | 4}` | `small-meadow-${1 | 2 | 3}`;

/** A mask is two colours exactly, and a logo has corners that one can see through. */
export function isPng(name: MagicPicture): boolean {
  return name === 'mask' || name === 'logo';
}

export function drawingFile(name: MagicPicture): URL {
  return new URL(`../pictures/${name}.svg`, import.meta.url);
}

/** The file of a picture; the build draws those of magic inputs. */
export function pictureFile(name: MagicPicture | Meadow): URL {
  return name.includes('meadow-')
    ? new URL(`../pictures/${name}.jpg`, import.meta.url)
    : new URL(`./pictures/${name}.${isPng(name as MagicPicture) ? 'png' : 'jpg'}`, import.meta.url);
}
