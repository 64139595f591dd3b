import {
  describeCandidate,
  HORIZON_FIRST,
  HORIZON_INPUTS,
  HORIZON_RANGE,
  rowProfile,
} from '../../packages/studio/photo-reading/dist/perception/horizon-profile.js';
import {
  sceneFeatures,
  TELLING_FEATURES,
} from '../../packages/studio/photo-reading/dist/perception/scene-features.js';
import { SURE, trainLinear } from './linear.mjs';
import { trainNetwork } from './network.mjs';
import { horizonOf, seeded, variation } from './photos.mjs';

/** Candidates for the horizon that are looked at in one step of training. */
const GROUP = 64;
const COPIES = 2;
/** Weight of the last, informative features against the backbone's many. */
const EMPHASIS = 3;
const RIDGE = 0.15;

/** Builds the heads' input for one version of a photo, from probabilities of a network that was not trained on it. */
export function headRow(label, version, data, probabilities) {
  return {
    id: label.id,
    parent: label.parent ?? label.id,
    version,
    label,
    horizon: label.horizon === null ? null : horizonOf(label.horizon, variation(label, version)),
    scene: sceneFeatures(data, probabilities, data.longUprights),
    profile: rowProfile(probabilities),
  };
}

/** A first guess of the horizon, as a logit, from what cells and features say of the whole photo. */
export function trainGuess(rows) {
  const inputs = rows[0].scene.length;
  const x = new Float32Array(rows.length * inputs);
  for (const [index, row] of rows.entries()) x.set(row.scene, index * inputs);
  const targets = rows.map(({ horizon }) => shareOf(horizon));
  const telling = { emphasis: EMPHASIS, emphasised: TELLING_FEATURES };
  return trainLinear({ x, inputs, targets, ridge: RIDGE, ...telling });
}

/** As guessFrom of the port reads it; training keeps a little away from 0 and 1. */
function shareOf(horizon) {
  if (horizon === null) return null;
  const share = (middleOf(horizon) - HORIZON_FIRST + 0.05) / (HORIZON_RANGE + 0.1);
  return share > 0.02 && share < 0.98 ? (share - 1 + SURE) / (2 * SURE - 1) : null;
}

const middleOf = ({ left, right }) => (left + right) / 2;
const last = HORIZON_FIRST + HORIZON_RANGE;

/**
 * Rows need a guess by a network that was not trained on them. One score for each candidate; a softmax over all
 * candidates gives the horizon.
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
    const { horizon, profile, guess } = known[Math.floor(at / GROUP) % known.length];
    // Half lies all over, half around the truth, where it is decided.
    const near = middleOf(horizon) + 0.7 * (random() - 0.5) * random();
    candidates[at] = at % 2 === 0 ? HORIZON_FIRST + (last - HORIZON_FIRST) * random() : near;
    describeCandidate(profile, candidates[at], guess, x, at * HORIZON_INPUTS);
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
