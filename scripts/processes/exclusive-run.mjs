import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RUN } from '../workspace/paths.mjs';
import { isSameProcess, processIdentity } from './identity.mjs';
import { GUARD } from './ranks.mjs';

// Only one process at a time has the data in .groundwork in its hands. It says
// in this file who it is and, once it serves, where others reach it.

const FILE = path.join(RUN, 'owner.json');

/**
 * @typedef {object} Owner
 * @property {number} pid
 * @property {string | undefined} identity
 * @property {'start' | 'admin'} command
 * @property {string} [url] the API's address
 * @property {string} [page_url] the account page's address
 * @property {string} [database_url] once Postgres is ready and migrated
 */

/** @returns {Owner | undefined} the process that has the data now */
export function currentOwner() {
  if (!existsSync(FILE)) return undefined;
  try {
    /** @type {Owner} */
    const owner = JSON.parse(readFileSync(FILE, 'utf8'));
    return isSameProcess(owner.pid, owner.identity) ? owner : undefined;
  } catch {
    return undefined; // cut short, or taken away between the two looks
  }
}

/**
 * @param {Owner['command']} command
 * @returns {{ announce(fields: { url?: string, page_url?: string | undefined, database_url?: string }): void, release(): void } | undefined}
 *   undefined when another process has the data
 */
export function takeOwnership(command) {
  /** @type {Owner} */
  const owner = { pid: process.pid, identity: processIdentity(process.pid), command };
  if (!createExclusively(owner)) {
    if (currentOwner()) return undefined;
    rmSync(FILE, { force: true }); // left by an unclean end
    if (!createExclusively(owner)) return undefined;
  }
  return {
    announce(fields) {
      Object.assign(owner, fields);
      writeFileSync(`${FILE}.new`, JSON.stringify(owner), { mode: 0o600 });
      renameSync(`${FILE}.new`, FILE);
    },
    release() {
      rmSync(FILE, { force: true });
    },
  };
}

/** @param {Owner} owner */
function createExclusively(owner) {
  let descriptor;
  try {
    descriptor = openSync(FILE, 'wx', 0o600);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  writeSync(descriptor, JSON.stringify(owner));
  closeSync(descriptor);
  return true;
}

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
