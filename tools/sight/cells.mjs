import {
  ABOVE_OUTPUT,
  OFFSET_OUTPUT,
  OFFSET_UNIT,
} from '../../packages/studio/photo-reading/dist/perception/cell-network.js';
import { readVersion, versionFile } from './features.mjs';
import { gather, trainNetworks } from './network.mjs';
import { horizonOf, labelsOfGrid, readLabelMap, seeded, variation } from './photos.mjs';

export const CLASSES = 10;
/** Classes, three about the horizon, and what fills up the kernels' eights. */
export const OUTPUTS = 16;

/** Splits photos into folds by group, so that no photographer is on both sides; kinds are spread evenly. */
export function assignFolds(labels, count) {
  const groups = new Map();
  for (const label of labels) groups.set(label.group, [...(groups.get(label.group) ?? []), label]);
  const kindOf = (label) => label.file.split('/')[0];
  const totals = Array.from({ length: count }, () => ({ all: 0, kinds: new Map() }));
  const folds = new Map();
  const sorted = [...groups.entries()].sort(
    (a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1),
  );
  for (const [, members] of sorted) {
    const cost = (t) =>
      members.reduce((sum, m) => sum + (t.kinds.get(kindOf(m)) ?? 0), 0) / members.length +
      0.2 * t.all;
    const best = totals.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    for (const m of members) {
      folds.set(m.id, totals.indexOf(best));
      best.all += 1;
      best.kinds.set(kindOf(m), (best.kinds.get(kindOf(m)) ?? 0) + 1);
    }
  }
  return folds;
}

/** Rows of features of randomly chosen labelled cells. */
export async function sampleCells({ labels, cache, versions, perVersion }) {
  let inputs = 0;
  let x = null;
  let rows = 0;
  const meta = [];
  for (const label of labels) {
    const map = await readLabelMap(label.id);
    for (let version = 0; version < versions; version += 1) {
      const v = variation(label, version);
      const data = readVersion(versionFile(cache, label.id, version));
      if (x === null) {
        inputs = data.maps.reduce((sum, m) => sum + m.channels, 0) + 16;
        x = new Float32Array(labels.length * versions * perVersion * inputs);
      }
      const classes = labelsOfGrid(map, v, data.width, data.height);
      const horizon = horizonOf(label.horizon, v);
      const random = seeded(Number(label.id) * 31 + version);
      const known = [];
      for (let i = 0; i < classes.length; i += 1)
        if (classes[i] > 0 || horizon !== null) known.push(i);
      const labelled = known.filter((i) => classes[i] > 0);
      if (labelled.length === 0 && horizon === null) continue;
      const chosen = [];
      for (let i = 0; i < perVersion; i += 1) {
        const from = (i % 8 === 0 && horizon !== null) || labelled.length === 0 ? known : labelled;
        chosen.push(from[Math.floor(random() * from.length)]);
      }
      gather(data, chosen, x, rows * inputs);
      for (const cell of chosen) {
        const cx = ((cell % data.width) + 0.5) / data.width;
        const cy = (Math.floor(cell / data.width) + 0.5) / data.height;
        const line = horizon === null ? null : horizon.left + (horizon.right - horizon.left) * cx;
        meta.push({
          id: label.id,
          version,
          cell,
          label: classes[cell],
          above:
            line === null || Math.abs(cy - line) < horizon.sigma * 0.5 ? -1 : cy < line ? 1 : 0,
          below: line === null || Math.abs(line - 0.5) > FARTHEST ? null : line - cy,
        });
      }
      rows += chosen.length;
    }
  }
  return { x, inputs, meta };
}

/** Few rounds and much dropout: the cells are many, but come of fewer than two hundred photos. */
const OPTIONS = {
  hidden: 192,
  epochs: 10,
  rate: 1e-3,
  decay: 0.1,
  dropInput: 0.25,
  dropHidden: 0.5,
};
/** Rare classes count for more, up to three times, as this power of how rare they are. */
const BALANCE = 0.2;
const ABOVE_WEIGHT = 0.5;
/** Of how far below each cell the horizon lies; from the middle of the picture it is learned to within FARTHEST heights. */
const OFFSET_WEIGHT = 0.5;
const FARTHEST = 1.1;
/** How much of a label is given to all classes: labels were drawn on coarse regions. */
const SMOOTH = 0.05;

/** What is asked of a cell: its class, whether it lies above the horizon, and how far below it the horizon lies. */
const questions = [
  { kind: 'one of', output: 0, size: CLASSES, target: 0 },
  { kind: 'yes', output: ABOVE_OUTPUT, size: 1, target: CLASSES + 1 },
  { kind: 'place', output: OFFSET_OUTPUT, size: 2, target: CLASSES + 3, unit: OFFSET_UNIT },
];
/** Numbers of a row of targets: for each question its weight, then its answer. */
const WIDTH = CLASSES + 6;

function targetsOf(meta) {
  const counts = new Float64Array(CLASSES + 1);
  for (const { label } of meta) counts[label] += 1;
  const total = counts.subarray(1).reduce((a, b) => a + b, 0);
  const targets = new Float32Array(meta.length * WIDTH);
  for (const [row, { label, above, below }] of meta.entries()) {
    const target = targets.subarray(row * WIDTH, (row + 1) * WIDTH);
    if (label > 0) {
      target.fill(SMOOTH / CLASSES, 1, CLASSES + 1);
      target[label] += 1 - SMOOTH;
      target[0] = Math.min(3, (total / CLASSES / counts[label]) ** BALANCE);
    }
    if (above >= 0) target.set([ABOVE_WEIGHT, above], CLASSES + 1);
    if (below !== null) target.set([OFFSET_WEIGHT, below], CLASSES + 3);
  }
  return targets;
}

/** Trains cell networks without the photos of each fold, and the last one on all. */
export function trainCellNetworks({ x, inputs, meta }, folds, foldCount) {
  const tasks = Array.from({ length: foldCount + 1 }, (_, fold) => ({
    rows: meta.flatMap(({ id }, row) => (folds.get(id) === fold ? [] : [row])),
  }));
  const rows = { x, inputs, targets: targetsOf(meta), width: WIDTH };
  return trainNetworks({ ...rows, outputs: OUTPUTS, questions, tasks, ...OPTIONS });
}
