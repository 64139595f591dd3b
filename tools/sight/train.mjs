import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Argument, Command } from 'commander';
import { trainGlance } from './glance.mjs';
import { trainSight } from './sight.mjs';
import { trainWhole } from './whole-photo.mjs';
import { wholeReport } from './whole-report.mjs';

const weights = new URL('../../packages/studio/photo-reading/weights', import.meta.url);
const say = (text) => process.stdout.write(`${text}\n`);

const program = new Command('node tools/sight/train.mjs')
  .description('Trains what packages/studio/photo-reading sees with; npm run build first.')
  .addArgument(new Argument('<what>').choices(['sight', 'whole', 'glance']))
  .argument('<photos>', 'folder of the photos that tools/sight/labels names')
  .option('--data <folder>', 'the unpacked labelled sets')
  .option('--elsewhere <folder>', 'photos of elsewhere.csv')
  .option('--without-unstated', 'leaves out sets without a stated licence')
  .option('--cache <folder>', 'keeps features', join(tmpdir(), 'perception-training'))
  .option('--folds <n>', 'of sources, each judged by networks that did not see it', Number, 5)
  .option('--out <folder>', 'where weights are written', fileURLToPath(weights))
  .addHelpText(
    'after',
    `
sight is all that perceive() sees with. It keeps 5 GB of features, and in the cache's folder unseen what was seen in each photo
by networks that were not trained on its photographer, for npm run bench -- --perception PHOTOS --unseen CACHE/unseen.
whole is the part of it that tells what a photo shows as a whole; glance is what a showcase sees of a photo.`,
  )
  .parse();
const [what, photos] = program.args;
const { elsewhere, data, withoutUnstated, cache, folds, out } = program.opts();
if (what !== 'glance' && (elsewhere === undefined || data === undefined))
  program.error('--elsewhere and --data are needed');
const withUnstated = withoutUnstated !== true;
const task = { photos, elsewhere, data, withUnstated, cache, foldCount: folds };
const save = (name, bytes) => {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, name), bytes);
  say(`${name}: ${bytes.length} bytes`);
};
const saveWhole = ({ file, unseen }) => {
  wholeReport(unseen).forEach(say);
  save('whole-photo.bin', file);
};

switch (what) {
  case 'sight': {
    const { perception, whole } = await trainSight(task, say);
    save('perception.bin', perception);
    saveWhole(whole);
    break;
  }
  case 'whole':
    saveWhole(await trainWhole(task, say));
    break;
  case 'glance':
    save('glance.bin', await trainGlance(photos));
    break;
}
