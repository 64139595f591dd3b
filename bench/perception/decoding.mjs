import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(
  new URL('../../packages/studio/photo-reading/package.json', import.meta.url),
);
/** @type {typeof import('sharp')} */
const sharp = require('sharp');

/** A photo as training decodes it: upright, its longer side at most 1400 pixels. */
export async function decodeForSight(file) {
  const { data, info } = await sharp(await readFile(file))
    .rotate()
    .resize(1400, 1400, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3) return { width: info.width, height: info.height, channels: 3, data };
  const grey = new Uint8Array(info.width * info.height * 3);
  for (let at = 0; at < grey.length; at += 1) grey[at] = data[Math.floor(at / 3) * info.channels];
  return { width: info.width, height: info.height, channels: 3, data: grey };
}

/** Reads the perception of a photo that was new to training's networks, as training wrote it down. */
export async function readUnseen(folder, id) {
  const seen = JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'));
  return {
    ...seen,
    driver: 'learned',
    probabilities: new Uint8Array(Buffer.from(seen.probabilities, 'base64')),
  };
}
