import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(
  new URL('../../packages/studio/photo-reading/package.json', import.meta.url),
);
/** @type {typeof import('sharp')} */
const sharp = require('sharp');

const folder = fileURLToPath(
  new URL('../../packages/studio/photo-reading/training/labels', import.meta.url),
);
/** Grey levels from one class of a class map to the next; 0 is unknown. */
const LEVEL = 20;

/** Uncertainty of a labelled horizon, as a share of the height, up to which it shows in the photo and is not guessed. */
const SHOWN_HORIZON = 0.0125;

/**
 * Rows of photos.csv, with their view, land and horizon as training reads them, and the sun where it is in the picture.
 * `horizonShows` where hills or woods do not hide the horizon.
 */
export function readLabels() {
  const [head = '', ...rows] = readFileSync(join(folder, 'photos.csv'), 'utf8').trim().split('\n');
  const names = head.split(',');
  return rows.map((row) => {
    const values = Object.fromEntries(row.split(',').map((value, at) => [names[at], value]));
    const ends = [values.horizon_left, values.horizon_right];
    return {
      id: values.id,
      file: values.file,
      land: values.land === '1',
      view: values.view === '' ? null : values.view,
      plot: values.plot,
      sun: values.sun_x === '' ? null : { x: Number(values.sun_x), y: Number(values.sun_y) },
      horizon: ends.includes('') ? null : (Number(ends[0]) + Number(ends[1])) / 2,
      horizonShows: !ends.includes('') && Number(values.horizon_sigma) <= SHOWN_HORIZON,
    };
  });
}

/** Index of the class of each cell of a grid, -1 where it was not labelled. */
export async function readClasses(id, width, height) {
  const { data, info } = await sharp(join(folder, 'maps', `${id}.png`))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Int8Array.from({ length: width * height }, (_, at) => {
    const y = Math.floor(((Math.floor(at / width) + 0.5) * info.height) / height);
    const x = Math.floor((((at % width) + 0.5) * info.width) / width);
    return Math.round((data[y * info.width + x] ?? 0) / LEVEL) - 1;
  });
}
