import {
  HORIZON_BINS,
  HORIZON_FIRST,
  HORIZON_STEP,
  horizonShares,
} from '../../packages/studio/photo-reading/dist/perception/horizon-profile.js';
import { softmax } from '../../packages/studio/photo-reading/dist/perception/perceptron.js';
import { CLASSES, OUTPUTS } from './cells.mjs';
import { meanOf } from './network.mjs';
import { labelsOfGrid, readLabelMap, variation } from './photos.mjs';

export const TEMPERATURES = Array.from({ length: 40 }, (_, step) => 0.4 * 1.07 ** step);
/** Every so many cells is enough to find one number. */
const CELL_STEP = 23;

const sum = (values) => values.reduce((total, value) => total + value, 0);
/** The temperature under which a loss is the least. */
export const coolest = (temperatures, loss) =>
  temperatures
    .map((temperature) => ({ temperature, loss: loss(temperature) }))
    .reduce((best, next) => (next.loss < best.loss ? next : best)).temperature;

/** A network with its first logits divided by a temperature. */
export function cooled(network, temperature, logits = CLASSES) {
  const factors = new Float32Array(network.outputs).fill(1).fill(1 / temperature, 0, logits);
  return meanOf([network], factors);
}

/** Divisor of the cells' logits under which photos that were not trained on are the most likely. */
export async function temperatureOfCells(unseen) {
  const cells = [];
  for (const { label, outputs, data } of unseen) {
    const map = await readLabelMap(label.id);
    const truth = labelsOfGrid(map, variation(label, 0), data.width, data.height);
    for (let at = 0; at < truth.length; at += CELL_STEP) {
      if (truth[at] === 0) continue;
      const logits = outputs.slice(at * OUTPUTS, at * OUTPUTS + CLASSES);
      cells.push({ logits, truth: truth[at] - 1 });
    }
  }
  const surprise = ({ logits, truth }, temperature) =>
    -Math.log(1e-9 + softmax(logits, 0, CLASSES, temperature)[truth]);
  return coolest(TEMPERATURES, (t) => sum(cells.map((cell) => surprise(cell, t))));
}

/** The same of the horizon's scores, a bin to each side counted as right. */
export function temperatureOfHorizon(unseen) {
  return coolest([0.5, 0.7, 0.85, 1, 1.2, 1.5, 2, 2.6], (t) =>
    sum(
      unseen.map(({ horizon, probabilities, network }) => {
        if (horizon === null) return 0;
        const shares = horizonShares(probabilities, cooled(network, t, 1));
        const y = (horizon.left + horizon.right) / 2;
        const bin = Math.round((y - HORIZON_FIRST) / HORIZON_STEP);
        const at = Math.min(HORIZON_BINS - 2, Math.max(1, bin));
        return -Math.log(1e-6 + sum([...shares.subarray(at - 1, at + 2)]));
      }),
    ),
  );
}
