import { type CellProbabilities, CLASS_COUNT } from './cell-probabilities.js';
import type { PerceivedHorizon } from './perception.js';
import { type Perceptron, runPerceptron, softmax } from './perceptron.js';

/** Rows away from a candidate between which the profile is averaged, above and below. */
const STEPS = [0, 2, 4, 7, 11, 16, 24, 36, 52, 80] as const;
/** Classes, the probability to lie above the horizon, and how much that differs along the row. */
const CHANNELS = CLASS_COUNT + 2;
/** The candidate's place, and how it lies to where the cells take the horizon to be. */
const PLACES = 9;
export const HORIZON_INPUTS = 2 * (STEPS.length - 1) * (CHANNELS + 1) + CHANNELS + PLACES;
/** Shares of the height at which the horizon may lie. */
export const HORIZON_FIRST = -0.4;
export const HORIZON_STEP = 0.0125;
export const HORIZON_BINS = 129;
export const HORIZON_RANGE = HORIZON_STEP * (HORIZON_BINS - 1);

/** Running sums down the rows, so that any stretch of rows is averaged at once. */
export interface RowProfile {
  readonly height: number;
  /** (height + 1) rows of CHANNELS sums. */
  readonly sums: Float64Array;
  /** Mean of where the cells take the horizon to be, the surer the heavier, and the weighted standard deviation. */
  readonly mean: number;
  readonly deviation: number;
  /** For VOTE_STEPS places from HORIZON_FIRST on: how likely, as a logarithm, a cell like these finds the horizon there. */
  readonly votes: Float64Array;
  /** The same, if all of them were right about their doubts. */
  readonly agreement: Float64Array;
}

/** Every third cell in both directions votes; neighbours hardly differ. */
const VOTE_STRIDE = 3;
const VOTE_STEPS = 161;

/** Profile of the columns from `left` to `right`. */
export function rowProfile(
  probabilities: CellProbabilities,
  left = 0,
  right = probabilities.width,
): RowProfile {
  const { width, height, classes, above } = probabilities;
  const sums = new Float64Array((height + 1) * CHANNELS);
  const row = new Float64Array(CHANNELS);
  for (let y = 0; y < height; y += 1) {
    row.fill(0);
    let squares = 0;
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      for (let k = 0; k < CLASS_COUNT; k += 1) {
        row[k] = (row[k] ?? 0) + (classes[at * CLASS_COUNT + k] ?? 0);
      }
      const up = above[at] ?? 0;
      row[CLASS_COUNT] = (row[CLASS_COUNT] ?? 0) + up;
      squares += up * up;
    }
    const count = right - left;
    const mean = (row[CLASS_COUNT] ?? 0) / count;
    row[CLASS_COUNT + 1] = count * Math.sqrt(Math.max(0, squares / count - mean * mean));
    for (let k = 0; k < CHANNELS; k += 1) {
      sums[(y + 1) * CHANNELS + k] = (sums[y * CHANNELS + k] ?? 0) + (row[k] ?? 0) / count;
    }
  }
  return { height, sums, ...votesOf(probabilities, left, right) };
}

function votesOf(
  { width, height, horizon, doubt }: CellProbabilities,
  left: number,
  right: number,
): Pick<RowProfile, 'mean' | 'deviation' | 'votes' | 'agreement'> {
  const votes = new Float64Array(VOTE_STEPS);
  const agreement = new Float64Array(VOTE_STEPS);
  let count = 0;
  let weights = 0;
  let sum = 0;
  let squares = 0;
  for (let y = Math.min(1, height - 1); y < height; y += VOTE_STRIDE) {
    for (let x = Math.min(left + 1, right - 1); x < right; x += VOTE_STRIDE) {
      const at = y * width + x;
      const place = horizon[at] ?? 0;
      const near = doubt[at] ?? 1;
      const weight = near ** -2;
      weights += weight;
      sum += weight * place;
      squares += weight * place * place;
      count += 1;
      for (let step = 0; step < VOTE_STEPS; step += 1) {
        const off =
          Math.abs(HORIZON_FIRST + (step * HORIZON_RANGE) / (VOTE_STEPS - 1) - place) / near;
        votes[step] = (votes[step] ?? 0) + Math.exp(-off) / near;
        agreement[step] = (agreement[step] ?? 0) - off;
      }
    }
  }
  const mean = sum / weights;
  return {
    mean,
    deviation: Math.sqrt(Math.max(0, squares / weights - mean * mean)),
    votes: votes.map((vote) => Math.log(1e-3 + vote / count)),
    agreement: agreement.map((value) => value / count),
  };
}

function voted(votes: Float64Array, y: number): number {
  const place = ((y - HORIZON_FIRST) / HORIZON_RANGE) * (VOTE_STEPS - 1);
  const at = Math.max(0, Math.min(VOTE_STEPS - 1, place));
  const low = Math.min(VOTE_STEPS - 2, Math.floor(at));
  const from = votes[low] ?? 0;
  return from + (at - low) * ((votes[low + 1] ?? 0) - from);
}

/**
 * Describes the surroundings of a candidate for the horizon, `y` as a share of the height; written to `target` from
 * `offset` on.
 */
export function describeCandidate(
  { height, sums, mean, deviation, votes, agreement }: RowProfile,
  y: number,
  target: Float32Array,
  offset: number,
): void {
  const row = y * height;
  let to = offset;
  for (const side of [-1, 1]) {
    for (let step = 0; step + 1 < STEPS.length; step += 1) {
      const near = row + side * (STEPS[step] ?? 0);
      const far = row + side * (STEPS[step + 1] ?? 0);
      const from = Math.max(0, Math.min(near, far));
      const until = Math.min(height, Math.max(near, far));
      const inside = Math.max(0, until - from);
      for (let k = 0; k < CHANNELS; k += 1) {
        target[to + k] =
          inside > 0 ? (sumTo(sums, until, height, k) - sumTo(sums, from, height, k)) / inside : 0;
      }
      target[to + CHANNELS] = inside / Math.abs(far - near);
      to += CHANNELS + 1;
    }
  }
  for (let k = 0; k < CHANNELS; k += 1) target[to + k] = sumTo(sums, height, height, k) / height;
  const meanOff = y - mean;
  const places = [y, y * y, meanOff, Math.abs(meanOff), meanOff * meanOff];
  const vote = voted(votes, y);
  places.push(deviation, vote, voted(agreement, y), Math.exp(vote));
  target.set(places, to + CHANNELS);
}

/** Sum down to a row that need not be whole. */
function sumTo(sums: Float64Array, row: number, height: number, channel: number): number {
  const low = Math.min(height - 1, Math.floor(row));
  const from = sums[low * CHANNELS + channel] ?? 0;
  return from + (row - low) * ((sums[(low + 1) * CHANNELS + channel] ?? 0) - from);
}

/** Spread of the halves' horizons, as a share of the height, from which they say nothing about a tilt. */
const SURE_TILT = 0.05;
/** Beyond it cameras are not held. */
const LARGEST_TILT = 12;

/** Where the network sees the horizon, with how much that may be off. */
export function findHorizon(
  probabilities: CellProbabilities,
  network: Perceptron,
): PerceivedHorizon {
  const { width, height } = probabilities;
  const middle = Math.max(1, Math.floor(width / 2));
  const whole = horizonBetween(probabilities, network, 0, width);
  const left = horizonBetween(probabilities, network, 0, middle);
  const right = horizonBetween(probabilities, network, Math.min(middle, width - 1), width);
  const slope = ((right.y - left.y) * height) / (width / 2);
  const doubt = (left.spread ** 2 + right.spread ** 2) / SURE_TILT ** 2;
  const degrees = (Math.atan(slope) * 180) / Math.PI / (1 + doubt);
  return { ...whole, rollDegrees: Math.max(-LARGEST_TILT, Math.min(LARGEST_TILT, degrees)) };
}

function horizonBetween(
  probabilities: CellProbabilities,
  network: Perceptron,
  left: number,
  right: number,
): Pick<PerceivedHorizon, 'y' | 'spread'> {
  return middleOf(horizonShares(probabilities, network, left, right));
}

/** Probability of each of the HORIZON_BINS places. */
export function horizonShares(
  probabilities: CellProbabilities,
  network: Perceptron,
  left = 0,
  right = probabilities.width,
): Float32Array {
  const profile = rowProfile(probabilities, left, right);
  const input = new Float32Array(HORIZON_INPUTS);
  const scores = new Float32Array(HORIZON_BINS);
  for (let bin = 0; bin < HORIZON_BINS; bin += 1) {
    describeCandidate(profile, HORIZON_FIRST + bin * HORIZON_STEP, input, 0);
    scores[bin] = runPerceptron(network, input)[0] ?? 0;
  }
  return softmax(scores);
}

/** The median, which errs least, and the standard deviation around it. */
export function middleOf(shares: Float32Array): Pick<PerceivedHorizon, 'y' | 'spread'> {
  let below = 0;
  let bin = 0;
  while (bin < HORIZON_BINS - 1 && below + (shares[bin] ?? 0) < 0.5) {
    below += shares[bin] ?? 0;
    bin += 1;
  }
  const within = (0.5 - below) / Math.max(1e-6, shares[bin] ?? 0) - 0.5;
  const y = HORIZON_FIRST + (bin + within) * HORIZON_STEP;
  let variance = 0;
  for (let other = 0; other < HORIZON_BINS; other += 1) {
    variance += (shares[other] ?? 0) * (HORIZON_FIRST + other * HORIZON_STEP - y) ** 2;
  }
  return { y, spread: Math.max(HORIZON_STEP / 2, Math.sqrt(variance)) };
}
