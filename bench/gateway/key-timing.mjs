import { Agent, request } from 'node:http';
import { median } from '../film/rounds.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { openCallers, withFleet } from './surroundings.mjs';

/** Of each kind. */
const ASKED = 1_500;
const WARMING = 200;

/** Milliseconds until a key is refused. */
function refusal(url, agent, key) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    const sent = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode !== 401) reject(new Error(`answered ${response.statusCode}`));
        else resolve(performance.now() - began);
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const other = (digit) => DIGITS[(DIGITS.indexOf(digit) + 1) % DIGITS.length];

/**
 * Whether the time in which an unknown key is refused reveals how much of a real one it shares. Three kinds are asked in
 * turn: two that share nothing, whose difference is the noise, and one that differs in its last character alone.
 */
export async function measureKeyTiming(folder) {
  return withFleet(folder, { services: ['gateway'], env: {} }, async (running) => {
    const [{ apiKey }] = await openCallers(running, 1);
    const [prefix, secret] = [apiKey.slice(0, 9), apiKey.slice(9)];
    const foreign = (shift) =>
      prefix + [...secret].map((digit) => (shift ? other(other(digit)) : other(digit))).join('');
    const kinds = [
      { name: 'shares nothing', key: foreign(0), times: [] },
      { name: 'shares nothing, another', key: foreign(1), times: [] },
      {
        name: 'shares all but the last character',
        key: apiKey.slice(0, -1) + other(apiKey.at(-1)),
        times: [],
      },
    ];
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const url = `${running.fleet.url}/v1/account`;
    for (let asked = 0; asked < WARMING + ASKED; asked += 1) {
      // Each kind comes first as often as the others.
      for (let turn = 0; turn < kinds.length; turn += 1) {
        const kind = kinds[(asked + turn) % kinds.length];
        const took = await refusal(url, agent, kind.key);
        if (asked >= WARMING) kind.times.push(took);
      }
    }
    agent.destroy();
    const [first] = kinds;
    const microseconds = (times) => median(times) * 1000;
    const rows = kinds.map(({ name, times }) => [
      name,
      shown(microseconds(times), 1),
      shown(microseconds(times) - microseconds(first.times), 1),
    ]);
    return [
      `Refusing an unknown key, ${ASKED} of each kind in turn over one connection`,
      '',
      markdownTable(['the key', 'median µs', 'beside the first, µs'], rows),
      '',
      'The second row is the noise: what the third adds to it is what the time tells of the key.',
    ].join('\n');
  });
}
