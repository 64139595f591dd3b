import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Argument, Command } from 'commander';
import { readTensors } from '../../packages/studio/photo-reading/dist/perception/backbone-weights.js';
import { wholeQuestions } from '../../packages/studio/photo-reading/dist/perception/whole-photo.js';
import { trainGlance } from './glance.mjs';
import { trainSight } from './sight.mjs';
import { trainWhole } from './whole-photo.mjs';

const weights = new URL('../../packages/studio/photo-reading/weights', import.meta.url);
const say = (text) => process.stdout.write(`${text}\n`);

const BOUNDS = [0.5, 0.7, 0.8, 0.85, 0.9, 0.95];
const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

const program = new Command('node tools/sight/train.mjs')
  .description('Trains what packages/studio/photo-reading sees with; npm run build first.')
  .addArgument(new Argument('<what>').choices(['backbone', 'sight', 'whole', 'glance']))
  .argument('<photos>', 'folder of the photos that tools/sight/labels names')
  .option('--data <folder>', 'the unpacked labelled sets')
  .option('--teacher <folder>', 'the network that backbone asks for soft labels')
  .option('--elsewhere <folder>', 'photos of elsewhere.csv')
  .option('--without-unstated', 'leaves out sets without a stated licence')
  .option('--cache <folder>', 'keeps features', join(tmpdir(), 'perception-training'))
  .option('--folds <n>', 'of sources, each judged by networks that did not see it', Number, 5)
  .option('--out <folder>', 'where weights are written', fileURLToPath(weights))
  .addHelpText(
    'after',
    `
backbone is what cells are seen with; it needs Python 3 with torch, NumPy and Pillow, and maps. sight is all else that
perceive() sees with. It keeps 5 GB of features, and in the cache's folder unseen what was seen in each photo
by networks that were not trained on its photographer, for npm run bench -- --perception PHOTOS --unseen CACHE/unseen.
whole is the part of it that tells what a photo shows as a whole; glance is what a showcase sees of a photo.`,
  )
  .parse();
const [what, photos] = program.args;
const { elsewhere, data, teacher, withoutUnstated, cache, folds, out } = program.opts();
if (what !== 'glance' && ((what !== 'backbone' && elsewhere === undefined) || data === undefined))
  program.error('--elsewhere and --data are needed');
const withUnstated = withoutUnstated !== true;
if (what === 'backbone' && withUnstated && teacher === undefined)
  program.error('--teacher is needed');
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
  case 'backbone': {
    mkdirSync(cache, { recursive: true });
    const tensors = [...readTensors('mobilenet_v2', 1)].map(([name, values]) => [
      name,
      [...values],
    ]);
    const file = join(cache, 'tensors.json');
    writeFileSync(file, JSON.stringify(Object.fromEntries(tensors)));
    const script = fileURLToPath(new URL('backbone.py', import.meta.url));
    const to = join(out, 'backbone.bin');
    execFileSync('python3', [script, file, to, cache, ...(withUnstated ? [data, teacher] : [])], {
      stdio: 'inherit',
    });
    break;
  }
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

/** How often networks are right about photos of other sources: for each question and answer, in lines. */
function wholeReport(unseen) {
  return Object.keys(wholeQuestions).flatMap((name, index) => {
    const asked = unseen.filter(({ targets }) => targets[index] !== null);
    const known = asked.map(({ shares, targets }) => answerOf(shares[name], targets[index]));
    return [name, ...answers(name, known)];
  });
}

function answerOf(shares, target) {
  const all = shares.length === 1 ? [1 - shares[0], shares[0]] : shares;
  const most = Math.max(...all);
  return { target, most, told: all.indexOf(most) };
}

function answers(name, known) {
  const names = wholeQuestions[name].length === 1 ? ['no', 'yes'] : wholeQuestions[name];
  const line = (title, isOf) => {
    const of = known.filter(({ told }) => isOf(told));
    const there = known.filter(({ target }) => isOf(target)).length;
    const cells = BOUNDS.map((bound) => {
      const sure = of.filter(({ most }) => most >= bound);
      const right = sure.filter(({ told, target }) => told === target).length;
      return `${bound}: ${percent(right, sure.length)} of ${percent(sure.length, there)}`;
    });
    return `  ${title} (${there}): ${cells.join('; ')}`;
  };
  return [line('any', () => true), ...names.map((answer, at) => line(answer, (one) => one === at))];
}
