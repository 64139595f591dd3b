import { perceive } from '../../packages/studio/photo-reading/dist/perception/perceive.js';
import { perceptionClasses } from '../../packages/studio/photo-reading/dist/perception/perception.js';
import { decodePhoto, readClasses, readLabels } from '../../tools/sight/photos.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { claimsOf, claimTable, propertyClaimsOf } from './claims.mjs';
import { filmReport } from './films.mjs';
import { quantile, readUnseen } from './summary.mjs';

const COUNT = perceptionClasses.length;
const LOW = ['ground', 'grass'].map((name) => perceptionClasses.indexOf(name));
const TENTHS = 10;

/**
 * The labelled photos in `photos`. The shipped networks were trained on them: where `unseen` is the folder that training
 * wrote, what is judged is what networks saw in photos new to them.
 *
 * @param {string | undefined} part `sight` for what is seen and claimed, `films` for what a film makes of them; both when left out
 */
export async function measurePerception(photos, unseen, part) {
  const reports = [];
  if (part !== 'films') reports.push(await sightReport(photos, unseen));
  if (part !== 'sight') reports.push(await filmReport(photos, unseen));
  const { maxRSS } = process.resourceUsage();
  return [...reports, `Memory of the process at most: ${shown(maxRSS / 1024)} MB.`].join('\n\n');
}

/** What is seen in the pixels alone, and the claims that readings make. */
async function sightReport(photos, unseen) {
  const score = newScore();
  const claims = [];
  const property = [];
  const labels = readLabels();
  for (const label of labels) {
    const photo = await decodePhoto(photos, label.file);
    const start = performance.now();
    const now = perceive(photo);
    score.milliseconds.push(performance.now() - start);
    const seen = unseen === undefined ? now : await readUnseen(unseen, label.id);
    const classes = await readClasses(label.id, seen.width, seen.height);
    addPhoto(score, seen, label, classes);
    const truth = { label, classes };
    const found = await claimsOf(photo, seen, truth);
    claims.push(...found.claims);
    property.push(...(await propertyClaimsOf(photo, found.reading, truth)));
  }
  return [
    '## sight',
    pixelTable(score),
    confusionTable(score),
    calibrationTable(score),
    decisionTable(score),
    wrongOnes(score),
    '## claims',
    claimTable(claims, labels.length),
    '## claims of photos of a property',
    claimTable(property, labels.length),
  ].join('\n\n');
}

/** What was right, to be counted photo by photo. */
function newScore() {
  return {
    confusion: Array.from({ length: COUNT }, () => new Float64Array(COUNT)),
    views: new Map(),
    sure: Array.from({ length: TENTHS }, () => ({ cells: 0, right: 0, claimed: 0 })),
    decisions: [],
    horizons: [],
    milliseconds: [],
  };
}

/** Adds a photo: its perception, its label and the labelled class of each cell. */
function addPhoto(score, seen, label, classes) {
  const name = label.view ?? 'no view';
  const counts = score.views.get(name) ?? { cells: 0, right: 0, alike: 0 };
  score.views.set(name, counts);
  for (const [at, truth] of classes.entries()) {
    if (truth < 0) continue;
    const cell = seen.probabilities.subarray(at * COUNT, (at + 1) * COUNT);
    const best = cell.indexOf(Math.max(...cell));
    const isRight = best === truth;
    score.confusion[truth][best] += 1;
    counts.cells += 1;
    counts.right += isRight ? 1 : 0;
    counts.alike += isRight || (LOW.includes(best) && LOW.includes(truth)) ? 1 : 0;
    const tenth = score.sure[Math.min(TENTHS - 1, Math.floor((cell[best] / 256) * TENTHS))];
    tenth.cells += 1;
    tenth.claimed += cell[best] / 255;
    tenth.right += isRight ? 1 : 0;
  }
  const [view] = Object.entries(seen.views).reduce((one, next) => (next[1] > one[1] ? next : one));
  score.decisions.push({ label, land: seen.land, buildable: seen.buildable, view });
  if (label.horizon !== null) {
    const error = seen.horizon === null ? 1 : Math.abs(seen.horizon.y - label.horizonY);
    const spread = seen.horizon?.spread ?? null;
    score.horizons.push({ error, spread, shows: label.horizonShows, file: label.file });
  }
}

const percent = (part, whole) => shown(whole === 0 ? null : (100 * part) / whole, 1);

function pixelTable({ views }) {
  const columns = ['view', 'all ten classes', 'ground and grass as one'];
  const row = (name, counts) => {
    const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
    const cells = sum('cells');
    return [name, percent(sum('right'), cells), percent(sum('alike'), cells)];
  };
  return markdownTable(columns, [
    ...[...views].map(([view, counts]) => row(view, [counts])),
    row('all', [...views.values()]),
  ]);
}

function confusionTable({ confusion }) {
  const rows = perceptionClasses.map((name, at) => {
    const total = confusion[at].reduce((sum, cells) => sum + cells, 0);
    return [name, ...[...confusion[at]].map((cells) => shown((100 * cells) / total))];
  });
  return markdownTable(['labelled, seen as (%)', ...perceptionClasses], rows);
}

function calibrationTable({ sure }) {
  const rows = sure
    .filter(({ cells }) => cells > 0)
    .map(({ cells, claimed, right }) => [
      `${shown((100 * claimed) / cells)} %`,
      percent(right, cells),
      cells,
    ]);
  return markdownTable(['probability claimed', 'right (%)', 'cells'], rows);
}

function decisionTable({ decisions, horizons, milliseconds }) {
  const row = (name, keep, isRight) => {
    const kept = decisions.filter(keep);
    return [name, percent(kept.filter(isRight).length, kept.length)];
  };
  const refused = ({ land }) => land < 0.5;
  const isOpen = ({ buildable }) => buildable >= 0.5;
  const viewRight = ({ label, view }) => label.view === view;
  const errors = horizons.map(({ error }) => 100 * error);
  const whereItShows = horizons.filter(({ shows }) => shows).map(({ error }) => 100 * error);
  const near = horizons.filter(({ error, spread }) => spread !== null && error <= spread);
  const shows = `where it shows (${whereItShows.length} photos)`;
  return markdownTable(
    ['decision', '%'],
    [
      row('no land, refused', ({ label }) => !label.land, refused),
      row('land, wrongly refused', ({ label }) => label.land, refused),
      row('open ground seen', ({ label }) => label.plot === 'yes', isOpen),
      row('open ground imagined', ({ label }) => label.plot === 'no', isOpen),
      row('view right', ({ label }) => label.view !== null, viewRight),
      ...['eye_level', 'oblique', 'straight_down'].map((name) =>
        row(`view right, ${name}`, ({ label }) => label.view === name, viewRight),
      ),
      ['horizon error, median, of the height', shown(quantile(errors, 0.5), 1)],
      ['horizon error, ninetieth percentile', shown(quantile(errors, 0.9), 1)],
      [`horizon error ${shows}, median`, shown(quantile(whereItShows, 0.5), 1)],
      ['the same, ninetieth percentile', shown(quantile(whereItShows, 0.9), 1)],
      ['horizon within one spread', percent(near.length, horizons.length)],
      ['milliseconds a photo, median', shown(quantile(milliseconds, 0.5))],
      ['milliseconds a photo, ninetieth percentile', shown(quantile(milliseconds, 0.9))],
    ],
  );
}

function wrongOnes({ decisions, horizons }) {
  const land = decisions.filter(({ label, land }) => label.land !== land >= 0.5);
  const view = decisions.filter(({ label, view }) => label.view !== null && label.view !== view);
  const far = horizons.filter(({ error }) => error > 0.15);
  const list = (photos) => photos.map((file) => `\`${file}\``).join(', ') || 'none';
  return [
    `Land wrong: ${list(land.map(({ label }) => label.file))}.`,
    `View wrong: ${list(view.map(({ label, view: seen }) => `${label.file} (${seen})`))}.`,
    `Horizon off by over 15 %: ${list(far.map(({ file }) => file))}.`,
  ].join('\n\n');
}
