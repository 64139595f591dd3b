import { setTimeout as sleep } from 'node:timers/promises';
import { GUARD } from './ranks.mjs';

/** The guard of a killed run needs at most its own time and that of the servers. */
const GUARD_MS = 30_000;

/**
 * Ends the rest of a killed run: waits for its guard, then ends any remaining processes.
 * @param {import('./process-records.mjs').ProcessRecords} records
 * @param {import('../terminal/command.mjs').CommandContext} context
 */
export async function stopEarlierRun(records, { progress, signal }) {
  if (records.alive().length === 0) return;
  await progress.step(
    'Ending what an earlier run left behind',
    async () => {
      const deadline = Date.now() + GUARD_MS;
      while (Date.now() < deadline && records.alive().some(({ name }) => name === GUARD)) {
        await sleep(100);
        signal.throwIfAborted();
      }
      await records.stopOrphans();
    },
    () => 'Ended what an earlier run left behind',
  );
}
