import { between } from '../../packages/studio/photo-reading/dist/perception/features.js';
import {
  KernelMemory,
  packWeights,
} from '../../packages/studio/photo-reading/dist/perception/kernel.js';
import { seeded } from './photos.mjs';

/** Features of chosen cells as the cell network sees them, one row each, from `offset` on. */
export function gather({ width, height, maps, cells }, chosen, target, offset) {
  const places = maps.map((map) => ({
    map,
    across: between(width, map.width),
    down: between(height, map.height),
  }));
  const features = maps.reduce((sum, map) => sum + map.channels, 0) + 16;
  let at = offset;
  for (const cell of chosen) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    for (const { map, across, down } of places) {
      const { data, channels } = map;
      const sx = across.share[x];
      const sy = down.share[y];
      const upper = down.first[y] * map.width;
      const lower = down.second[y] * map.width;
      const a = (upper + across.first[x]) * channels;
      const b = (upper + across.second[x]) * channels;
      const c = (lower + across.first[x]) * channels;
      const d = (lower + across.second[x]) * channels;
      const wa = (1 - sx) * (1 - sy),
        wb = sx * (1 - sy),
        wc = (1 - sx) * sy,
        wd = sx * sy;
      for (let k = 0; k < channels; k += 1)
        target[at + k] = wa * data[a + k] + wb * data[b + k] + wc * data[c + k] + wd * data[d + k];
      at += channels;
    }
    for (let k = 0; k < 16; k += 1) target[at + k] = cells[cell * 16 + k];
    at += 16;
  }
  return features;
}

export function standardisation(x, inputs, rows) {
  const mean = new Float64Array(inputs);
  const square = new Float64Array(inputs);
  const step = Math.max(1, Math.floor(rows.length / 20000));
  let count = 0;
  for (let i = 0; i < rows.length; i += step) {
    const at = rows[i] * inputs;
    for (let k = 0; k < inputs; k += 1) {
      const v = x[at + k];
      mean[k] += v;
      square[k] += v * v;
    }
    count += 1;
  }
  const deviation = new Float64Array(inputs);
  for (let k = 0; k < inputs; k += 1) {
    mean[k] /= count;
    deviation[k] = Math.sqrt(Math.max(1e-8, square[k] / count - mean[k] ** 2));
  }
  return { mean, deviation };
}

class Adam {
  constructor(size, decay) {
    this.m = new Float32Array(size);
    this.v = new Float32Array(size);
    this.decay = decay;
    this.t = 0;
  }
  step(w, g, rate) {
    this.t += 1;
    const c1 = 1 / (1 - 0.9 ** this.t),
      c2 = 1 / (1 - 0.999 ** this.t);
    const { m, v, decay } = this;
    for (let i = 0; i < w.length; i += 1) {
      const gi = g[i];
      const mi = 0.9 * m[i] + 0.1 * gi;
      const vi = 0.999 * v[i] + 0.001 * gi * gi;
      m[i] = mi;
      v[i] = vi;
      w[i] -= rate * ((mi * c1) / (Math.sqrt(vi * c2) + 1e-8) + decay * w[i]);
    }
  }
}

/**
 * One hidden layer of rectified units with dropout, trained by AdamW. `loss(output rows, row index, gradient)` fills the gradient.
 * @returns weights with the standardisation folded in
 */
export function trainNetwork({
  x,
  inputs,
  rows,
  hidden,
  outputs,
  loss,
  epochs,
  rate,
  decay,
  dropInput = 0,
  dropHidden = 0.3,
  batch = 512,
  group = 1,
  seed = 1,
  log = () => {},
}) {
  const random = seeded(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const { mean, deviation } = standardisation(x, inputs, rows);
  const w1 = Float32Array.from({ length: inputs * hidden }, () => normal() * Math.sqrt(1 / inputs));
  const b1 = new Float32Array(hidden);
  const w2 = Float32Array.from(
    { length: hidden * outputs },
    () => normal() * Math.sqrt(1 / hidden),
  );
  const b2 = new Float32Array(outputs);
  const o1 = new Adam(w1.length, decay),
    ob1 = new Adam(hidden, 0),
    o2 = new Adam(w2.length, decay),
    ob2 = new Adam(outputs, 0);
  const memory = new KernelMemory();
  const { kernel } = memory;
  const aX = memory.take(batch * inputs),
    aXt = memory.take(batch * inputs),
    aW1 = memory.take(inputs * hidden),
    aB1 = memory.take(hidden),
    aH = memory.take(batch * hidden);
  const aW2 = memory.take(hidden * outputs),
    aB2 = memory.take(outputs),
    aO = memory.take(batch * outputs),
    aT = memory.take(Math.max(batch * hidden, batch * outputs, hidden * outputs)),
    aZero = memory.place(new Float32Array(Math.max(hidden, outputs, 8)));
  const aG1 = memory.take(inputs * hidden),
    aG2 = memory.take(hidden * outputs),
    aDH = memory.take(batch * hidden),
    aHt = memory.take(batch * hidden);
  const view = (a, n) => memory.view(a, n);
  const I = Infinity;
  const order = Int32Array.from(rows);
  const steps = Math.floor(order.length / batch) * epochs;
  let step = 0;
  const inverse = Float32Array.from(deviation, (value) => 1 / value);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    // Rows of a group stay together.
    for (let i = order.length / group - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      for (let k = 0; k < group; k += 1) {
        const t = order[i * group + k];
        order[i * group + k] = order[j * group + k];
        order[j * group + k] = t;
      }
    }
    let total = 0;
    for (let start = 0; start + batch <= order.length; start += batch) {
      const now = rate * Math.min(1, step / 100) * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      step += 1;
      const X = view(aX, batch * inputs),
        Xt = view(aXt, batch * inputs);
      for (let r = 0; r < batch; r += 1) {
        const from = order[start + r] * inputs,
          to = r * inputs;
        for (let k = 0; k < inputs; k += 1) {
          const v = (x[from + k] - mean[k]) * inverse[k];
          X[to + k] = v;
        }
        if (dropInput > 0)
          for (let k = 0; k < inputs; k += 1)
            X[to + k] = random() < dropInput ? 0 : X[to + k] / (1 - dropInput);
      }
      for (let k0 = 0; k0 < inputs; k0 += 16)
        for (let r = 0; r < batch; r += 1) {
          const from = r * inputs;
          const end = Math.min(inputs, k0 + 16);
          for (let k = k0; k < end; k += 1) Xt[k * batch + r] = X[from + k];
        }
      view(aW1, w1.length).set(packWeights(w1, inputs, hidden));
      view(aB1, hidden).set(b1);
      view(aW2, w2.length).set(packWeights(w2, hidden, outputs));
      view(aB2, outputs).set(b2);
      kernel.multiply(aH, aX, batch, inputs, hidden, aW1, aB1, 0, 0, I);
      const H = view(aH, batch * hidden);
      if (dropHidden > 0)
        for (let i = 0; i < H.length; i += 1)
          H[i] = random() < dropHidden ? 0 : H[i] / (1 - dropHidden);
      kernel.multiply(aO, aH, batch, hidden, outputs, aW2, aB2, 0, -I, I);
      const O = view(aO, batch * outputs);
      const G = new Float32Array(batch * outputs);
      for (let r = 0; r < batch; r += group)
        total += loss(
          O.subarray(r * outputs, (r + group) * outputs),
          order[start + r],
          G.subarray(r * outputs, (r + group) * outputs),
        );
      for (let i = 0; i < G.length; i += 1) G[i] *= group / batch;
      // Gradients of the second layer: hidden transposed times G.
      const Ht = view(aHt, batch * hidden);
      for (let r = 0; r < batch; r += 1)
        for (let k = 0; k < hidden; k += 1) Ht[k * batch + r] = H[r * hidden + k];
      view(aT, batch * outputs).set(packWeights(G, batch, outputs));
      kernel.multiply(aG2, aHt, hidden, batch, outputs, aT, aZero, 0, -I, I);
      const gb2 = new Float32Array(outputs);
      for (let i = 0; i < G.length; i += 1) gb2[i % outputs] += G[i];
      // dH = G times second transposed.
      const w2t = new Float32Array(w2.length);
      for (let k = 0; k < hidden; k += 1)
        for (let o = 0; o < outputs; o += 1) w2t[o * hidden + k] = w2[k * outputs + o];
      view(aO, G.length).set(G);
      view(aT, w2.length).set(packWeights(w2t, outputs, hidden));
      kernel.multiply(aDH, aO, batch, outputs, hidden, aT, aZero, 0, -I, I);
      const dH = view(aDH, batch * hidden);
      for (let i = 0; i < dH.length; i += 1) dH[i] = H[i] > 0 ? dH[i] / (1 - dropHidden) : 0;
      const gb1 = new Float32Array(hidden);
      for (let i = 0; i < dH.length; i += 1) gb1[i % hidden] += dH[i];
      view(aT, dH.length).set(packWeights(dH, batch, hidden));
      kernel.multiply(aG1, aXt, inputs, batch, hidden, aT, aZero, 0, -I, I);
      o1.step(w1, view(aG1, w1.length), now);
      o2.step(w2, view(aG2, w2.length), now);
      ob1.step(b1, gb1, now);
      ob2.step(b2, gb2, now);
    }
    log(epoch, total / Math.max(1, Math.floor(order.length / batch) * batch));
  }
  const first = new Float32Array(w1.length);
  const firstBias = Float32Array.from(b1);
  for (let k = 0; k < inputs; k += 1)
    for (let h = 0; h < hidden; h += 1) {
      first[k * hidden + h] = w1[k * hidden + h] * inverse[k];
      firstBias[h] -= w1[k * hidden + h] * inverse[k] * mean[k];
    }
  return { inputs, outputs, hidden, first, firstBias, second: w2, secondBias: b2 };
}

/** One network whose outputs are the mean of several ones', each times its factor. */
export function meanOf(networks, factors) {
  const [{ inputs, outputs }] = networks;
  const hidden = networks.reduce((sum, network) => sum + network.hidden, 0);
  const first = new Float32Array(inputs * hidden);
  const second = new Float32Array(hidden * outputs);
  const firstBias = Float32Array.from(networks.flatMap((network) => [...network.firstBias]));
  const secondBias = new Float32Array(outputs);
  const share = (at) => factors[at % outputs] / networks.length;
  let before = 0;
  for (const network of networks) {
    for (let i = 0; i < inputs; i += 1) {
      const row = network.first.subarray(i * network.hidden, (i + 1) * network.hidden);
      first.set(row, i * hidden + before);
    }
    for (const [at, value] of network.second.entries())
      second[before * outputs + at] = value * share(at);
    for (const [at, value] of network.secondBias.entries()) secondBias[at] += value * share(at);
    before += network.hidden;
  }
  return { inputs, hidden, outputs, first, firstBias, second, secondBias };
}
