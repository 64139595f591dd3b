import {
  runPerceptron,
  sigmoid,
  softmax,
} from '../../packages/studio/photo-reading/dist/perception/perceptron.js';
import { resampleRaster } from '../../packages/studio/photo-reading/dist/perception/resample.js';
import { writeNetworks } from '../../packages/studio/photo-reading/dist/perception/weights-file.js';
import { wholeQuestions } from '../../packages/studio/photo-reading/dist/perception/whole-photo.js';
import { coolest, TEMPERATURES } from './calibrate.mjs';
import { readWholeLabels } from './data-sets.mjs';
import { drawPlan, rasterOf } from './drawn.mjs';
import { keptFeatures } from './features.mjs';
import { meanOf, trainNetworks } from './network.mjs';
import { decodePhoto, readLabels, seeded, sharp, variation, vary } from './photos.mjs';
import { picturesWithoutLand } from './without-land.mjs';

/** Of each labelled photo of ours, and of the sharp collections; MiniPlaces has enough photos, as soft as they are. */
const OWN_VERSIONS = 4;
const SHARP_VERSIONS = 2;
const PLANS = 24;
/** Side and qualities of the copies that are compressed anew, as small photos of the web are. */
const SOFT_SIDE = 128;
const QUALITY = { least: 55, range: 40 };
/** Ours are few and the only ones that look like customers' photos; what is cut or drawn is easy. */
const SET_WEIGHTS = { own: 4, elsewhere: 4, made: 0.5 };
/** Photos of a set from which on its weight grows only with their root. */
const FEW = 300;
/** Share of the loss of each question. */
const QUESTION_WEIGHTS = { land: 1, open: 0.5, view: 1, place: 0.7, kind: 1.5 };
const SMOOTH = 0.05;
const OPTIONS = { hidden: 128, epochs: 10, batch: 256, rate: 2e-3, decay: 0.05 };
const DROPPED = { dropInput: 0.2, dropHidden: 0.5 };
/** Networks whose mean is shipped. */
const MEMBERS = 2;

const questions = Object.entries(wholeQuestions).map(([name, names], index, all) => ({
  name,
  size: names.length,
  from: all.slice(0, index).reduce((sum, [, { length }]) => sum + length, 0),
}));
/** The same in perceptrons.py's words: each has its weight before its answers among the targets. */
const asked = questions.map((question, index) => ({
  ...question,
  ...{ kind: question.size === 1 ? 'yes' : 'one of', output: question.from },
  target: question.from + index,
}));
const WIDTH = questions.reduce((sum, { size }) => sum + size + 1, 0);
/** The kernel multiplies by eights; the last outputs say nothing. */
const OUTPUTS = 8 * Math.ceil(questions.reduce((sum, { size }) => sum + size, 0) / 8);

/**
 * Trains what tells of a photo as a whole, and records what networks say of each photo that were trained on other sources.
 * Features are kept in `cache`.
 */
export async function trainWhole({ foldCount, ...task }, say) {
  const rows = await takeRows(task, say);
  const inputs = rows[0].features.length;
  const x = new Float32Array(rows.length * inputs);
  for (const [at, { features }] of rows.entries()) x.set(features, at * inputs);
  const meta = withFolds(rows, foldCount);
  const without = (fold) => meta.filter((row) => row.fold !== fold).map(({ at }) => at);
  const tasks = [
    ...Array.from({ length: foldCount }, (_, fold) => ({ rows: without(fold) })),
    ...Array.from({ length: MEMBERS }, (_, member) => ({ rows: without(null), seed: member + 1 })),
  ];
  say(`${rows.length} pictures, ${inputs} features each`);
  const targets = targetsOf(meta);
  const networks = trainNetworks({
    ...{ x, inputs, targets, width: WIDTH, outputs: OUTPUTS, questions: asked, tasks },
    ...{ ...OPTIONS, ...DROPPED },
  });
  const judged = meta.filter(({ judged }) => judged);
  for (const row of judged) row.logits = runPerceptron(networks[row.fold], rows[row.at].features);
  const temperatures = questions.map((question) => temperatureOf(judged, question));
  const factors = new Float32Array(OUTPUTS);
  for (const [at, { from, size }] of questions.entries())
    factors.fill(1 / temperatures[at], from, from + size);
  const network = meanOf(networks.slice(foldCount), factors);
  const unseen = judged.map((row) => ({ ...row, shares: sharesOf(row.logits, temperatures) }));
  return { file: writeNetworks([network]), unseen };
}

async function takeRows({ cache, ...folders }, say) {
  const featuresOf = keptFeatures(cache);
  const rows = [];
  const add = async (label, version, make) =>
    rows.push({
      ...label,
      judged: version === 0 && label.set !== 'made',
      features: await featuresOf(`${label.id.replaceAll('/', '_')}-${version}`, make),
    });
  for (const [index, label] of readWholeLabels(folders).entries()) {
    const versions = label.set.startsWith('miniplaces')
      ? 1
      : label.set in SET_WEIGHTS
        ? OWN_VERSIONS
        : SHARP_VERSIONS;
    for (let version = 0; version < versions; version += 1)
      await add(label, version, () => versionOf(label, index, version));
    if (index % 1000 === 999) say(`${index + 1} photos seen`);
  }
  const nothing = {
    land: false,
    open: false,
    view: null,
    place: 'other',
    kind: 'other',
  };
  for (const { label, make } of await picturesWithoutLand({ ...folders, labels: readLabels() })) {
    const isDrawn = label.group === undefined;
    const source = isDrawn ? `drawn ${label.id}` : `own ${label.group}`;
    const place = isDrawn ? 'other' : null;
    await add({ ...nothing, id: label.id, file: label.file, set: 'made', source, place }, 0, make);
  }
  for (let index = 0; index < PLANS; index += 1) {
    const id = `plan${index}`;
    await add({ ...nothing, id, file: id, set: 'made', source: id }, 0, () =>
      rasterOf(drawPlan(index)),
    );
  }
  return rows;
}

/** Every other version is compressed as small as photos of the softest set are. */
async function versionOf({ folder, file, view }, index, version) {
  const photo = await decodePhoto(folder, file);
  const changed = vary(photo, variation({ id: 5000 + index, view }, version));
  return version % 2 === 0 ? changed : recompressed(changed, seeded(index * 10 + version));
}

async function recompressed(photo, random) {
  const { width, height, data } = resampleRaster(photo, SOFT_SIDE, SOFT_SIDE);
  const quality = QUALITY.least + Math.floor(QUALITY.range * random());
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  return { width, height, channels: 3, data: await sharp(jpeg).raw().toBuffer() };
}

/** What training needs to know of each row: targets by question, weight, and a fold that keeps sources together. */
function withFolds(rows, foldCount) {
  const sizes = countBy(rows, ({ source }) => source);
  const totals = Array.from({ length: foldCount }, () => 0);
  const folds = new Map();
  // The largest first, each to the fold with the fewest.
  for (const [source, count] of [...sizes].sort((a, b) => b[1] - a[1])) {
    const fold = totals.indexOf(Math.min(...totals));
    folds.set(source, fold);
    totals[fold] += count;
  }
  const ofSet = countBy(rows, ({ set }) => set);
  return rows.map(({ features, ...row }, at) => ({
    ...row,
    at,
    fold: folds.get(row.source),
    weight: (SET_WEIGHTS[row.set] ?? 1) * Math.sqrt(FEW / Math.max(FEW, ofSet.get(row.set))),
    targets: questions.map(({ name, size }) => {
      const known = row[name];
      if (known === null) return null;
      if (size === 1) return Number(known);
      const target = wholeQuestions[name].indexOf(known);
      if (target < 0) throw new Error(`${row.file}: ${known} is no answer to ${name}`);
      return target;
    }),
  }));
}

function countBy(rows, keyOf) {
  const counts = new Map();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/** How much rarer answers count for more: the root of how rare they are. */
function balanceOf(meta) {
  return questions.map(({ size }, index) => {
    const totals = new Float64Array(Math.max(2, size)).fill(1);
    for (const { targets, weight } of meta)
      if (targets[index] !== null) totals[targets[index]] += weight;
    const all = totals.reduce((sum, total) => sum + total, 0);
    return totals.map((total) => Math.sqrt(all / totals.length / total));
  });
}

/** For each question the weight of the row and its answer, among what else could be answered. */
function targetsOf(meta) {
  const balance = balanceOf(meta);
  const mean = meta.reduce((sum, { weight }) => sum + weight, 0) / meta.length;
  const all = new Float32Array(meta.length * WIDTH);
  for (const [row, { targets, weight }] of meta.entries()) {
    for (const [index, { name, size, target }] of asked.entries()) {
      const answer = targets[index];
      if (answer === null) continue;
      const at = row * WIDTH + target;
      all[at] = (QUESTION_WEIGHTS[name] * weight * balance[index][answer]) / mean;
      all.fill(SMOOTH / Math.max(2, size), at + 1, at + 1 + size);
      if (size > 1 || answer === 1) all[at + 1 + (size > 1 ? answer : 0)] += 1 - SMOOTH;
    }
  }
  return all;
}

/** Of a target by shares of one question: one share of yes, or one for each answer. */
const likelihood = (shares, target) =>
  shares.length > 1 ? shares[target] : target === 1 ? shares[0] : 1 - shares[0];

function sharesOfQuestion(logits, { from, size }, temperature) {
  return size === 1
    ? [sigmoid(logits[from] / temperature)]
    : [...softmax(logits, from, size, temperature)];
}

const sharesOf = (logits, temperatures) =>
  Object.fromEntries(
    questions.map((question, at) => [
      question.name,
      sharesOfQuestion(logits, question, temperatures[at]),
    ]),
  );

/** Photos of ours count as much as in training. */
function temperatureOf(judged, question) {
  const index = questions.indexOf(question);
  const known = judged.filter(({ targets }) => targets[index] !== null);
  return coolest(TEMPERATURES, (t) =>
    known.reduce((sum, { logits, targets, weight }) => {
      const shares = sharesOfQuestion(logits, question, t);
      return sum - weight * Math.log(1e-9 + likelihood(shares, targets[index]));
    }, 0),
  );
}

/** Shares of unseen rows in the form of perceiveWhole. */
export function wholeOf({ land, open, view, place, kind }) {
  const named = (names, shares) => Object.fromEntries(names.map((name, at) => [name, shares[at]]));
  return {
    land: land[0],
    buildable: open[0],
    views: named(wholeQuestions.view, view),
    places: named(wholeQuestions.place, place),
    kinds: named(wholeQuestions.kind, kind),
  };
}
