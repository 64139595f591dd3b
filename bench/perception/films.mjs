import { join } from 'node:path';
import { resizeRaster } from '../../packages/studio/imaging/dist/index.js';
import { perceive } from '../../packages/studio/photo-reading/dist/perception/perceive.js';
import { perceptionClasses } from '../../packages/studio/photo-reading/dist/perception/perception.js';
import { readPhoto } from '../../packages/studio/photo-reading/dist/reading/read-photo.js';
import { readClasses, readLabels } from '../../tools/sight/photos.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { proposalTables } from './proposal-tables.mjs';
import { proposalOf } from './proposals.mjs';
import { decisionsTable, landRequest, readForFilm } from './readings.mjs';
import {
  costOf,
  counted,
  listed,
  medianAndRange,
  quantile,
  readUnseen,
  rowsByView,
} from './summary.mjs';

const FORMATS = ['16:9', '9:16'];
/** Decisions about a photo are reported as they are for this format. */
const [FIRST] = FORMATS;
/** Longer side at which the product reads a photo. */
const READING_SIDE = 960;
/** Width at which a plot is laid over the labels, in cells: a far plot at eye level is a narrow strip. */
const CELLS = 640;
const OPEN = new Set(['ground', 'grass', 'snow'].map((name) => perceptionClasses.indexOf(name)));

/**
 * The labelled photos in `photos` as a film of a plot takes them: read, refused or built on, in both formats. Where
 * `unseen` is given, they are read by what training's networks saw in photos new to them.
 */
export async function filmReport(photos, unseen) {
  const readings = [];
  const plots = [];
  const costs = [];
  const proposals = new Map(FORMATS.map((format) => [format, []]));
  for (const label of readLabels()) {
    const file = join(photos, label.file);
    const seen = unseen === undefined ? null : await readUnseen(unseen, label.id);
    const cost = { label, reading: null, proposals: [] };
    for (const [format, made] of proposals) {
      const request = landRequest(format);
      const { whole, refusal, input } = await readForFilm(file, request, seen);
      if (format === FIRST) {
        readings.push({ label, refusal, data: whole.data, reading: whole.reading });
        cost.reading = await readingCost(input);
      }
      if (refusal !== null) continue;
      const proposal = await proposalOf(label, whole, request);
      made.push(proposal);
      cost.proposals.push(proposal.milliseconds);
      if (format === FIRST) plots.push(await plotOf(label, whole));
    }
    costs.push(cost);
  }
  return [
    `## readings, as a film of ${FIRST} asks for them`,
    decisionsTable(readings),
    '## plots of accepted photos',
    plotsTable(plots),
    ...[...proposals].flatMap(([format, made]) => [
      `## first proposals, ${format}`,
      proposalTables(made),
    ]),
    '## time',
    costTable(costs),
  ].join('\n\n');
}

/** CPU time in milliseconds of perceiving and reading a decoded photo, in this thread. */
async function readingCost({ photo, metadata, shownWidth }) {
  const scale = Math.min(1, READING_SIDE / Math.max(photo.width, photo.height));
  const [width, height] = [photo.width, photo.height].map((side) => Math.round(side * scale));
  const small = await resizeRaster(photo, width, height);
  const cost = await costOf(() =>
    readPhoto(small, metadata, perceive(small), null, { shownWidth }),
  );
  return cost.milliseconds;
}

/** CPU seconds of a reading and of placing and drawing a proposal: median, ninetieth percentile and most. */
function costTable(costs) {
  const shares = [0.5, 0.9, 1];
  const names = ['median', 'ninetieth percentile', 'most'];
  const columns = ['reading', 'proposal'].flatMap((what) =>
    names.map((name) => `${what}, ${name}`),
  );
  const seconds = (values) => shares.map((share) => shown(quantile(values, share) / 1000, 2));
  return markdownTable(
    ['view, CPU seconds', ...columns],
    rowsByView(costs, (view, kept) => [
      view,
      ...seconds(kept.map(({ reading }) => reading)),
      ...seconds(kept.flatMap((cost) => cost.proposals)),
    ]),
  );
}

/** The plot on which the film of an accepted reading is built, and what share of it is labelled as open ground. */
async function plotOf(label, { photo, data: { plot } }) {
  const height = Math.max(1, Math.round((CELLS * photo.height) / photo.width));
  const classes = await readClasses(label.id, CELLS, height);
  return { label, plot, open: openShare(classes, height, plot.polygon) };
}

/** Of the labelled cells inside a polygon the share that is ground, grass or snow; null where none is labelled. */
function openShare(classes, height, polygon) {
  let [labelled, open] = [0, 0];
  for (const [at, truth] of classes.entries()) {
    const point = { x: ((at % CELLS) + 0.5) / CELLS, y: (Math.floor(at / CELLS) + 0.5) / height };
    if (truth < 0 || !isInside(polygon, point)) continue;
    labelled += 1;
    if (OPEN.has(truth)) open += 1;
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

/** How much of the plots is open ground, and how large and far they are. */
function plotsTable(plots) {
  const columns = [
    'view',
    'accepted',
    '90 % open ground',
    '80 % open ground',
    'area (m²)',
    'width (m)',
    'depth (m)',
    'distance (m)',
  ];
  const table = markdownTable(
    columns,
    rowsByView(plots, (view, kept) => {
      const known = kept.filter(({ open }) => open !== null);
      const of = (name, decimals) =>
        medianAndRange(
          kept.map(({ plot }) => plot[name]),
          decimals,
        );
      return [
        view,
        kept.length,
        counted(known, ({ open }) => open >= 0.9),
        counted(known, ({ open }) => open >= 0.8),
        of('area_m2', 0),
        of('width_m'),
        of('depth_m'),
        of('distance_m'),
      ];
    }),
  );
  const less = plots.filter(({ open }) => open !== null && open < 0.8);
  const share = ({ open }) => `${shown(100 * open)} %`;
  return [table, `Less than 80 % open ground: ${listed(less, share)}.`].join('\n\n');
}
