import { readFile } from 'node:fs/promises';
import type { MagicPicture } from '@groundwork/contract';
import { pictureFile } from './picture-file.js';

/** Kept once they were asked for; each is some 100 KB. */
const kept = new Map<MagicPicture, Promise<Buffer>>();

/** Returns the picture that stands for a magic input: a JPEG, or a PNG where it must be exact or transparent. */
export function samplePicture(name: MagicPicture): Promise<Buffer> {
  const picture = kept.get(name) ?? readFile(pictureFile(name));
  kept.set(name, picture);
  return picture;
}
