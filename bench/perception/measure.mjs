import { join } from 'node:path';
import { localDrivers, perceptionClasses } from '../../packages/studio/photo-reading/dist/index.js';
import { markdownTable, shown } from '../markdown.mjs';
import { claimsOf, claimTable, propertyClaimsOf } from './claims.mjs';
import { decodeForSight, readUnseen } from './decoding.mjs';
import { filmReport } from './films.mjs';
import { readClasses, readLabels } from './labels.mjs';
import { addPhoto, newScore } from './score.mjs';

const NO_METADATA = {
  focalLength35mm: null,
  gimbalPitchDegrees: null,
  relativeAltitudeMetres: null,
};

/**
 * The labelled photos in `photos`. The shipped networks were trained on them: where `unseen` is the folder that training
 * wrote, what is judged is what networks saw in photos new to them.
 *
 * @param {string | undefined} part `sight` for drivers and claims, `films` for what a film makes of them; both when left out
 */
export async function measurePerception(photos, unseen, part) {
  const reports = [];
  if (part !== 'films') reports.push(await sightReport(photos, unseen));
  if (part !== 'sight') reports.push(await filmReport(photos, unseen));
  const { maxRSS } = process.resourceUsage();
  return [...reports, `Memory of the process at most: ${shown(maxRSS / 1024)} MB.`].join('\n\n');
}

/** Both drivers from the pixels alone, and the claims that readings make. */
async function sightReport(photos, unseen) {
  const scores = { rules: newScore(), learned: newScore() };
  const claims = [];
  const property = [];
  for (const label of readLabels()) {
    const photo = await decodeForSight(join(photos, label.file));
    for (const [driver, score] of Object.entries(scores)) {
      const start = performance.now();
      const now = localDrivers[driver](photo, NO_METADATA);
      score.milliseconds.push(performance.now() - start);
      const seen =
        driver === 'learned' && unseen !== undefined ? await readUnseen(unseen, label.id) : now;
      const classes = await readClasses(label.id, seen.width, seen.height);
      addPhoto(score, seen, label, classes);
      if (driver === 'learned') {
        const truth = { label, classes };
        const found = await claimsOf(photo, seen, truth);
        claims.push(...found.claims);
        property.push(...(await propertyClaimsOf(photo, found.reading, truth)));
      }
    }
  }
  return [
    ...Object.entries(scores).map(([driver, score]) => report(driver, score)),
    '## claims',
    claimTable(claims, readLabels().length),
    '## claims of photos of a property',
    claimTable(property, readLabels().length),
  ].join('\n\n');
}

const percent = (part, whole) => shown(whole === 0 ? null : (100 * part) / whole, 1);

function report(driver, score) {
  return [
    `## ${driver}`,
    pixelTable(score),
    confusionTable(score),
    calibrationTable(score),
    decisionTable(score),
    wrongOnes(score),
  ].join('\n\n');
}

function pixelTable({ views }) {
  const columns = ['view', 'all ten classes', 'ground and grass as one', 'classes the rules know'];
  const row = (name, counts) => {
    const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
    const cells = sum('cells');
    return [
      name,
      percent(sum('right'), cells),
      percent(sum('alike'), cells),
      percent(sum('knownRight'), sum('known')),
    ];
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
  const of = (keep, right) => {
    const kept = decisions.filter(keep);
    return percent(kept.filter(right).length, kept.length);
  };
  const at = (values, share) => values.sort((a, b) => a - b)[Math.floor(values.length * share)];
  const errors = horizons.map(({ error }) => 100 * error);
  const whereItShows = horizons.filter(({ shows }) => shows).map(({ error }) => 100 * error);
  const near = horizons.filter(({ error, spread }) => spread !== null && error <= spread);
  const views = ['eye_level', 'oblique', 'straight_down'];
  return markdownTable(
    ['decision', '%'],
    [
      [
        'no land, refused',
        of(
          ({ label }) => !label.land,
          ({ land }) => land < 0.5,
        ),
      ],
      [
        'land, wrongly refused',
        of(
          ({ label }) => label.land,
          ({ land }) => land < 0.5,
        ),
      ],
      [
        'open ground seen',
        of(
          ({ label }) => label.plot === 'yes',
          (d) => d.buildable >= 0.5,
        ),
      ],
      [
        'open ground imagined',
        of(
          ({ label }) => label.plot === 'no',
          (d) => d.buildable >= 0.5,
        ),
      ],
      [
        'view right',
        of(
          ({ label }) => label.view !== null,
          ({ label, view }) => label.view === view,
        ),
      ],
      ...views.map((name) => [
        `view right, ${name}`,
        of(
          ({ label }) => label.view === name,
          ({ view }) => view === name,
        ),
      ]),
      ['horizon error, median, of the height', shown(at(errors, 0.5), 1)],
      ['horizon error, ninetieth percentile', shown(at(errors, 0.9), 1)],
      [
        `horizon error where it shows (${whereItShows.length} photos), median`,
        shown(at(whereItShows, 0.5), 1),
      ],
      ['the same, ninetieth percentile', shown(at(whereItShows, 0.9), 1)],
      ['horizon within one spread', percent(near.length, horizons.length)],
      ['milliseconds a photo, median', shown(at(milliseconds, 0.5))],
      ['milliseconds a photo, ninetieth percentile', shown(at(milliseconds, 0.9))],
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
