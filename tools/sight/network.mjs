import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { between } from '../../packages/studio/photo-reading/dist/perception/features.js';

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

const script = fileURLToPath(new URL('perceptrons.py', import.meta.url));

/**
 * Networks with one hidden layer of rectified units, trained by AdamW on the same rows of `inputs` features: `targets` says
 * for each row what `questions` ask, see loss_of in perceptrons.py.
 *
 * @param tasks what differs between the networks: the numbers of the rows to learn from, and a seed
 * @returns weights with the standardisation folded in
 */
export function trainNetworks({ x, inputs, targets, width, questions, tasks, ...options }) {
  const folder = mkdtempSync(join(tmpdir(), 'perceptrons-'));
  try {
    const save = (name, numbers) => {
      writeFileSync(
        join(folder, name),
        new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
      );
      return name;
    };
    const shared = { ...options, inputs, width, questions };
    const files = { x: save('x', x), targets: save('targets', targets) };
    const listed = tasks.map(({ rows, seed = 1 }, at) => ({
      ...{ ...shared, ...files, seed, out: `out${at}` },
      rows: save(`rows${at}`, Int32Array.from(rows)),
    }));
    writeFileSync(join(folder, 'tasks.json'), JSON.stringify(listed));
    execFileSync('python3', [script, folder], { stdio: 'inherit' });
    return listed.map(({ out }) => readNetwork(join(folder, out), shared));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readNetwork(file, { inputs, hidden, outputs }) {
  const numbers = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
  let at = 0;
  const take = (count) => {
    at += count;
    return numbers.slice(at - count, at);
  };
  return {
    ...{ inputs, hidden, outputs, first: take(inputs * hidden), firstBias: take(hidden) },
    ...{ second: take(hidden * outputs), secondBias: take(outputs) },
  };
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
