import { afterAll, describe, expect, it } from '@jest/globals';
import { startFuzzedFleet } from './fuzz/fuzzed-fleet.js';
import { PLANTED } from './fuzz/hostile-values.js';

/** `npm run fuzz` sends thousands; these few find what a change breaks at once. */
const SEED = 7;
const GATEWAY = 160;
const PAGE = 50;
const first = (count: number) => Array.from({ length: count }, (_, index) => index);

const fuzzed = await startFuzzedFleet();
afterAll(() => fuzzed.close());

describe('whatever is sent', () => {
  it('to the API is answered as it is described, in time, and reveals nothing of the inside', async () => {
    const { requests, findings, statuses } = await fuzzed.fuzzGateway({
      seed: SEED,
      indices: first(GATEWAY),
    });
    expect(findings).toEqual([]);
    expect(requests).toBe(GATEWAY);
    // Both the good and the bad are among them, or nothing was tried.
    for (const status of ['200', '202', '400', '401', '404', '405', '415']) {
      expect([status, statuses.get(status) ?? 0]).toEqual([status, expect.any(Number)]);
      expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
    }
  });

  it('to the account’s page is answered with its envelope', async () => {
    const asked = { seed: SEED, indices: first(PAGE) };
    expect((await fuzzed.fuzzDashboard(asked)).findings).toEqual([]);
  });

  it('leaves a log of whole lines, without an error and without the customers’ secrets', () => {
    expect(fuzzed.faultsInLogs()).toEqual([]);
    for (const { log } of fuzzed.fleet.processes) {
      const written = log();
      expect(written).not.toContain(PLANTED);
      for (const key of fuzzed.surroundings.apiKeys) expect(written).not.toContain(key);
    }
  });

  it('leaves the ledger balanced, and charges nothing that was not accepted', async () => {
    expect(await fuzzed.faultsInLedger()).toEqual([]);
    expect(fuzzed.surroundings.named.size).toBeGreaterThan(0);
  });
});
