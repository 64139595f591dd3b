import {
  GLANCE_INPUTS,
  takeGlance,
} from '../../packages/studio/photo-reading/dist/perception/glance.js';
import { writeNetworks } from '../../packages/studio/photo-reading/dist/perception/weights-file.js';
import { CLASSES } from './cells.mjs';
import { trainNetworks } from './network.mjs';
import {
  decodePhoto,
  labelsOfGrid,
  readLabelMap,
  readLabels,
  seeded,
  variation,
  vary,
} from './photos.mjs';

/** Photos as they are, and five times with another crop, light and side. */
const VERSIONS = 6;
const CELLS_A_VERSION = 60;
/** Rare classes count for more, as this power of how rare they are, up to four times. */
const BALANCE = 0.5;
const MOST = 4;
/** Crops are for buildings, so buildings weigh more. */
const BUILDING = 7;
const BUILDING_WEIGHT = 2;
/** How much of a label is given to all classes: labels were drawn on coarse regions. */
const SMOOTH = 0.05;
const OPTIONS = { hidden: 24, epochs: 12, rate: 3e-3, decay: 0.02, dropHidden: 0.2 };

/** Trains what is seen of a photo at a glance. */
export async function trainGlance(photos) {
  const labels = readLabels();
  const x = new Float32Array(labels.length * VERSIONS * CELLS_A_VERSION * GLANCE_INPUTS);
  const meta = [];
  for (const label of labels) {
    const whole = await decodePhoto(photos, label.file);
    const map = await readLabelMap(label.id);
    for (let version = 0; version < VERSIONS; version += 1) {
      const v = variation(label, version);
      const { width, height, cells } = takeGlance(vary(whole, v));
      const classes = labelsOfGrid(map, v, width, height);
      const known = [...classes.keys()].filter((cell) => classes[cell] > 0);
      if (known.length === 0) continue;
      const random = seeded(Number(label.id) * 31 + version);
      for (let taken = 0; taken < CELLS_A_VERSION; taken += 1) {
        const cell = known[Math.floor(random() * known.length)];
        const from = cell * GLANCE_INPUTS;
        x.set(cells.subarray(from, from + GLANCE_INPUTS), meta.length * GLANCE_INPUTS);
        meta.push({ id: label.id, label: classes[cell] });
      }
    }
  }

  const rows = [...meta.keys()];
  const counts = new Float64Array(CLASSES);
  for (const row of rows) counts[meta[row].label - 1] += 1;
  const weights = counts.map(
    (count, at) =>
      Math.min(MOST, (rows.length / CLASSES / Math.max(1, count)) ** BALANCE) *
      (at === BUILDING - 1 ? BUILDING_WEIGHT : 1),
  );

  const width = CLASSES + 1;
  const targets = new Float32Array(rows.length * width).fill(SMOOTH / CLASSES);
  for (const row of rows) {
    const { label } = meta[row];
    targets[row * width] = weights[label - 1];
    targets[row * width + label] += 1 - SMOOTH;
  }
  /** The kernels work on multiples of eight outputs; those after the classes are not used. */
  const outputs = 16;
  const questions = [{ kind: 'one of', output: 0, size: CLASSES, target: 0 }];
  const of = { x, inputs: GLANCE_INPUTS, targets, width, outputs, questions, tasks: [{ rows }] };
  return writeNetworks(trainNetworks({ ...of, ...OPTIONS }));
}
