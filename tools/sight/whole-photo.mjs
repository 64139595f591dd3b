import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  runPerceptron,
  sigmoid,
  softmax,
} from '../../packages/studio/photo-reading/dist/perception/perceptron.js';
import { writeNetwork } from '../../packages/studio/photo-reading/dist/perception/weights-file.js';
import { perceivedSettings } from '../../packages/studio/photo-reading/dist/perception/whole-photo.js';
import { coolest, TEMPERATURES } from './calibrate.mjs';
import { assignFolds } from './cells.mjs';
import { drawPlan, rasterOf } from './drawn.mjs';
import { keptFeatures } from './features.mjs';
import { trainLinear } from './linear.mjs';
import {
  AS_IT_IS,
  decodePhoto,
  readLabels,
  readLandLabels,
  readSettingLabels,
  seeded,
  variation,
  vary,
} from './photos.mjs';
import { picturesWithoutLand } from './without-land.mjs';

/** Photos as they are, and twice with another crop, light and side. */
const VERSIONS = 3;
const RIDGE = 0.3;
const NO_LAND_WEIGHT = 1.5;
/** Of pictures made of the others or drawn: easier than photos, so worth less. */
const MADE_WEIGHT = 0.3;
/** Close parts of each room, person or thing: a wall, a floor, a piece of furniture. */
const PARTS = 2;
const PLANS = 24;
/** Ids are seeds of the versions; those of other collections follow the labelled photos'. */
const FIRST_SEED = 1000;

/**
 * Trains the classifier of land, and records for each photo what networks not trained on its photographer say. Features
 * are kept in `cache`.
 *
 * @param {string} elsewhere folder of the photos that labels/elsewhere.csv names
 */
export async function trainLand({ photos, elsewhere, cache, foldCount }) {
  const [labels, others] = [readLabels(), readLandLabels()];
  const folds = new Map([...assignFolds(labels, foldCount), ...assignFolds(others, foldCount)]);
  const featuresOf = keptFeatures(cache);
  const rows = [];
  const add = async (row, name, make) => {
    const fold = folds.get(row.parent) ?? Number(row.parent) % foldCount;
    rows.push({ ...row, fold, target: Number(row.land), features: await featuresOf(name, make) });
  };
  for (const { id, file, land, view } of labels) {
    const seen = once(() => decodePhoto(photos, file));
    for (let version = 0; version < VERSIONS; version += 1) {
      const weight = land ? 1 : NO_LAND_WEIGHT;
      const row = { id, file, parent: id, land, weight, judged: version === 0 };
      await add(row, `${id}-${version}`, async () =>
        vary(await seen(), variation({ id, view }, version)),
      );
    }
  }
  const made = { land: false, weight: MADE_WEIGHT, judged: false };
  for (const { label, make } of await picturesWithoutLand({ photos, labels }))
    await add({ id: label.id, parent: label.parent, ...made }, label.id, make);
  for (const [index, { id, file, land }] of others.entries()) {
    const seen = once(() => decodePhoto(elsewhere, file));
    const from = { id, file, parent: id, land };
    for (let version = 0; version < VERSIONS; version += 1) {
      const change = variation({ id: FIRST_SEED + index, view: null }, version);
      const row = { ...from, weight: 1, judged: version === 0 };
      await add(row, `${id}-${version}`, async () => vary(await seen(), change));
    }
    for (let part = 0; part < (land ? 0 : PARTS); part += 1)
      await add({ ...from, ...made }, `${id}p${part}`, async () =>
        vary(await seen(), closePart(index, part)),
      );
  }
  for (let index = 0; index < PLANS; index += 1) {
    const id = `plan${index}`;
    await add({ id, parent: String(index), ...made }, id, () => rasterOf(drawPlan(index)));
  }
  const { file, unseen } = crossValidated(rows, foldCount, 1);
  return { file, unseen: unseen.map((row) => ({ ...row, logit: row.logits[0] })) };
}

/** What networks say of the land in photos of other photographers, in lines. */
export function landReport(unseen) {
  const isElsewhere = ({ id }) => id.startsWith('e');
  const counts = [0.2, 0.3, 0.5, 0.7, 0.9].map((bound) => {
    const refused = (elsewhere, isLand) => {
      const kept = unseen.filter((row) => isElsewhere(row) === elsewhere && row.land === isLand);
      return `${kept.filter(({ logit }) => sigmoid(logit) < bound).length} of ${kept.length}`;
    };
    return `under ${bound}: without land ${refused(false, false)}, elsewhere ${refused(true, false)}; with land ${refused(false, true)}, elsewhere ${refused(true, true)}`;
  });
  const wrong = unseen.filter(({ land, logit }) => land !== logit > 0);
  return [
    ...counts,
    ...wrong.map(
      ({ file, land, logit }) =>
        `${land ? 'land' : 'no land'} at ${sigmoid(logit).toFixed(2)}: ${file}`,
    ),
  ];
}

/** Trains what tells photos taken outside from those taken inside and from everything else. */
export async function trainSetting({ photos, elsewhere, cache, foldCount }) {
  const labels = readSettingLabels();
  const groups = [...new Set(labels.map(({ group }) => group))].sort();
  const featuresOf = keptFeatures(cache);
  const all = perceivedSettings.map((name) => labels.filter(({ setting }) => setting === name));
  const rows = [];
  for (const [index, { id, file, group, setting }] of labels.entries()) {
    const root = existsSync(join(photos, file)) ? photos : elsewhere;
    const seen = once(() => decodePhoto(root, file));
    const fold = (groups.indexOf(group) * 7) % foldCount;
    const target = perceivedSettings.indexOf(setting);
    const weight = Math.sqrt(labels.length / perceivedSettings.length / all[target].length);
    for (let version = 0; version < VERSIONS; version += 1) {
      const change = variation({ id: FIRST_SEED + index, view: null }, version);
      const features = await featuresOf(`${id}-${version}`, async () => vary(await seen(), change));
      rows.push({ file, features, target, weight, fold, judged: version === 0 });
    }
  }
  return crossValidated(rows, foldCount, perceivedSettings.length);
}

/** How often networks are right about photos of other sources, in lines. */
export function settingReport(unseen) {
  const judged = unseen.map(({ file, target, logits }) => ({
    file,
    target,
    shares: softmax(logits, 0, logits.length, 1),
  }));
  const bounds = perceivedSettings.flatMap((name, at) =>
    [0.5, 0.7, 0.8, 0.9].map((bound) => {
      const sure = judged.filter(({ shares }) => shares[at] >= bound);
      const right = sure.filter(({ target }) => target === at).length;
      const all = judged.filter(({ target }) => target === at).length;
      return `${name} from ${bound} on: ${right} of ${sure.length} right, of ${all}`;
    }),
  );
  const places = judged.filter(({ target }) => target < 2);
  const known = places.filter(({ target, shares }) => shares[target] >= shares[1 - target]);
  const wrong = judged.flatMap(({ file, target, shares }) => {
    const taken = perceivedSettings.find((_, at) => at !== target && shares[at] >= 0.7);
    const most = Math.max(...shares).toFixed(2);
    return taken === undefined
      ? []
      : [`${perceivedSettings[target]}, not ${taken} (${most}): ${file}`];
  });
  return [
    ...bounds,
    `outside or inside, the likelier: ${known.length} of ${places.length} right`,
    ...wrong,
  ];
}

/**
 * A network linear in the rows' features, with the logits of judged rows by networks that were trained on other folds.
 * The temperature under which those are the likeliest is folded in.
 */
function crossValidated(rows, foldCount, outputs) {
  const unseen = [];
  for (let fold = 0; fold < foldCount; fold += 1) {
    const network = train(
      rows.filter((row) => row.fold !== fold),
      outputs,
    );
    for (const row of rows.filter((row) => row.fold === fold && row.judged))
      unseen.push({ ...row, logits: runPerceptron(network, row.features).slice(0, outputs) });
  }
  const likelihood = ({ target, logits }, temperature) =>
    outputs === 1
      ? sigmoid(((target === 1 ? 1 : -1) * logits[0]) / temperature)
      : softmax(logits, 0, outputs, temperature)[target];
  const temperature = coolest(TEMPERATURES, (t) =>
    unseen.reduce((sum, row) => sum - Math.log(1e-9 + likelihood(row, t)), 0),
  );
  const calibrated = (values) => values.map((value) => value / temperature);
  const network = train(rows, outputs);
  return {
    file: writeNetwork({
      ...network,
      second: calibrated(network.second),
      secondBias: calibrated(network.secondBias),
    }),
    unseen: unseen.map((row) => ({ ...row, logits: calibrated(row.logits) })),
  };
}

function train(rows, outputs) {
  const inputs = rows[0].features.length;
  const x = new Float32Array(rows.length * inputs);
  for (const [at, { features }] of rows.entries()) x.set(features, at * inputs);
  const head = {
    size: outputs,
    target: (row) => rows[row].target,
    weight: (row) => rows[row].weight,
  };
  return trainLinear({ x, inputs, count: rows.length, ridge: RIDGE, heads: [head] });
}

function closePart(index, part) {
  const random = seeded((FIRST_SEED + index) * 7 + part);
  const size = 0.25 + 0.25 * random();
  const [left, top] = [(1 - size) * random(), (1 - size) * random()];
  return { ...AS_IT_IS, left, top, width: size, height: size };
}

/** Makes a value at the first call, and gives it again at the next ones. */
function once(make) {
  let made = null;
  return () => {
    made ??= make();
    return made;
  };
}
