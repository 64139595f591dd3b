import type { CellProbabilities } from './cell-probabilities.js';
import {
  describeCandidate,
  HORIZON_BINS,
  HORIZON_FIRST,
  HORIZON_INPUTS,
  HORIZON_STEP,
  rowProfile,
} from './horizon-profile.js';
import type { PerceivedHorizon } from './perception.js';
import { type Perceptron, runPerceptron, softmax } from './perceptron.js';

/** Spread of the halves' horizons, as a share of the height, from which they say nothing about a tilt. */
const SURE_TILT = 0.05;
/** Beyond it cameras are not held. */
const LARGEST_TILT = 12;

/** Where the network sees the horizon, with how much that may be off; `guess` is guessFrom of the scene's logit. */
export function findHorizon(
  probabilities: CellProbabilities,
  network: Perceptron,
  guess: number,
  temperature: number,
): PerceivedHorizon {
  const { width, height } = probabilities;
  const middle = Math.max(1, Math.floor(width / 2));
  const whole = horizonBetween(probabilities, network, guess, temperature, 0, width);
  const left = horizonBetween(probabilities, network, guess, temperature, 0, middle);
  const right = horizonBetween(
    probabilities,
    network,
    guess,
    temperature,
    Math.min(middle, width - 1),
    width,
  );
  const slope = ((right.y - left.y) * height) / (width / 2);
  const doubt = (left.spread ** 2 + right.spread ** 2) / SURE_TILT ** 2;
  const degrees = (Math.atan(slope) * 180) / Math.PI / (1 + doubt);
  return { ...whole, rollDegrees: Math.max(-LARGEST_TILT, Math.min(LARGEST_TILT, degrees)) };
}

function horizonBetween(
  probabilities: CellProbabilities,
  network: Perceptron,
  guess: number,
  temperature: number,
  left: number,
  right: number,
): Pick<PerceivedHorizon, 'y' | 'spread'> {
  return middleOf(horizonShares(probabilities, network, guess, temperature, left, right));
}

/** Probability of each of the HORIZON_BINS places. */
export function horizonShares(
  probabilities: CellProbabilities,
  network: Perceptron,
  guess: number,
  temperature: number,
  left = 0,
  right = probabilities.width,
): Float32Array {
  const profile = rowProfile(probabilities, left, right);
  const input = new Float32Array(HORIZON_INPUTS);
  const scores = new Float32Array(HORIZON_BINS);
  for (let bin = 0; bin < HORIZON_BINS; bin += 1) {
    describeCandidate(profile, HORIZON_FIRST + bin * HORIZON_STEP, guess, input, 0);
    scores[bin] = runPerceptron(network, input)[0] ?? 0;
  }
  return softmax(scores, 0, HORIZON_BINS, temperature);
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
