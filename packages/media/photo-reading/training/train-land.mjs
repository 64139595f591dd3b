import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sigmoid } from '../dist/perception/perceptron.js';
import { readLabels } from './extract.mjs';
import { trainLand } from './land.mjs';

const help = `node packages/media/photo-reading/training/train-land.mjs PHOTOS [--cache FOLDER] [--folds 5] [--out FILE]
Trains only what tells land from everything else, which train.mjs trains too; npm run build first. Prints what networks say of
photos of other photographers.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string', default: join(tmpdir(), 'perception-training') },
    folds: { type: 'string', default: '5' },
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../weights/land.bin', import.meta.url)),
    },
  },
});
const [photos] = positionals;
if (photos === undefined) throw new Error(help);

const say = (text) => process.stdout.write(`${text}\n`);
const { cache } = options;
const folder = fileURLToPath(new URL('./labels', import.meta.url));
const labels = readLabels(folder);
const foldCount = Number(options.folds);
const { file, unseen } = await trainLand({ photos, folder, labels, cache, foldCount });
for (const bound of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const refused = (rows) =>
    `${rows.filter(({ logit }) => sigmoid(logit) < bound).length} of ${rows.length}`;
  const [land, none] = [true, false].map((is) => refused(unseen.filter((row) => row.land === is)));
  say(`under ${bound}: ${none} without land, ${land} with land`);
}
writeFileSync(options.out, file);
say(`${options.out}: ${file.length} bytes`);
