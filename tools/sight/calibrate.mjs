import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  agreedViews,
  cellProbabilities,
  followEdges,
} from '../../packages/studio/photo-reading/dist/perception/cell-probabilities.js';
import {
  findHorizon,
  HORIZON_BINS,
  HORIZON_FIRST,
  HORIZON_STEP,
  horizonShares,
} from '../../packages/studio/photo-reading/dist/perception/horizon-profile.js';
import { softmax } from '../../packages/studio/photo-reading/dist/perception/perceptron.js';
import { labelsOfGrid, readLabelMap, variation } from './photos.mjs';

export const TEMPERATURES = Array.from({ length: 40 }, (_, step) => 0.4 * 1.07 ** step);
/** Every so many cells is enough to find one number. */
const CELL_STEP = 23;
const CLASSES = 10;

const sum = (values) => values.reduce((total, value) => total + value, 0);
/** The temperature under which a loss is the least. */
export const coolest = (temperatures, loss) =>
  temperatures
    .map((temperature) => ({ temperature, loss: loss(temperature) }))
    .reduce((best, next) => (next.loss < best.loss ? next : best)).temperature;

/** Divisors of logits under which photos that were not trained on are the most likely. */
export async function calibrate(unseen) {
  const cells = [];
  for (const { id, label, outputs, data } of unseen) {
    const map = await readLabelMap(id);
    const truth = labelsOfGrid(map, variation(label, 0), data.width, data.height);
    for (let at = 0; at < truth.length; at += CELL_STEP) {
      if (truth[at] === 0) continue;
      cells.push({ logits: outputs.slice(at * 16, at * 16 + CLASSES), truth: truth[at] - 1 });
    }
  }
  const surprise = (logits, truth, temperature) =>
    -Math.log(1e-9 + softmax(logits, 0, logits.length, temperature)[truth]);
  const lined = unseen.filter(({ horizon }) => horizon !== null);
  return {
    cells: coolest(TEMPERATURES, (t) => sum(cells.map((c) => surprise(c.logits, c.truth, t)))),
    horizon: coolest([0.5, 0.7, 0.85, 1, 1.2, 1.5, 2, 2.6], (t) =>
      sum(lined.map((r) => lost(r, t))),
    ),
  };
}

/** Surprise at a horizon, a bin to each side counted as right. */
function lost({ outputs, data, network, horizon }, temperature) {
  const probabilities = cellProbabilities(outputs, data, 1);
  const shares = horizonShares(probabilities, network, temperature);
  const y = (horizon.left + horizon.right) / 2;
  const bin = Math.round((y - HORIZON_FIRST) / HORIZON_STEP);
  const at = Math.min(HORIZON_BINS - 2, Math.max(1, bin));
  return -Math.log(1e-6 + sum([...shares.subarray(at - 1, at + 2)]));
}

/** Writes each photo's perception by networks of the other folds, in the port's form. */
export function saveUnseen(unseen, calibration, target) {
  mkdirSync(target, { recursive: true });
  for (const { id, outputs, data, network, whole } of unseen) {
    const probabilities = cellProbabilities(outputs, data, calibration.cells);
    const edged = followEdges(probabilities, data.lightness);
    const views = agreedViews(whole.views, edged.classes);
    const horizon =
      views.straight_down > 0.5
        ? null
        : findHorizon(cellProbabilities(outputs, data, 1), network, calibration.horizon);
    const seen = {
      ...whole,
      views,
      width: data.width,
      height: data.height,
      probabilities: Buffer.from(edged.classes.map((share) => Math.round(share * 255))).toString(
        'base64',
      ),
      horizon,
    };
    writeFileSync(join(target, `${id}.json`), JSON.stringify(seen));
  }
}
