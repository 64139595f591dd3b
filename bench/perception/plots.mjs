import { perceptionClasses } from '../../packages/studio/photo-reading/dist/index.js';
import { markdownTable, shown } from '../markdown.mjs';
import { readClasses } from './labels.mjs';
import { counted, listed, medianAndRange, rowsByView } from './summary.mjs';

/** Width at which a plot is laid over the labels, in cells: a far plot at eye level is a narrow strip. */
const CELLS = 640;
const OPEN = new Set(['ground', 'grass', 'snow'].map((name) => perceptionClasses.indexOf(name)));

/** The plot on which the film of an accepted reading is built, and what share of it is labelled as open ground. */
export async function plotOf(label, { photo, data: { plot } }) {
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
export function plotsTable(plots) {
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
