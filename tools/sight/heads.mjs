import {
  describeCandidate,
  HORIZON_FIRST,
  HORIZON_INPUTS,
  HORIZON_RANGE,
  rowProfile,
} from '../../packages/studio/photo-reading/dist/perception/horizon-profile.js';
import { trainNetwork } from './network.mjs';
import { horizonOf, seeded, variation } from './photos.mjs';

/** Candidates for the horizon that are looked at in one step of training. */
const GROUP = 64;
const COPIES = 2;
/** Builds the heads' input for one version of a photo, from probabilities of a network that was not trained on it. */
export function headRow(label, version, probabilities) {
  return {
    id: label.id,
    version,
    label,
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
  const candidates = new Float32Array(count);
  const random = seeded(99);
  for (let at = 0; at < count; at += 1) {
    const { horizon, profile } = known[Math.floor(at / GROUP) % known.length];
    // Half lies all over, half around the truth, where it is decided.
    const near = middleOf(horizon) + 0.7 * (random() - 0.5) * random();
    candidates[at] = at % 2 === 0 ? HORIZON_FIRST + (last - HORIZON_FIRST) * random() : near;
    describeCandidate(profile, candidates[at], x, at * HORIZON_INPUTS);
  }
  const loss = (out, start, gradient) => {
    const { horizon } = known[Math.floor(start / GROUP) % known.length];
    const sigma = Math.max(0.015, horizon.sigma);
    const wanted = Array.from({ length: GROUP }, (_, k) =>
      Math.exp(-0.5 * ((candidates[start + k] - middleOf(horizon)) / sigma) ** 2),
    );
    const total = wanted.reduce((sum, value) => sum + value, 1e-9);
    const scores = Array.from({ length: GROUP }, (_, k) => out[k * 8]);
    const most = Math.max(...scores);
    const sum = scores.reduce((all, score) => all + Math.exp(score - most), 0);
    let value = 0;
    for (let k = 0; k < GROUP; k += 1) {
      const share = Math.exp(scores[k] - most) / sum;
      gradient[k * 8] = share - wanted[k] / total;
      value -= (wanted[k] / total) * Math.log(Math.max(1e-9, share));
    }
    return value;
  };
  return trainNetwork({
    x,
    inputs: HORIZON_INPUTS,
    rows: Int32Array.from({ length: count }, (_, at) => at),
    outputs: 8,
    group: GROUP,
    loss,
    hidden: 24,
    epochs: 6,
    rate: 2e-3,
    decay: 1,
    dropInput: 0.1,
    dropHidden: 0.3,
  });
}
