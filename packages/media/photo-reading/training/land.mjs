import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Backbone } from '../dist/perception/backbone.js';
import { landFeatures } from '../dist/perception/land.js';
import { runPerceptron, sigmoid } from '../dist/perception/perceptron.js';
import { writeNetwork } from '../dist/perception/weights-file.js';
import { readWideBackboneWeights } from '../dist/perception/wide-backbone-weights.js';
import { assignFolds } from './cells.mjs';
import { picturesWithoutLand } from './closeups.mjs';
import { decodePhoto, variation, vary } from './extract.mjs';
import { trainLinear } from './linear.mjs';

/** Photos as they are, and twice with another crop, light and side. */
const VERSIONS = 3;
const RIDGE = 0.3;
const NO_LAND_WEIGHT = 1.5;
/** Of pictures made of the others or drawn: easier than photos, so worth less. */
const MADE_WEIGHT = 0.3;
const TEMPERATURES = Array.from({ length: 40 }, (_, step) => 0.4 * 1.07 ** step);

/**
 * Trains the classifier of land, and records for each photo what networks not trained on its photographer say. Features
 * are kept in `cache`.
 */
export async function trainLand({ photos, folder, labels, cache, foldCount }) {
  const folds = assignFolds(labels, foldCount);
  const rows = await landRows({ photos, folder, labels, cache });
  for (const row of rows) row.fold = folds.get(row.parent) ?? Number(row.parent) % foldCount;
  const unseen = [];
  for (let fold = 0; fold < foldCount; fold += 1) {
    const network = train(rows.filter((row) => row.fold !== fold));
    for (const { id, land, features } of rows.filter((row) => row.fold === fold && row.judged)) {
      unseen.push({ id, land, logit: runPerceptron(network, features)[0] });
    }
  }
  const surprise = (temperature) =>
    unseen.reduce(
      (sum, { land, logit }) =>
        sum - Math.log(1e-9 + sigmoid(((land ? 1 : -1) * logit) / temperature)),
      0,
    );
  const temperature = TEMPERATURES.reduce((best, next) =>
    surprise(next) < surprise(best) ? next : best,
  );
  const network = train(rows);
  const calibrated = (values) => values.map((value) => value / temperature);
  return {
    file: writeNetwork({
      ...network,
      second: calibrated(network.second),
      secondBias: calibrated(network.secondBias),
    }),
    unseen: unseen.map((row) => ({ ...row, logit: row.logit / temperature })),
  };
}

async function landRows({ photos, folder, labels, cache }) {
  const backbone = new Backbone(readWideBackboneWeights());
  mkdirSync(cache, { recursive: true });
  const featuresOf = async (name, make) => {
    const file = join(cache, `land-${name}.bin`);
    if (!existsSync(file))
      writeFileSync(file, Buffer.from(landFeatures(await make(), backbone).buffer));
    const { buffer, byteOffset, length } = readFileSync(file);
    return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  };
  const rows = [];
  for (const label of labels) {
    let whole = null;
    for (let version = 0; version < VERSIONS; version += 1) {
      const features = await featuresOf(`${label.id}-${version}`, async () => {
        whole ??= await decodePhoto(photos, label.file);
        return vary(whole, variation(label, version));
      });
      const { id, land } = label;
      const weight = land ? 1 : NO_LAND_WEIGHT;
      rows.push({ id, parent: id, land, features, weight, judged: version === 0 });
    }
  }
  for (const { label, make } of await picturesWithoutLand({ photos, folder, labels })) {
    const { id, parent } = label;
    const features = await featuresOf(id, make);
    rows.push({ id, parent, land: false, features, weight: MADE_WEIGHT, judged: false });
  }
  return rows;
}

function train(rows) {
  const inputs = rows[0].features.length;
  const x = new Float32Array(rows.length * inputs);
  for (const [at, { features }] of rows.entries()) x.set(features, at * inputs);
  const head = {
    size: 1,
    target: (row) => Number(rows[row].land),
    weight: (row) => rows[row].weight,
  };
  return trainLinear({ x, inputs, count: rows.length, ridge: RIDGE, heads: [head] });
}
