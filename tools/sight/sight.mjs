import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Backbone } from '../../packages/studio/photo-reading/dist/perception/backbone.js';
import { readBackboneWeights } from '../../packages/studio/photo-reading/dist/perception/backbone-weights.js';
import { CellNetwork } from '../../packages/studio/photo-reading/dist/perception/cell-network.js';
import { cellProbabilities } from '../../packages/studio/photo-reading/dist/perception/cell-probabilities.js';
import { perceivedOf } from '../../packages/studio/photo-reading/dist/perception/perceive.js';
import { writeNetworks } from '../../packages/studio/photo-reading/dist/perception/weights-file.js';
import { cooled, temperatureOfCells, temperatureOfHorizon } from './calibrate.mjs';
import { assignFolds, sampleCells, trainCellNetworks } from './cells.mjs';
import { extract, readVersion, versionFile } from './features.mjs';
import { headRow, trainHorizon } from './heads.mjs';
import { readLabels } from './photos.mjs';
import { trainWhole, wholeOf } from './whole-photo.mjs';

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
  const networks = trainCellNetworks(samples, folds, foldCount);
  /** What each network sees in the photos that it was not trained on. */
  const see = (version, networks) =>
    networks.slice(0, foldCount).flatMap((network, fold) => {
      const mark = backbone.memory.mark();
      const cells = new CellNetwork(backbone, network);
      const seen = labels
        .filter(({ id }) => folds.get(id) === fold)
        .map((label) => {
          const data = readVersion(versionFile(cache, label.id, version));
          return { label, fold, outputs: cells.run(data), data: { ...data, maps: [] } };
        });
      backbone.memory.release(mark);
      return seen;
    });
  const heat = await temperatureOfCells(see(0, networks));
  const calibrated = networks.map((network) => cooled(network, heat));

  const unseen = [];
  const rows = Array.from({ length: VERSIONS }, (_, version) => version).flatMap((version) =>
    see(version, calibrated).map(({ label, fold, outputs, data }) => {
      const probabilities = cellProbabilities(outputs, data);
      const row = { ...headRow(label, version, probabilities), fold };
      if (version === 0) unseen.push({ ...row, label, probabilities, data });
      return row;
    }),
  );
  for (let fold = 0; fold < foldCount; fold += 1) {
    const network = trainHorizon(rows.filter((row) => row.fold !== fold));
    for (const row of unseen) if (row.fold === fold) row.network = network;
  }
  const spread = temperatureOfHorizon(unseen);
  say(`logits of cells are divided by ${heat}, scores of the horizon by ${spread}`);

  const whole = await trainWhole(task, say);
  const target = join(cache, 'unseen');
  mkdirSync(target, { recursive: true });
  for (const { label, probabilities, data, network } of unseen) {
    const { shares } = whole.unseen.find(({ id }) => id === label.id);
    const horizon = cooled(network, spread, 1);
    const seen = perceivedOf(probabilities, data, wholeOf(shares), horizon);
    const text = Buffer.from(seen.probabilities).toString('base64');
    writeFileSync(
      join(target, `${label.id}.json`),
      JSON.stringify({ ...seen, probabilities: text }),
    );
  }
  const horizon = cooled(trainHorizon(rows), spread, 1);
  return { perception: writeNetworks([calibrated[foldCount], horizon]), whole };
}
