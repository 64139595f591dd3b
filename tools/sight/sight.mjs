import { join } from 'node:path';
import { Backbone } from '../../packages/studio/photo-reading/dist/perception/backbone.js';
import { readBackboneWeights } from '../../packages/studio/photo-reading/dist/perception/backbone-weights.js';
import { runCellNetwork } from '../../packages/studio/photo-reading/dist/perception/cell-network.js';
import { cellProbabilities } from '../../packages/studio/photo-reading/dist/perception/cell-probabilities.js';
import { KernelMemory } from '../../packages/studio/photo-reading/dist/perception/kernel.js';
import { writeWeights } from '../../packages/studio/photo-reading/dist/perception/weights-file.js';
import { calibrate, saveUnseen } from './calibrate.mjs';
import { assignFolds, sampleCells, trainCellNetworks } from './cells.mjs';
import { extract, readVersion, versionFile } from './features.mjs';
import { headRow, trainHorizon } from './heads.mjs';
import { readLabels } from './photos.mjs';
import { perceivedOf, trainWhole } from './whole-photo.mjs';

/** Photos as they are, and five times with another crop, light and side. */
const VERSIONS = 6;
const CELLS_A_VERSION = 60;

/** Trains what perceive() sees with, and saves what each photo looks like to networks that it was new to. */
export async function trainSight(task, say) {
  const { photos, cache, foldCount } = task;
  const labels = readLabels();
  const backbone = new Backbone(readBackboneWeights());
  await extract({ photos, labels, cache, versions: VERSIONS, backbone });
  const samples = await sampleCells({
    labels,
    cache,
    versions: VERSIONS,
    perVersion: CELLS_A_VERSION,
  });
  say(`${samples.meta.length} cells of ${labels.length} photos`);
  const folds = assignFolds(labels, foldCount);

  const memory = new KernelMemory();
  const rows = [];
  const networks = await trainCellNetworks(samples, folds, foldCount);
  const cells = networks.pop();
  for (const [fold, network] of networks.entries()) {
    for (const label of labels) {
      if (folds.get(label.id) !== fold) continue;
      for (let version = 0; version < VERSIONS; version += 1) {
        const data = readVersion(versionFile(cache, label.id, version));
        const outputs = runCellNetwork(memory, network, data);
        const row = headRow(label, version, cellProbabilities(outputs, data, 1));
        rows.push(version === 0 ? { ...row, outputs, data: { ...data, maps: [] } } : row);
      }
    }
  }

  const unseen = [];
  for (let fold = 0; fold < foldCount; fold += 1) {
    const network = trainHorizon(rows.filter(({ id }) => folds.get(id) !== fold));
    for (const row of rows)
      if (row.outputs !== undefined && folds.get(row.id) === fold) unseen.push({ ...row, network });
  }
  const whole = await trainWhole(task, say);
  for (const { id, shares } of whole.unseen) {
    const row = unseen.find((one) => one.id === id);
    if (row !== undefined) row.whole = perceivedOf(shares);
  }
  const calibration = await calibrate(unseen);
  say(`calibration ${JSON.stringify(calibration)}`);
  saveUnseen(unseen, calibration, join(cache, 'unseen'));

  const perception = writeWeights({ cells, horizon: trainHorizon(rows) }, calibration);
  return { perception, whole };
}
