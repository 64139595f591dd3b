import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Backbone } from '../dist/perception/backbone.js';
import { readBackboneWeights } from '../dist/perception/backbone-weights.js';
import { runCellNetwork } from '../dist/perception/cell-network.js';
import { cellProbabilities } from '../dist/perception/cell-probabilities.js';
import { guessFrom } from '../dist/perception/horizon-profile.js';
import { KernelMemory } from '../dist/perception/kernel.js';
import { runPerceptron } from '../dist/perception/perceptron.js';
import { writeWeights } from '../dist/perception/weights-file.js';
import { readArguments } from './arguments.mjs';
import { calibrate, saveUnseen } from './calibrate.mjs';
import { trainCellNetworks } from './cell-networks.mjs';
import { assignFolds, sampleCells } from './cells.mjs';
import { extractCloseups } from './closeups.mjs';
import { extract, readVersion, versionFile } from './extract.mjs';
import { headRow, trainHorizon, trainScene } from './heads.mjs';
import { trainLand } from './land.mjs';

const help = `node packages/studio/photo-reading/training/train.mjs PHOTOS --elsewhere FOLDER [--cache FOLDER] [--folds 5] [--out FILE]
Trains what the learned driver knows on the photos that labels/photos.csv names, found in PHOTOS; npm run build first.
--elsewhere has the photos of labels/elsewhere.csv, which tell land from everything else. The cache keeps features between runs (5 GB); its folder unseen holds what was seen in each photo by networks that had not been
trained on its photographer, for npm run bench -- --perception PHOTOS --unseen FOLDER/unseen.`;

/** Photos as they are, and five times with another crop, light and side. */
const VERSIONS = 6;
const CELLS_A_VERSION = 60;

const { photos, elsewhere, folder, labels, cache, out, foldCount } = readArguments(
  'perception.bin',
  help,
);
const say = (text) => process.stdout.write(`${text}\n`);

const backbone = new Backbone(readBackboneWeights());
await extract({ photos, labels, cache, versions: VERSIONS, backbone });
const closeups = await extractCloseups({ photos, folder, labels, cache, backbone });
const samples = await sampleCells({
  labels,
  folder,
  cache,
  versions: VERSIONS,
  perVersion: CELLS_A_VERSION,
});
say(
  `${samples.meta.length} cells of ${labels.length} photos, ${closeups.length} without land made`,
);

const folds = assignFolds(labels, foldCount);
for (const made of closeups) {
  folds.set(made.id, folds.get(made.parent) ?? Number(made.parent) % foldCount);
}

const memory = new KernelMemory();
const rows = [];
const networks = await trainCellNetworks(samples, folds, foldCount);
const cells = networks.pop();
for (const [fold, network] of networks.entries()) {
  for (const label of [...labels, ...closeups]) {
    if (folds.get(label.id) !== fold) continue;
    for (let version = 0; version < (label.parent === undefined ? VERSIONS : 1); version += 1) {
      const data = readVersion(versionFile(cache, label.id, version));
      const outputs = runCellNetwork(memory, network, data);
      const row = headRow(label, version, data, cellProbabilities(outputs, data, 1));
      const judged = version === 0 && label.parent === undefined;
      rows.push(judged ? { ...row, outputs, data: { ...data, maps: [] } } : row);
    }
  }
}

const inFold = (fold) => rows.filter(({ id }) => folds.get(id) === fold);
const outside = (fold) => rows.filter(({ id }) => folds.get(id) !== fold);
for (let fold = 0; fold < foldCount; fold += 1) {
  const scene = trainScene(outside(fold));
  for (const row of inFold(fold)) {
    row.logits = runPerceptron(scene, row.scene);
    row.guess = guessFrom(row.logits[5]);
  }
}
const unseen = [];
for (let fold = 0; fold < foldCount; fold += 1) {
  const horizon = trainHorizon(outside(fold));
  for (const row of inFold(fold))
    if (row.outputs !== undefined) unseen.push({ ...row, network: horizon });
}
const land = await trainLand({ photos, elsewhere, folder, labels, cache, foldCount });
for (const { id, logit } of land.unseen) {
  const row = unseen.find((one) => one.id === id);
  if (row !== undefined) row.landLogit = logit;
}
const calibration = await calibrate(unseen, folder);
say(`calibration ${JSON.stringify(calibration)}`);
saveUnseen(unseen, calibration, join(cache, 'unseen'));

const file = writeWeights(
  { cells, scene: trainScene(rows), horizon: trainHorizon(rows) },
  calibration,
);
mkdirSync(new URL('../weights/', import.meta.url), { recursive: true });
writeFileSync(out, file);
writeFileSync(join(dirname(out), 'land.bin'), land.file);
say(`${out}: ${file.length} bytes`);
