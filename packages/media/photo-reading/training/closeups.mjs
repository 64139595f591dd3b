import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { takeFeatures } from '../dist/perception/features.js';
import {
  AS_IT_IS,
  decodePhoto,
  readLabelMap,
  seeded,
  vary,
  versionFile,
  writeVersion,
} from './extract.mjs';

/** Classes that fill a picture only in a close-up, or where sky or water is all there is. */
const ALONE = new Map([
  [1, 'sky'],
  [3, 'grass'],
  [4, 'trees'],
  [5, 'water'],
  [7, 'building'],
  [10, 'thing'],
]);
const TRIES = 300;
const SAMPLES = 12;
const GRAPHICS = 48;

/** A part of the photo that shows one class only, which is no land as a scene; null where there is none. */
function windowOfOne(map, label) {
  const random = seeded(Number(label.id) * 77);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const width = 0.18 + 0.3 * random();
    const height = width * (0.7 + 0.5 * random());
    const left = (1 - width) * random();
    const top = (1 - height) * random();
    const counts = new Int32Array(11);
    for (let at = 0; at < SAMPLES * SAMPLES; at += 1) {
      const x = left + (width * ((at % SAMPLES) + 0.5)) / SAMPLES;
      const y = top + (height * (Math.floor(at / SAMPLES) + 0.5)) / SAMPLES;
      const row = Math.floor(y * map.height) * map.width;
      counts[map.data[row + Math.floor(x * map.width)] ?? 0] += 1;
    }
    const kind = counts.indexOf(Math.max(...counts));
    if (!ALONE.has(kind) || counts[kind] < 0.97 * SAMPLES * SAMPLES) continue;
    // From above, a field without anything else is still land; grass far away is a meadow.
    if (label.land && label.view !== 'eye_level' && kind !== 1) continue;
    if (kind === 3 && top < 0.45) continue;
    return { ...AS_IT_IS, left, top, width, height };
  }
  return null;
}

/** Pictures without land, made of the photos and drawn: their labels, each with how to make it. */
export async function picturesWithoutLand({ photos, folder, labels }) {
  const made = [];
  for (const label of labels) {
    const window = windowOfOne(await readLabelMap(folder, label.id), label);
    if (window === null) continue;
    made.push({
      label: {
        ...label,
        id: `${label.id}c`,
        parent: label.id,
        land: false,
        view: null,
        plot: 'no',
        horizon: null,
      },
      make: async () => vary(await decodePhoto(photos, label.file), window),
    });
  }
  for (let index = 0; index < GRAPHICS; index += 1) {
    made.push({
      label: {
        id: `g${index}`,
        parent: String(index),
        file: 'drawn',
        land: false,
        view: null,
        plot: 'no',
        horizon: null,
      },
      make: () => rasterOf(drawGraphic(index)),
    });
  }
  return made;
}

async function rasterOf(graphic) {
  const { data, info } = await sharp(Buffer.from(graphic))
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

/** Rows of labels for pictures without land; their features are in the cache. */
export async function extractCloseups({ cache, backbone, ...given }) {
  const made = await picturesWithoutLand(given);
  for (const { label, make } of made) {
    const file = versionFile(cache, label.id, 0);
    if (!existsSync(file)) writeVersion(file, takeFeatures(await make(), backbone));
  }
  return made.map(({ label }) => label);
}

/** Gradients, pages of text, boxes, discs, charts and pictures that are all but black. */
function drawGraphic(index) {
  const random = seeded(index * 13 + 5);
  const [width, height] = [
    [800, 600],
    [600, 800],
    [900, 500],
    [500, 900],
  ][index % 4];
  const colour = () =>
    `hsl(${Math.floor(360 * random())},${Math.floor(90 * random())}%,${Math.floor(100 * random())}%)`;
  const ground = (fill) => `<rect width="100%" height="100%" fill="${fill}"/>`;
  const many = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join('');
  const kinds = [
    () =>
      `<defs><linearGradient id="g" x2="${random()}" y2="${random()}"><stop offset="0" stop-color="${colour()}"/><stop offset="${random()}" stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient></defs>${ground('url(#g)')}`,
    () =>
      ground('#fbfaf7') +
      many(Math.floor(height / 26), (line) =>
        many(Math.floor(3 + 9 * random()), (word) => {
          const x = 40 + word * (width / 13);
          return `<rect x="${x}" y="${40 + line * 24}" width="${(width / 14) * (0.3 + 0.7 * random())}" height="7" fill="#222"/>`;
        }),
      ),
    () =>
      ground(colour()) +
      many(
        16,
        () =>
          `<rect x="${width * random()}" y="${height * random()}" width="${width * 0.4 * random()}" height="${height * 0.3 * random()}" rx="6" fill="${colour()}"/>`,
      ),
    () =>
      ground(colour()) +
      many(
        10,
        () =>
          `<circle cx="${width * random()}" cy="${height * random()}" r="${10 + 150 * random()}" fill="${colour()}" opacity="${0.3 + 0.7 * random()}"/>`,
      ),
    () =>
      ground('#fff') +
      many(8, (bar) => {
        const tall = (height - 120) * random();
        return `<rect x="${60 + bar * 55}" y="${height - 60 - tall}" width="36" height="${tall}" fill="${colour()}"/>`;
      }),
    () => {
      // A lens that was covered, or a night without light: nearly one colour, with little noise.
      const light = Math.floor(28 * random());
      const spots = many(300, () => {
        const [x, y] = [width * random(), height * random()];
        return `<circle cx="${x}" cy="${y}" r="${2 + 4 * random()}" fill="#fff" opacity="0.02"/>`;
      });
      return ground(`rgb(${light},${light},${Math.floor(light * (0.6 + 0.8 * random()))})`) + spots;
    },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${kinds[index % kinds.length]()}</svg>`;
}
