import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPerceptron, softmax } from '../dist/perception/perceptron.js';
import { writeNetwork } from '../dist/perception/weights-file.js';
import { perceivedSettings } from '../dist/perception/whole-photo/setting.js';
import { readArguments } from './arguments.mjs';
import { decodePhoto, readSettingLabels, variation, vary } from './extract.mjs';
import { keptFeatures } from './kept-features.mjs';
import { trainLinear } from './linear.mjs';

const help = `node packages/studio/photo-reading/training/train-setting.mjs PHOTOS --elsewhere FOLDER [--cache FOLDER] [--folds 10] [--out FILE]
Trains what tells photos taken outside from those taken inside and from everything else; npm run build first. --elsewhere has
the photos that labels/settings.csv names and PHOTOS has not. Prints how often networks are right about photos of other sources.`;

/** Photos as they are, and twice with another crop, light and side. */
const VERSIONS = 3;
const RIDGE = 0.3;
/** Ids are seeds of the versions. */
const FIRST_SEED = 1000;
const TEMPERATURES = Array.from({ length: 40 }, (_, step) => 0.3 * 1.05 ** step);

const { photos, elsewhere, folder, cache, out, foldCount } = readArguments('setting.bin', help);
const say = (text) => process.stdout.write(`${text}\n`);
const labels = readSettingLabels(folder);
const groups = [...new Set(labels.map(({ group }) => group))].sort();
const folds = new Map(groups.map((group, index) => [group, (index * 7) % foldCount]));
const featuresOf = keptFeatures(cache);
const rows = [];
for (const [index, { id, file, group, setting }] of labels.entries()) {
  const root = existsSync(join(photos, file)) ? photos : elsewhere;
  let whole = null;
  for (let version = 0; version < VERSIONS; version += 1) {
    const features = await featuresOf(`${id}-${version}`, async () => {
      whole ??= await decodePhoto(root, file);
      return vary(whole, variation({ id: FIRST_SEED + index, view: null }, version));
    });
    const target = perceivedSettings.indexOf(setting);
    rows.push({ file, features, target, fold: folds.get(group), judged: version === 0 });
  }
}

function train(rows) {
  const inputs = rows[0].features.length;
  const x = new Float32Array(rows.length * inputs);
  for (const [at, { features }] of rows.entries()) x.set(features, at * inputs);
  const counts = perceivedSettings.map(
    (_, at) => rows.filter(({ target }) => target === at).length,
  );
  const head = {
    size: perceivedSettings.length,
    target: (row) => rows[row].target,
    weight: (row) => Math.sqrt(rows.length / perceivedSettings.length / counts[rows[row].target]),
  };
  return trainLinear({ x, inputs, count: rows.length, ridge: RIDGE, heads: [head] });
}

const unseen = [];
for (let fold = 0; fold < foldCount; fold += 1) {
  const network = train(rows.filter((row) => row.fold !== fold));
  for (const { file, features, target } of rows.filter((row) => row.fold === fold && row.judged))
    unseen.push({ file, target, logits: runPerceptron(network, features) });
}
const surprise = (temperature) =>
  unseen.reduce((sum, { target, logits }) => {
    const shares = softmax(logits, 0, perceivedSettings.length, temperature);
    return sum - Math.log(1e-9 + shares[target]);
  }, 0);
const temperature = TEMPERATURES.reduce((best, next) =>
  surprise(next) < surprise(best) ? next : best,
);
const judged = unseen.map(({ file, target, logits }) => ({
  file,
  target,
  shares: softmax(logits, 0, perceivedSettings.length, temperature),
}));
for (const [at, name] of perceivedSettings.entries()) {
  const all = judged.filter(({ target }) => target === at).length;
  for (const bound of [0.5, 0.7, 0.8, 0.9]) {
    const sure = judged.filter(({ shares }) => shares[at] >= bound);
    const right = sure.filter(({ target }) => target === at).length;
    say(`${name} from ${bound} on: ${right} of ${sure.length} right, of ${all}`);
  }
}
const places = judged.filter(({ target }) => target < 2);
const known = places.filter(({ target, shares }) => shares[target] >= shares[1 - target]);
say(`outside or inside, the likelier: ${known.length} of ${places.length} right`);
for (const { file, target, shares } of judged) {
  const wrong = perceivedSettings.find((_, at) => at !== target && shares[at] >= 0.7);
  if (wrong !== undefined)
    say(`${perceivedSettings[target]}, not ${wrong} (${Math.max(...shares).toFixed(2)}): ${file}`);
}
const network = train(rows);
const calibrated = (values) => values.map((value) => value / temperature);
const { second, secondBias } = network;
const file = writeNetwork({
  ...network,
  second: calibrated(second),
  secondBias: calibrated(secondBias),
});
writeFileSync(out, file);
say(`${out}: ${file.length} bytes, temperature ${temperature.toFixed(2)}`);
