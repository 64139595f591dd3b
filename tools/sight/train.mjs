import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { trainGlance } from './glance.mjs';
import { trainSight } from './sight.mjs';
import { landReport, settingReport, trainLand, trainSetting } from './whole-photo.mjs';

const help = `node tools/sight/train.mjs sight|land|setting|glance PHOTOS [--elsewhere FOLDER] [--cache FOLDER] [--folds 5] [--out FOLDER]
Trains a network of packages/studio/photo-reading on the photos in PHOTOS that tools/sight/labels names; npm run build first.
  sight    everything that perceive() sees with, land too; keeps 5 GB of features in the cache, whose folder unseen then holds
           what was seen in each photo by networks that had not been trained on its photographer, for
           npm run bench -- --perception PHOTOS --unseen CACHE/unseen
  land     land alone, with what networks say of photos of other photographers
  setting  outside or inside; take --folds 10
  glance   what a showcase sees at a glance; --without FOLD leaves one of five folds out, to measure on it
--elsewhere has the photos of labels/elsewhere.csv and settings.csv that PHOTOS has not.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string', default: join(tmpdir(), 'perception-training') },
    elsewhere: { type: 'string' },
    folds: { type: 'string', default: '5' },
    without: { type: 'string' },
    out: {
      type: 'string',
      default: fileURLToPath(
        new URL('../../packages/studio/photo-reading/weights', import.meta.url),
      ),
    },
  },
});
const say = (text) => process.stdout.write(`${text}\n`);
const save = (name, bytes) => {
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, name), bytes);
  say(`${name}: ${bytes.length} bytes`);
};
const [what, photos] = positionals;
const { cache, elsewhere, without } = values;
const task = { photos, elsewhere, cache, foldCount: Number(values.folds) };
if (photos === undefined || (what !== 'glance' && elsewhere === undefined)) throw new Error(help);

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
    save('glance.bin', await trainGlance(photos, without === undefined ? null : Number(without)));
    break;
  default:
    throw new Error(help);
}
