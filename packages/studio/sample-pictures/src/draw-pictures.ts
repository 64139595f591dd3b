import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type MagicPicture, magicPictures } from '@groundwork/contract/magic/magic';
import sharp from 'sharp';
import { drawingFile, isPng, pictureFile } from './sample-picture.js';

/** Draws the SVG files of magic inputs into dist: the build runs it when one has changed. */
const JPEG_QUALITY = 90;

await mkdir(new URL('./pictures/', import.meta.url), { recursive: true });
for (const name of Object.keys(magicPictures) as MagicPicture[]) {
  const drawn = sharp(fileURLToPath(drawingFile(name)));
  const picture = isPng(name) ? drawn.png() : drawn.jpeg({ quality: JPEG_QUALITY });
  await picture.toFile(fileURLToPath(pictureFile(name)));
}
