import type { MagicPicture } from '@groundwork/contract';

/** A mask is two colours exactly, and a logo has corners that one can see through. */
export function isPng(name: MagicPicture): boolean {
  return name === 'mask' || name === 'logo';
}

/** The file of a drawing, next to the compiled code; the build draws it. */
export function pictureFile(name: MagicPicture): URL {
  return new URL(`./pictures/${name}.${isPng(name) ? 'png' : 'jpg'}`, import.meta.url);
}
