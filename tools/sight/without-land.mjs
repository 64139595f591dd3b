import { drawGraphic, rasterOf } from './drawn.mjs';
import { AS_IT_IS, decodePhoto, readLabelMap, seeded, vary } from './photos.mjs';

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
export async function picturesWithoutLand({ photos, labels }) {
  const nothing = { land: false, view: null, plot: 'no', horizon: null };
  const made = [];
  for (const label of labels) {
    const window = windowOfOne(await readLabelMap(label.id), label);
    if (window === null) continue;
    made.push({
      label: { ...label, ...nothing, id: `${label.id}c`, parent: label.id },
      make: async () => vary(await decodePhoto(photos, label.file), window),
    });
  }
  for (let index = 0; index < GRAPHICS; index += 1) {
    made.push({
      label: { ...nothing, id: `g${index}`, parent: String(index), file: 'drawn' },
      make: () => rasterOf(drawGraphic(index)),
    });
  }
  return made;
}
