import { readFile } from 'node:fs/promises';
import type { MagicPicture } from '@groundwork/contract/magic/magic';
import { type DrawnPhoto, pictureFile } from './picture-file.js';

/** Cached after first use; each is 100 to 800 KB. */
const kept = new Map<MagicPicture | DrawnPhoto, Promise<Buffer>>();

/** The picture behind a magic input, or a drawn photo: a JPEG, or a PNG if it must be exact or transparent. */
export function samplePicture(name: MagicPicture | DrawnPhoto): Promise<Buffer> {
  const picture = kept.get(name) ?? readFile(pictureFile(name));
  kept.set(name, picture);
  return picture;
}
