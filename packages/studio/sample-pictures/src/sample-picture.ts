import { readFile } from 'node:fs/promises';
import type { MagicPicture } from '@groundwork/contract';
import { pictureFile } from './picture-file.js';

/** Cached after first use; each is some 100 KB. */
const kept = new Map<MagicPicture, Promise<Buffer>>();

/** The picture behind a magic input: a JPEG, or a PNG if it must be exact or transparent. */
export function samplePicture(name: MagicPicture): Promise<Buffer> {
  const picture = kept.get(name) ?? readFile(pictureFile(name));
  kept.set(name, picture);
  return picture;
}
