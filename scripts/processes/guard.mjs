// Outlives a run that was ended by SIGKILL, and stops what it left running:
// Postgres and Redis cannot watch their parent, so this process does it for
// them. It acts when the IPC channel to its parent closes; after an orderly end
// it finds nothing to do.
//
// Arguments: the folder of process records; a folder to remove at the end, or none.

import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProcessRecords } from './process-records.mjs';
import { GUARD, RANK } from './ranks.mjs';
import { stopInOrder } from './stop.mjs';

/** Services end by themselves when they lose their parent: time for that. */
const OWN_END_MS = 10_000;

const [folder = '', temporary] = process.argv.slice(2);
const records = new ProcessRecords(folder);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // Meant for the run that we watch; when it ends, our channel closes.
  });
}

async function clearUp() {
  const deadline = Date.now() + OWN_END_MS;
  while (Date.now() < deadline && left().some((entry) => entry.rank < RANK.redis)) {
    await sleep(100);
  }
  await stopInOrder(left());
  for (const entry of records.alive()) records.remove(entry.name);
  if (temporary) rmSync(temporary, { recursive: true, force: true });
  process.exit(0);
}

function left() {
  return records.alive().filter(({ name }) => name !== GUARD);
}

// The parent may be gone before we listen.
if (process.connected) process.once('disconnect', clearUp);
else await clearUp();
