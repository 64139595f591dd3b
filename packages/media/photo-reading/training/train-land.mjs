import { writeFileSync } from 'node:fs';
import { sigmoid } from '../dist/perception/perceptron.js';
import { readArguments } from './arguments.mjs';
import { trainLand } from './land.mjs';

const help = `node packages/media/photo-reading/training/train-land.mjs PHOTOS [--cache FOLDER] [--folds 5] [--out FILE]
Trains only what tells land from everything else, which train.mjs trains too; npm run build first. Prints what networks say of
photos of other photographers.`;

const { photos, folder, labels, cache, out, foldCount } = readArguments('land.bin', help);
const say = (text) => process.stdout.write(`${text}\n`);
const { file, unseen } = await trainLand({ photos, folder, labels, cache, foldCount });
for (const bound of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const refused = (rows) =>
    `${rows.filter(({ logit }) => sigmoid(logit) < bound).length} of ${rows.length}`;
  const [land, none] = [true, false].map((is) => refused(unseen.filter((row) => row.land === is)));
  say(`under ${bound}: ${none} without land, ${land} with land`);
}
writeFileSync(out, file);
say(`${out}: ${file.length} bytes`);
