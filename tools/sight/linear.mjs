/**
 * Regression with L2 over rows of standardised inputs: several targets at once, each one logit of yes or of a share, or a
 * softmax over some of the outputs. The last `emphasised` inputs count `emphasis` times. Full-batch gradient descent with Adam's steps.
 *
 * @param {{ x: Float32Array, inputs: number, count: number, heads: { size: number, target: (row: number) => number | null, weight: (row: number) => number, ridge?: number }[], ridge: number, rounds?: number, emphasis?: number, emphasised?: number }} task
 * @returns a perceptron: each logit is the difference of two rectified units
 */
export function trainLinear({
  x,
  inputs,
  count,
  heads,
  ridge,
  rounds = 250,
  emphasis = 1,
  emphasised = 0,
}) {
  const mean = new Float64Array(inputs);
  const deviation = new Float64Array(inputs);
  for (let i = 0; i < x.length; i += 1) mean[i % inputs] += x[i] / count;
  for (let i = 0; i < x.length; i += 1)
    deviation[i % inputs] += (x[i] - mean[i % inputs]) ** 2 / count;
  const factor = (k) => (k >= inputs - emphasised ? emphasis : 1);
  for (let k = 0; k < inputs; k += 1) deviation[k] = (Math.sqrt(deviation[k]) + 1e-4) / factor(k);
  const z = new Float32Array(x.length);
  for (let i = 0; i < x.length; i += 1) {
    const most = 6 * factor(i % inputs);
    z[i] = Math.max(-most, Math.min(most, (x[i] - mean[i % inputs]) / deviation[i % inputs]));
  }
  const outputs = heads.reduce((sum, { size }) => sum + size, 0);
  const w = new Float64Array(inputs * outputs);
  const bias = new Float64Array(outputs);
  let first = 0;
  for (const head of heads) {
    const rows = [];
    let total = 0;
    for (let row = 0; row < count; row += 1) {
      const target = head.target(row);
      if (target === null) continue;
      rows.push({ row, target, weight: head.weight(row) });
      total += head.weight(row);
    }
    fitHead({
      z,
      inputs,
      outputs,
      rows,
      total,
      first,
      size: head.size,
      w,
      bias,
      ridge: head.ridge ?? ridge,
      rounds,
    });
    first += head.size;
  }
  return asPerceptron({ inputs, outputs, w, bias, mean, deviation });
}

/** How sure of a label training may become. */
export const SURE = 0.97;

function fitHead({ z, inputs, outputs, rows, total, first, size, w, bias, ridge, rounds }) {
  const length = (inputs + 1) * size;
  const own = new Float64Array(length);
  const m = new Float64Array(length);
  const v = new Float64Array(length);
  const gradient = new Float64Array(length);
  const scores = new Float64Array(size);
  for (let round = 1; round <= rounds; round += 1) {
    for (let i = 0; i < inputs * size; i += 1) gradient[i] = ridge * own[i];
    gradient.fill(0, inputs * size);
    for (const { row, target, weight } of rows) {
      const at = row * inputs;
      for (let o = 0; o < size; o += 1) {
        let sum = own[inputs * size + o];
        for (let k = 0; k < inputs; k += 1) sum += z[at + k] * own[o * inputs + k];
        scores[o] = sum;
      }
      // One output: a logit of yes. More: a softmax.
      if (size === 1) {
        const wanted = target * (2 * SURE - 1) + 1 - SURE;
        scores[0] = 1 / (1 + Math.exp(-scores[0])) - wanted;
      } else {
        const most = Math.max(...scores);
        let sum = 0;
        for (let o = 0; o < size; o += 1) sum += Math.exp(scores[o] - most);
        for (let o = 0; o < size; o += 1) {
          const wanted = o === target ? SURE : (1 - SURE) / (size - 1);
          scores[o] = Math.exp(scores[o] - most) / sum - wanted;
        }
      }
      for (let o = 0; o < size; o += 1) {
        const step = (scores[o] * weight) / total;
        gradient[inputs * size + o] += step;
        for (let k = 0; k < inputs; k += 1) gradient[o * inputs + k] += step * z[at + k];
      }
    }
    const rate = 0.01 * Math.min(1, round / 10) * 0.5 * (1 + Math.cos((Math.PI * round) / rounds));
    for (let i = 0; i < length; i += 1) {
      m[i] = 0.9 * m[i] + 0.1 * gradient[i];
      v[i] = 0.99 * v[i] + 0.01 * gradient[i] ** 2;
      own[i] -= (rate * m[i]) / (1 - 0.9 ** round) / (Math.sqrt(v[i] / (1 - 0.99 ** round)) + 1e-8);
    }
  }
  for (let o = 0; o < size; o += 1) {
    bias[first + o] = own[inputs * size + o];
    for (let k = 0; k < inputs; k += 1) w[k * outputs + first + o] = own[o * inputs + k];
  }
}

function asPerceptron({ inputs, outputs, w, bias, mean, deviation }) {
  const hidden = 2 * outputs;
  const first = new Float32Array(inputs * hidden);
  const firstBias = new Float32Array(hidden);
  const second = new Float32Array(hidden * outputs);
  for (let o = 0; o < outputs; o += 1) {
    let constant = bias[o];
    for (let k = 0; k < inputs; k += 1) {
      const weight = w[k * outputs + o] / deviation[k];
      first[k * hidden + 2 * o] = weight;
      first[k * hidden + 2 * o + 1] = -weight;
      constant -= weight * mean[k];
    }
    firstBias[2 * o] = constant;
    firstBias[2 * o + 1] = -constant;
    second[2 * o * outputs + o] = 1;
    second[(2 * o + 1) * outputs + o] = -1;
  }
  return {
    inputs,
    hidden,
    outputs,
    first,
    firstBias,
    second,
    secondBias: new Float32Array(outputs),
  };
}
