import { parseArgs } from 'node:util';
import { startFuzzedFleet } from './fuzzed-fleet.js';
import type { FuzzResult } from './run-fuzz.js';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '4000' },
    only: { type: 'string' },
    paths: { type: 'string', default: '' },
  },
});

function summaryOf(name: string, result: FuzzResult): string {
  const counts = (map: ReadonlyMap<string, number>) =>
    [...map]
      .toSorted(([, a], [, b]) => b - a)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  const findings = result.findings.map(
    ({ index, faults, request, answer }) =>
      `  ${index}: ${faults.join('; ')}\n    ${request}\n    ${answer}`,
  );
  return [
    `${name}: ${result.requests} requests, ${result.findings.length} findings`,
    `  kinds: ${counts(result.kinds)}`,
    `  answers: ${counts(result.statuses)}`,
    `  answers to valid requests: ${counts(result.toValid)}`,
    ...result.slowest.map(([milliseconds, asked]) => `  slow: ${milliseconds} ms ${asked}`),
    ...findings,
  ].join('\n');
}

/** Sends requests of a seed to a gateway and an account's page of its own, and prints what was found. */
const seed = Number(options.seed);
const requests = Number(options.requests);
const fuzzed = await startFuzzedFleet(new RegExp(options.paths));
let failures = 0;
try {
  const indices = (count: number) =>
    options.only === undefined
      ? Array.from({ length: count }, (_, index) => index)
      : [Number(options.only)];
  const page = Math.ceil(requests / 4);
  for (const [name, result] of [
    ['gateway', await fuzzed.fuzzGateway({ seed, indices: indices(requests - page) })],
    ["account's page", await fuzzed.fuzzDashboard({ seed, indices: indices(page) })],
  ] as const) {
    console.log(summaryOf(name, result));
    failures += result.findings.length;
  }
  const charges = await fuzzed.faultsInLedger();
  console.log(`ledger: ${charges.length} findings`);
  for (const line of charges.slice(0, 40)) console.log(`  ${line}`);
  failures += charges.length;
  const logs = fuzzed.faultsInLogs();
  console.log(`logs: ${logs.length} findings`);
  for (const line of logs.slice(0, 40)) console.log(`  ${line}`);
  failures += logs.length;
} finally {
  await fuzzed.close();
}
process.exitCode = failures === 0 ? 0 : 1;
