import {
  DOUBT_OUTPUT,
  doubtOf,
  OFFSET_OUTPUT,
  OFFSET_UNIT,
} from '../../packages/studio/photo-reading/dist/perception/cell-network.js';
import { readVersion, versionFile } from './features.mjs';
import { gather, meanOf, trainNetwork } from './network.mjs';
import { horizonOf, labelsOfGrid, readLabelMap, seeded, variation } from './photos.mjs';
import { inThreads, serveTask } from './threads.mjs';

export const CLASSES = 10;
/** Classes, three about the horizon, and what fills up the kernels' eights. */
const OUTPUTS = 16;

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
        // Shared by the threads that train on it.
        const length = labels.length * versions * perVersion * inputs;
        x = new Float32Array(new SharedArrayBuffer(4 * length));
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

/** Trains the cell network on the samples that `use` keeps. */
function trainCells({ x, inputs, meta }, use, seed) {
  const rows = [];
  const counts = new Float64Array(CLASSES + 1);
  for (const [i, m] of meta.entries())
    if (use(m)) {
      rows.push(i);
      counts[m.label] += 1;
    }
  const total = counts.subarray(1).reduce((a, b) => a + b, 0);
  const weight = Float64Array.from(counts, (c) =>
    Math.min(3, (total / CLASSES / Math.max(1, c)) ** BALANCE),
  );
  const loss = (out, row, grad) => {
    const { label, above, below } = meta[row];
    let value = 0;
    if (label > 0) {
      let most = -Infinity;
      for (let k = 0; k < CLASSES; k += 1) most = Math.max(most, out[k]);
      let sum = 0;
      for (let k = 0; k < CLASSES; k += 1) sum += Math.exp(out[k] - most);
      const w = weight[label];
      for (let k = 0; k < CLASSES; k += 1) {
        const p = Math.exp(out[k] - most) / sum;
        grad[k] = w * (p - (k === label - 1 ? 1 - SMOOTH : 0) - SMOOTH / CLASSES);
      }
      value += w * (Math.log(sum) + most - out[label - 1]);
    }
    if (above >= 0) {
      const p = 1 / (1 + Math.exp(-out[10]));
      grad[10] = ABOVE_WEIGHT * (p - above);
      value -= ABOVE_WEIGHT * Math.log(Math.max(1e-7, above ? p : 1 - p));
    }
    if (below !== null) {
      // The likelihood of a Laplace distribution, so that a cell learns how far off it is too.
      const off = OFFSET_UNIT * out[OFFSET_OUTPUT] - below;
      const doubt = doubtOf(out[DOUBT_OUTPUT]);
      grad[OFFSET_OUTPUT] = (OFFSET_WEIGHT * OFFSET_UNIT * Math.sign(off)) / doubt;
      const slope = 0.2 / (1 + Math.exp(-out[DOUBT_OUTPUT]));
      grad[DOUBT_OUTPUT] = OFFSET_WEIGHT * slope * (1 / doubt - Math.abs(off) / doubt ** 2);
      value += OFFSET_WEIGHT * (Math.abs(off) / doubt + Math.log(doubt));
    }
    return value;
  };
  return trainNetwork({ x, inputs, rows, outputs: OUTPUTS, loss, seed, ...OPTIONS });
}

/** Networks whose mean is used. */
const MEMBERS = 2;

/** Trains cell networks without the photos of each fold, and the last ones on all. */
export async function trainCellNetworks(samples, folds, foldCount) {
  const tasks = Array.from({ length: MEMBERS * (foldCount + 1) }, (_, at) => ({
    ...{ samples, folds, fold: Math.floor(at / MEMBERS), seed: 1 + (at % MEMBERS) },
  }));
  const networks = await inThreads(new URL(import.meta.url), tasks);
  const factors = new Float32Array(OUTPUTS).fill(1);
  return Array.from({ length: foldCount + 1 }, (_, fold) =>
    meanOf(networks.slice(MEMBERS * fold, MEMBERS * (fold + 1)), factors),
  );
}

serveTask(({ samples, folds, fold, seed }) =>
  trainCells(samples, ({ id }) => folds.get(id) !== fold, seed),
);
