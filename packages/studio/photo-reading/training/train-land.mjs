import { writeFileSync } from 'node:fs';
import { sigmoid } from '../dist/perception/perceptron.js';
import { readArguments } from './arguments.mjs';
import { trainLand } from './land.mjs';

const help = `node packages/studio/photo-reading/training/train-land.mjs PHOTOS --elsewhere FOLDER [--cache FOLDER] [--folds 5] [--out FILE]
Trains only what tells land from everything else, which train.mjs trains too; npm run build first. --elsewhere has the photos
that labels/elsewhere.csv names. Prints what networks say of photos of other photographers.`;

const { photos, elsewhere, folder, labels, cache, out, foldCount } = readArguments(
  'land.bin',
  help,
);
const say = (text) => process.stdout.write(`${text}\n`);
const { file, unseen } = await trainLand({ photos, elsewhere, folder, labels, cache, foldCount });
const isElsewhere = ({ id }) => id.startsWith('e');
const [labelled, others] = [unseen.filter((row) => !isElsewhere(row)), unseen.filter(isElsewhere)];
for (const bound of [0.2, 0.3, 0.5, 0.7, 0.9]) {
  const refused = (rows, isLand) => {
    const kept = rows.filter(({ land }) => land === isLand);
    return `${kept.filter(({ logit }) => sigmoid(logit) < bound).length} of ${kept.length}`;
  };
  say(
    `under ${bound}: without land ${refused(labelled, false)}, elsewhere ${refused(others, false)}; with land ${refused(labelled, true)}, elsewhere ${refused(others, true)}`,
  );
}
const wrong = unseen.filter(({ land, logit }) => land !== logit > 0);
for (const { file, land, logit } of wrong)
  say(`${land ? 'land' : 'no land'} at ${sigmoid(logit).toFixed(2)}: ${file}`);
writeFileSync(out, file);
say(`${out}: ${file.length} bytes`);
