import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Argument, Command } from 'commander';
import { trainGlance } from './glance.mjs';
import { trainSight } from './sight.mjs';
import { landReport, settingReport, trainLand, trainSetting } from './whole-photo.mjs';

const weights = new URL('../../packages/studio/photo-reading/weights', import.meta.url);
const say = (text) => process.stdout.write(`${text}\n`);

const program = new Command('node tools/sight/train.mjs')
  .description('Trains a network of packages/studio/photo-reading; npm run build first.')
  .addArgument(new Argument('<network>').choices(['sight', 'land', 'setting', 'glance']))
  .argument('<photos>', 'folder of the photos that tools/sight/labels names')
  .option('--elsewhere <folder>', 'photos of elsewhere.csv and settings.csv that are not there')
  .option('--cache <folder>', 'keeps features', join(tmpdir(), 'perception-training'))
  .option('--folds <n>', 'of photographers, each judged by networks that did not see it', Number, 5)
  .option('--without <fold>', 'of five, left out of glance to measure on it', Number)
  .option('--out <folder>', 'where weights are written', fileURLToPath(weights))
  .addHelpText(
    'after',
    `
sight is all that perceive() sees with, land too. It keeps 5 GB of features, and in the cache's folder unseen what was seen in
each photo by networks that were not trained on its photographer, for npm run bench -- --perception PHOTOS --unseen CACHE/unseen.
setting tells outside from inside (take 10 folds), glance is what a showcase sees of a photo.`,
  )
  .parse();
const [what, photos] = program.args;
const { elsewhere, cache, folds, without = null, out } = program.opts();
if (what !== 'glance' && elsewhere === undefined) program.error('--elsewhere is missing');
const task = { photos, elsewhere, cache, foldCount: folds };
const save = (name, bytes) => {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, name), bytes);
  say(`${name}: ${bytes.length} bytes`);
};

switch (what) {
  case 'sight': {
    const { perception, land } = await trainSight(task, say);
    save('perception.bin', perception);
    save('land.bin', land);
    break;
  }
  case 'land': {
    const { file, unseen } = await trainLand(task);
    landReport(unseen).forEach(say);
    save('land.bin', file);
    break;
  }
  case 'setting': {
    const { file, unseen } = await trainSetting(task);
    settingReport(unseen).forEach(say);
    save('setting.bin', file);
    break;
  }
  case 'glance':
    save('glance.bin', await trainGlance(photos, without));
    break;
}
