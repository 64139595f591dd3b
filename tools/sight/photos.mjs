import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(
  new URL('../../packages/studio/photo-reading/package.json', import.meta.url),
);
/** @type {typeof import('sharp')} */
export const sharp = require('sharp');

const folder = fileURLToPath(new URL('./labels', import.meta.url));
/** Uncertainty of a labelled horizon, as a share of the height, up to which it shows in the photo and is not guessed. */
const SHOWN_HORIZON = 0.0125;
/** Grey levels from one class of a class map to the next; 0 is unknown. */
const LEVEL = 20;

/** @param from of the labels that are kept here, unless another folder is given */
export function readTable(name, from = folder) {
  const [head = '', ...rows] = readFileSync(join(from, name), 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return rows.map((row) =>
    Object.fromEntries(row.split(',').map((value, at) => [names[at], value])),
  );
}

/** The labelled photos; `horizonShows` where hills or woods do not hide it. */
export function readLabels() {
  const number = (text) => (text === '' ? null : Number(text));
  return readTable('photos.csv').map((values) => {
    const left = number(values.horizon_left);
    const right = number(values.horizon_right);
    const sigma = number(values.horizon_sigma);
    const horizon = left === null || right === null ? null : { left, right, sigma };
    return {
      id: values.id,
      file: values.file,
      group: values.group,
      land: values.land === '1',
      view: values.view === '' ? null : values.view,
      plot: values.plot,
      place: values.place,
      sun: values.sun_x === '' ? null : { x: Number(values.sun_x), y: Number(values.sun_y) },
      horizon,
      horizonY: horizon === null ? null : (horizon.left + horizon.right) / 2,
      horizonShows: horizon !== null && sigma <= SHOWN_HORIZON,
    };
  });
}

export async function readLabelMap(id) {
  const { data, info } = await sharp(join(folder, 'maps', `${id}.png`))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: data.map((value) => Math.round(value / LEVEL)),
  };
}

export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Neither turned nor lit otherwise. */
export const AS_IT_IS = { flip: false, upset: false, gain: [1, 1, 1], gamma: 1 };
const WHOLE = { ...AS_IT_IS, left: 0, top: 0, width: 1, height: 1 };

/** How a version of a photo differs from it; version 0 is the photo itself. */
export function variation({ id, view }, version) {
  const random = seeded(Number(id) * 1009 + version * 7919);
  if (version === 0) return WHOLE;
  const width = 0.55 + 0.45 * Math.sqrt(random());
  const height = Math.min(1, Math.max(0.5, width * (0.8 + 0.4 * random())));
  const left = (1 - width) * random();
  const top = (1 - height) * random();
  const exposure = 2 ** (0.8 * (random() - 0.5));
  const warm = 1 + 0.16 * (random() - 0.5);
  const tint = 1 + 0.06 * (random() - 0.5);
  return {
    left,
    top,
    width,
    height,
    flip: random() < 0.5,
    gain: [exposure * warm, exposure * tint, exposure / warm],
    gamma: 2 ** (0.5 * (random() - 0.5)),
    // From straight above no side is up.
    upset: view === 'straight_down' && random() < 0.5,
  };
}

export function vary(photo, v) {
  const x0 = Math.round(v.left * photo.width);
  const y0 = Math.round(v.top * photo.height);
  const width = Math.max(16, Math.min(photo.width - x0, Math.round(v.width * photo.width)));
  const height = Math.max(16, Math.min(photo.height - y0, Math.round(v.height * photo.height)));
  const data = new Uint8Array(width * height * 3);
  const curves = v.gain.map((gain) =>
    Uint8Array.from({ length: 256 }, (_, value) =>
      Math.round(255 * Math.min(1, Math.max(0, gain ** 0.45 * (value / 255) ** v.gamma))),
    ),
  );
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from =
        ((y0 + (v.upset ? height - 1 - y : y)) * photo.width + x0 + (v.flip ? width - 1 - x : x)) *
        3;
      const at = (y * width + x) * 3;
      for (let k = 0; k < 3; k += 1) data[at + k] = curves[k][photo.data[from + k]];
    }
  }
  return { width, height, channels: 3, data };
}

/** Class of each cell of a grid: 0 if unknown, else index + 1. */
export function labelsOfGrid(map, v, width, height) {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const down = (y + 0.5) / height;
    const from = Math.min(
      map.height - 1,
      Math.floor((v.top + (v.upset ? 1 - down : down) * v.height) * map.height),
    );
    for (let x = 0; x < width; x += 1) {
      const share = (x + 0.5) / width;
      const px = v.left + (v.flip ? 1 - share : share) * v.width;
      out[y * width + x] =
        map.data[from * map.width + Math.min(map.width - 1, Math.floor(px * map.width))];
    }
  }
  return out;
}

/** Index of the labelled class of each cell of a photo's grid, -1 where it was not labelled. */
export async function readClasses(id, width, height) {
  const map = await readLabelMap(id);
  return Int8Array.from(labelsOfGrid(map, WHOLE, width, height), (label) => label - 1);
}

export function horizonOf(horizon, v) {
  if (horizon === null) return null;
  const at = (x) => horizon.left + (horizon.right - horizon.left) * x;
  const ends = [at(v.left), at(v.left + v.width)].map((y) => (y - v.top) / v.height);
  if (v.flip) ends.reverse();
  return { left: ends[0], right: ends[1], sigma: horizon.sigma / v.height };
}

/** A photo as it is meant to be seen, in three channels. */
export async function decodePhoto(photos, file) {
  const { data, info } = await sharp(join(photos, file), { limitInputPixels: false })
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
