import {
  describeCandidate,
  HORIZON_FIRST,
  HORIZON_INPUTS,
  HORIZON_RANGE,
  rowProfile,
} from '../../packages/studio/photo-reading/dist/perception/horizon-profile.js';
import { trainNetworks } from './network.mjs';
import { horizonOf, seeded, variation } from './photos.mjs';

/** Candidates for the horizon that are looked at in one step of training. */
const GROUP = 64;
const COPIES = 2;
/** Builds the heads' input for one version of a photo, from probabilities of a network that was not trained on it. */
export function headRow(label, version, probabilities) {
  return {
    horizon: label.horizon === null ? null : horizonOf(label.horizon, variation(label, version)),
    profile: rowProfile(probabilities),
  };
}

const middleOf = ({ left, right }) => (left + right) / 2;
const last = HORIZON_FIRST + HORIZON_RANGE;

/**
 * One score for each candidate; a softmax over all candidates gives the horizon.
 */
export function trainHorizon(rows) {
  const known = rows.filter(
    ({ horizon }) =>
      horizon !== null && middleOf(horizon) > HORIZON_FIRST && middleOf(horizon) < last,
  );
  const count = known.length * GROUP * COPIES;
  const x = new Float32Array(count * HORIZON_INPUTS);
  const targets = new Float32Array(count * 2).fill(1);
  const random = seeded(99);
  for (let from = 0; from < count; from += GROUP) {
    const { horizon, profile } = known[(from / GROUP) % known.length];
    const sigma = Math.max(0.015, horizon.sigma);
    const wanted = Array.from({ length: GROUP }, (_, k) => {
      // Half lies all over, half around the truth, where it is decided.
      const near = middleOf(horizon) + 0.7 * (random() - 0.5) * random();
      const candidate = k % 2 === 0 ? HORIZON_FIRST + (last - HORIZON_FIRST) * random() : near;
      describeCandidate(profile, candidate, x, (from + k) * HORIZON_INPUTS);
      return Math.exp(-0.5 * ((candidate - middleOf(horizon)) / sigma) ** 2);
    });
    const total = wanted.reduce((sum, value) => sum + value, 1e-9);
    for (const [k, value] of wanted.entries()) targets[2 * (from + k) + 1] = value / total;
  }
  const [network] = trainNetworks({
    ...{ x, inputs: HORIZON_INPUTS, targets, width: 2, outputs: 8, group: GROUP },
    questions: [{ kind: 'one of a group', output: 0, size: 1, target: 0 }],
    tasks: [{ rows: Array.from({ length: count }, (_, at) => at) }],
    ...{ hidden: 24, epochs: 6, rate: 2e-3, decay: 1, dropInput: 0.1, dropHidden: 0.3 },
  });
  return network;
}
