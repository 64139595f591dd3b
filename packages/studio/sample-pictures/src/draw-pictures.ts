import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MagicPicture } from '@groundwork/contract';
import sharp from 'sharp';
import { drawings } from './drawings.js';
import { isPng, pictureFile } from './picture-file.js';

/** Draws the sample pictures into dist: the build runs it when a drawing has changed. */
const JPEG_QUALITY = 90;

await mkdir(new URL('./pictures/', import.meta.url), { recursive: true });
for (const [name, svg] of Object.entries(drawings) as [MagicPicture, string][]) {
  const drawn = sharp(Buffer.from(svg));
  const picture = isPng(name) ? drawn.png() : drawn.jpeg({ quality: JPEG_QUALITY });
  await picture.toFile(fileURLToPath(pictureFile(name)));
}
