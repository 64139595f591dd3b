import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalAmong } from '../../packages/core/contract/dist/land/reading.js';
import { landRequestSchema } from '../../packages/core/contract/dist/land/request.js';
import { readPlot } from '../../packages/products/land/dist/reading/read-plot.js';
import { StudioPlot } from '../../packages/products/land/dist/reading/studio-plot.js';
import { perceive } from '../../packages/studio/photo-reading/dist/perception/perceive.js';
import { perceptionClasses } from '../../packages/studio/photo-reading/dist/perception/perception.js';
import { readPhotoInWorker } from '../../packages/studio/photo-reading/dist/reading/read-in-worker.js';
import { decodePhoto, readClasses, readLabels } from '../../tools/sight/photos.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { claimsJudged } from './claims.mjs';

const COUNT = perceptionClasses.length;
const OPEN = new Set(['ground', 'grass', 'snow'].map((name) => perceptionClasses.indexOf(name)));
/** Width at which a plot is laid over the labels, in cells: a far plot at eye level is a narrow strip. */
const CELLS = 640;
/** Share of labelled open ground from which a plot lies on it. */
const ON_GROUND = 0.8;
const VIEWS = ['eye_level', 'oblique', 'straight_down', 'no view'];
const { signal } = new AbortController();

/**
 * The labelled photos in `photos` as a film of a plot reads them. The shipped networks were trained on them: where `unseen`
 * is the folder that training wrote, what is judged is what networks saw in photos new to them.
 */
export async function measurePerception(photos, unseen) {
  const records = [];
  for (const label of readLabels()) {
    const start = process.cpuUsage();
    const own = perceive(await decodePhoto(photos, label.file));
    const { user, system } = process.cpuUsage(start);
    const seen = unseen === undefined ? own : await readUnseen(unseen, label.id);
    const read = await readForFilm(join(photos, label.file), seen);
    const classes = await readClasses(label.id, seen.width, seen.height);
    const judged = { label, seen, classes, ...read, seconds: (user + system) / 1e6 };
    records.push({ ...judged, cells: cellsRight(judged), open: await openShare(judged) });
  }
  return [table(records), ...lists(records)].join('\n\n');
}

/** Reads the perception of a photo that was new to training's networks, as training wrote it down. */
async function readUnseen(folder, id) {
  const seen = JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'));
  return { ...seen, probabilities: Buffer.from(seen.probabilities, 'base64') };
}

/** Reads a photo as the film of a plot does, with its metadata, by what was seen in it. */
async function readForFilm(file, seen) {
  const request = landRequestSchema.parse({
    ...{ source_image_url: 'https://example.com/photo.jpg', format: '16:9', num_constructions: 2 },
  });
  const source = await readFile(file);
  const plot = new StudioPlot((photo, stop) => readPhotoInWorker({ ...photo, seen }, stop));
  const { data, reading } = await readPlot({ plot }, { request, source, mask: null }, signal);
  return { data, claims: reading.claims, refusal: refusalAmong(data.objections) };
}

function cellsRight({ seen, classes }) {
  const count = { all: 0, right: 0, sure: 0, sureRight: 0 };
  for (const [at, truth] of classes.entries()) {
    if (truth < 0) continue;
    const cell = seen.probabilities.subarray(at * COUNT, (at + 1) * COUNT);
    const most = Math.max(...cell);
    const isRight = cell[truth] === most;
    const isSure = most >= 0.9 * 255;
    count.all += 1;
    count.right += Number(isRight);
    count.sure += Number(isSure);
    count.sureRight += Number(isSure && isRight);
  }
  return count;
}

/** Of the labelled cells inside the plot the share that is open ground; null without a plot or labels. */
async function openShare({ label, seen, refusal, data: { plot } }) {
  if (refusal !== null || plot === null) return null;
  const height = Math.max(1, Math.round((CELLS * seen.height) / seen.width));
  const classes = await readClasses(label.id, CELLS, height);
  let [labelled, open] = [0, 0];
  for (const [at, truth] of classes.entries()) {
    const point = { x: ((at % CELLS) + 0.5) / CELLS, y: (Math.floor(at / CELLS) + 0.5) / height };
    if (truth < 0 || !isInside(plot.polygon, point)) continue;
    labelled += 1;
    open += Number(OPEN.has(truth));
  }
  return labelled === 0 ? null : open / labelled;
}

/** Whether an odd number of the outline's edges lies to the right of a point. */
function isInside(polygon, { x, y }) {
  return polygon.reduce((inside, a, at) => {
    const b = polygon.at(at - 1);
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}

const has = (plot) => (record) => record.label.land && record.label.plot === plot;
const isRefused = ({ refusal }) => refusal !== null;
const isAccepted = ({ refusal }) => refusal === null;
const isTold = ({ label, data }) => label.view !== null && data.view_probability >= 0.8;
const isViewRight = ({ label, data }) => label.view === data.view;

/** What is counted: its name, the photos that it is counted in, and which of these are right. */
const counts = [
  ['no land, refused', ({ label }) => !label.land, isRefused],
  ['land without a plot, refused', has('no'), isRefused],
  ['land with a plot, taken', has('yes'), isAccepted],
  [
    'plot on open ground, where taken',
    ({ open }) => open !== null,
    ({ open }) => open >= ON_GROUND,
  ],
  ['view right, where told', isTold, isViewRight],
];

function table(records) {
  const groups = [
    ['all', records],
    ...VIEWS.map((view) => [
      view,
      records.filter(({ label }) => (label.view ?? 'no view') === view),
    ]),
  ];
  const row = (name, of) => [name, ...groups.map(([, kept]) => of(kept))];
  const total = (kept, key) => kept.reduce((sum, { cells }) => sum + cells[key], 0);
  const errors = (kept) =>
    kept.flatMap(({ label, data }) =>
      label.horizonShows && data.horizon ? [100 * Math.abs(data.horizon.y - label.horizonY)] : [],
    );
  return markdownTable(
    ['labelled photos', ...groups.map(([name, { length }]) => `${name} (${length})`)],
    [
      row('cells right (%)', (kept) => percent(total(kept, 'right'), total(kept, 'all'))),
      row('of those seen at 0.9 (%)', (kept) =>
        percent(total(kept, 'sureRight'), total(kept, 'sure')),
      ),
      ...counts.map(([name, isOf, isRight]) =>
        row(name, (kept) => {
          const of = kept.filter(isOf);
          return of.length === 0 ? '-' : `${of.filter(isRight).length} of ${of.length}`;
        }),
      ),
      row('horizon where it shows, median (% of the height)', (kept) =>
        shown(quantile(errors(kept), 0.5), 1),
      ),
      row('the same, ninetieth percentile', (kept) => shown(quantile(errors(kept), 0.9), 1)),
      row('claims true', (kept) => {
        const claims = kept.flatMap(claimsJudged);
        return `${claims.filter(({ right }) => right).length} of ${claims.length}`;
      }),
      row('seconds of a core to see one, median', (kept) =>
        shown(
          quantile(
            kept.map(({ seconds }) => seconds),
            0.5,
          ),
          2,
        ),
      ),
    ],
  );
}

const percent = (part, whole) => shown(whole === 0 ? null : (100 * part) / whole, 1);

/** The value under which this share of all lies; undefined of none. */
function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(share * values.length)];
}

/** The photos that go wrong, by kind of fault. */
function lists(records) {
  const list = (name, isOf) => {
    const files = records.filter(isOf).map(({ label, refusal }) => {
      const code = refusal === null ? '' : ` (${refusal.code})`;
      return `\`${label.file}\`${code}`;
    });
    return `${name}: ${files.join(', ') || 'none'}.`;
  };
  const isFalse = (record) => claimsJudged(record).some(({ right }) => !right);
  return [
    list(
      'No plot, and taken',
      (record) => !has('yes')(record) && !has('unsure')(record) && isAccepted(record),
    ),
    list('A plot, and refused', (record) => has('yes')(record) && isRefused(record)),
    list('Plot on other ground', ({ open }) => open !== null && open < ON_GROUND),
    list('View wrong', (record) => isTold(record) && !isViewRight(record)),
    list('False claim', isFalse),
  ];
}
