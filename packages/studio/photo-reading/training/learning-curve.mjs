import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCellNetwork } from '../dist/perception/cell-network.js';
import { CLASS_COUNT, cellProbabilities } from '../dist/perception/cell-probabilities.js';
import { KernelMemory } from '../dist/perception/kernel.js';
import { assignFolds, sampleCells, trainCells } from './cells.mjs';
import {
  labelsOfGrid,
  readLabelMap,
  readLabels,
  readVersion,
  seeded,
  variation,
  versionFile,
} from './extract.mjs';

const help = `node packages/studio/photo-reading/training/learning-curve.mjs --cache FOLDER [--folds 5]
How many cells of photos by other photographers are right after training on a quarter, half, three quarters and all of the
photos, whole photographers at a time. Needs the cache that train.mjs left.`;

const SHARES = [0.25, 0.5, 0.75, 1];
const VERSIONS = 6;
const CELLS_A_VERSION = 60;

const { cache, folds: count } = parseArgs({
  options: { cache: { type: 'string' }, folds: { type: 'string', default: '5' } },
}).values;
if (cache === undefined) throw new Error(help);
const foldCount = Number(count);
const folder = fileURLToPath(new URL('./labels', import.meta.url));
const labels = readLabels(folder);
const samples = await sampleCells({
  ...{ labels, folder, cache },
  ...{ versions: VERSIONS, perVersion: CELLS_A_VERSION },
});
const folds = assignFolds(labels, foldCount);
const memory = new KernelMemory();

/** Photos of randomly chosen photographers, so many in all. */
function some(photos, count) {
  const random = seeded(7);
  const places = new Map();
  for (const { group } of photos) if (!places.has(group)) places.set(group, random());
  const shuffled = photos.toSorted((a, b) => places.get(a.group) - places.get(b.group));
  return new Set(shuffled.slice(0, count).map(({ id }) => id));
}

/** Counts the labelled cells of a photo, and those that a network gets right. */
async function score(network, label) {
  const data = readVersion(versionFile(cache, label.id, 0));
  const { classes } = cellProbabilities(runCellNetwork(memory, network, data), data, 1);
  const map = await readLabelMap(folder, label.id);
  const truth = labelsOfGrid(map, variation(label, 0), data.width, data.height);
  let right = 0;
  let known = 0;
  for (const [cell, name] of truth.entries()) {
    if (name === 0) continue;
    const shares = classes.subarray(cell * CLASS_COUNT, (cell + 1) * CLASS_COUNT);
    known += 1;
    if (shares.indexOf(Math.max(...shares)) === name - 1) right += 1;
  }
  return { right, known };
}

for (const share of SHARES) {
  const sum = { right: 0, known: 0, photos: 0 };
  for (let fold = 0; fold < foldCount; fold += 1) {
    const others = labels.filter(({ id }) => folds.get(id) !== fold);
    const use = some(others, Math.round(others.length * share));
    const network = trainCells(samples, ({ id }) => use.has(id));
    sum.photos += use.size / foldCount;
    for (const label of labels) {
      if (folds.get(label.id) !== fold) continue;
      const { right, known } = await score(network, label);
      sum.right += right;
      sum.known += known;
    }
  }
  const percent = ((100 * sum.right) / sum.known).toFixed(1);
  process.stdout.write(
    `trained on ${Math.round(sum.photos)} photos: ${percent} % of the cells right\n`,
  );
}
