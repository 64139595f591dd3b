/** How sure of a label training may become. */
export const SURE = 0.97;
const ROUNDS = 250;
/** Deviations from the mean at which an input is cut off. */
const FARTHEST = 6;

/**
 * Regression with L2 of the logit of a share over rows of standardised inputs, of which the last `emphasised` count
 * `emphasis` times. Full-batch gradient descent with Adam's steps.
 *
 * @param {{ x: Float32Array, inputs: number, targets: readonly (number | null)[], ridge: number, emphasis: number, emphasised: number }} task
 * @returns a perceptron: the logit is the difference of two rectified units
 */
export function trainLinear({ x, inputs, targets, ridge, emphasis, emphasised }) {
  const count = targets.length;
  const mean = new Float64Array(inputs);
  const deviation = new Float64Array(inputs);
  for (let i = 0; i < x.length; i += 1) mean[i % inputs] += x[i] / count;
  for (let i = 0; i < x.length; i += 1)
    deviation[i % inputs] += (x[i] - mean[i % inputs]) ** 2 / count;
  const factor = (k) => (k >= inputs - emphasised ? emphasis : 1);
  for (let k = 0; k < inputs; k += 1) deviation[k] = (Math.sqrt(deviation[k]) + 1e-4) / factor(k);
  const z = new Float32Array(x.length);
  for (let i = 0; i < x.length; i += 1) {
    const most = FARTHEST * factor(i % inputs);
    z[i] = Math.max(-most, Math.min(most, (x[i] - mean[i % inputs]) / deviation[i % inputs]));
  }
  const rows = targets.flatMap((target, row) => (target === null ? [] : [{ row, target }]));
  const w = new Float64Array(inputs + 1);
  const m = new Float64Array(inputs + 1);
  const v = new Float64Array(inputs + 1);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const gradient = Float64Array.from(w, (weight, k) => (k < inputs ? ridge * weight : 0));
    for (const { row, target } of rows) {
      const at = row * inputs;
      let score = w[inputs];
      for (let k = 0; k < inputs; k += 1) score += z[at + k] * w[k];
      const wanted = target * (2 * SURE - 1) + 1 - SURE;
      const step = (1 / (1 + Math.exp(-score)) - wanted) / rows.length;
      gradient[inputs] += step;
      for (let k = 0; k < inputs; k += 1) gradient[k] += step * z[at + k];
    }
    const rate = 0.01 * Math.min(1, round / 10) * 0.5 * (1 + Math.cos((Math.PI * round) / ROUNDS));
    for (let k = 0; k <= inputs; k += 1) {
      m[k] = 0.9 * m[k] + 0.1 * gradient[k];
      v[k] = 0.99 * v[k] + 0.01 * gradient[k] ** 2;
      w[k] -= (rate * m[k]) / (1 - 0.9 ** round) / (Math.sqrt(v[k] / (1 - 0.99 ** round)) + 1e-8);
    }
  }
  const first = new Float32Array(2 * inputs);
  let constant = w[inputs];
  for (let k = 0; k < inputs; k += 1) {
    const weight = w[k] / deviation[k];
    first.set([weight, -weight], 2 * k);
    constant -= weight * mean[k];
  }
  return {
    ...{ inputs, hidden: 2, outputs: 1, first },
    firstBias: Float32Array.of(constant, -constant),
    second: Float32Array.of(1, -1),
    secondBias: new Float32Array(1),
  };
}
