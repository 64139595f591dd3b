import { runPerceptron, sigmoid } from '../dist/perception/perceptron.js';
import { writeNetwork } from '../dist/perception/weights-file.js';
import { assignFolds } from './cells.mjs';
import { picturesWithoutLand } from './closeups.mjs';
import { drawPlan, rasterOf } from './drawn.mjs';
import { AS_IT_IS, decodePhoto, readLandLabels, seeded, variation, vary } from './extract.mjs';
import { keptFeatures } from './kept-features.mjs';
import { trainLinear } from './linear.mjs';

/** Photos as they are, and twice with another crop, light and side. */
const VERSIONS = 3;
const RIDGE = 0.3;
const NO_LAND_WEIGHT = 1.5;
/** Of pictures made of the others or drawn: easier than photos, so worth less. */
const MADE_WEIGHT = 0.3;
/** Close parts of each room, person or thing: a wall, a floor, a piece of furniture. */
const PARTS = 2;
const PLANS = 24;
const TEMPERATURES = Array.from({ length: 40 }, (_, step) => 0.4 * 1.07 ** step);

/**
 * Trains the classifier of land, and records for each photo what networks not trained on its photographer say. Features
 * are kept in `cache`.
 *
 * @param {string} elsewhere folder of the photos that labels/elsewhere.csv names
 */
export async function trainLand({ photos, elsewhere, folder, labels, cache, foldCount }) {
  const others = readLandLabels(folder);
  const folds = new Map([...assignFolds(labels, foldCount), ...assignFolds(others, foldCount)]);
  const rows = [
    ...(await landRows({ photos, folder, labels, cache })),
    ...(await rowsFromElsewhere({ elsewhere, others, cache })),
  ];
  for (const row of rows) row.fold = folds.get(row.parent) ?? Number(row.parent) % foldCount;
  const unseen = [];
  for (let fold = 0; fold < foldCount; fold += 1) {
    const network = train(rows.filter((row) => row.fold !== fold));
    for (const row of rows.filter((row) => row.fold === fold && row.judged)) {
      const { id, file, land, features } = row;
      unseen.push({ id, file, land, logit: runPerceptron(network, features)[0] });
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
  const featuresOf = keptFeatures(cache);
  const rows = [];
  for (const label of labels) {
    let whole = null;
    for (let version = 0; version < VERSIONS; version += 1) {
      const features = await featuresOf(`${label.id}-${version}`, async () => {
        whole ??= await decodePhoto(photos, label.file);
        return vary(whole, variation(label, version));
      });
      const { id, file, land } = label;
      const weight = land ? 1 : NO_LAND_WEIGHT;
      rows.push({ id, file, parent: id, land, features, weight, judged: version === 0 });
    }
  }
  for (const { label, make } of await picturesWithoutLand({ photos, folder, labels })) {
    const { id, parent } = label;
    const features = await featuresOf(id, make);
    rows.push({ id, parent, land: false, features, weight: MADE_WEIGHT, judged: false });
  }
  return rows;
}

/** Photos of other collections, close parts of those without land, and drawn plans. */
async function rowsFromElsewhere({ elsewhere, others, cache }) {
  const featuresOf = keptFeatures(cache);
  const rows = [];
  for (const [index, { id, file, land }] of others.entries()) {
    let whole = null;
    const read = async () => {
      whole ??= await decodePhoto(elsewhere, file);
      return whole;
    };
    const add = async (name, change, weight, judged) => {
      const features = await featuresOf(name, async () => vary(await read(), change));
      rows.push({ id, file, parent: id, land, features, weight, judged });
    };
    for (let version = 0; version < VERSIONS; version += 1) {
      const change = variation({ id: FIRST_SEED + index, view: null }, version);
      await add(`${id}-${version}`, change, 1, version === 0);
    }
    for (let part = 0; part < (land ? 0 : PARTS); part += 1)
      await add(`${id}p${part}`, closePart(index, part), MADE_WEIGHT, false);
  }
  for (let index = 0; index < PLANS; index += 1) {
    const id = `plan${index}`;
    const features = await featuresOf(id, () => rasterOf(drawPlan(index)));
    rows.push({ id, parent: String(index), land: false, features, weight: MADE_WEIGHT });
  }
  return rows;
}

/** Ids of photos are seeds; those from elsewhere follow theirs. */
const FIRST_SEED = 1000;

function closePart(index, part) {
  const random = seeded((FIRST_SEED + index) * 7 + part);
  const size = 0.25 + 0.25 * random();
  const [left, top] = [(1 - size) * random(), (1 - size) * random()];
  return { ...AS_IT_IS, left, top, width: size, height: size };
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
