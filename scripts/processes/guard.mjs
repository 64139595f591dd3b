// Outlives a run that was ended by SIGKILL, and stops what it left running:
// Postgres and Redis cannot watch their parent, so this process does it for
// them. It is told over IPC what to stop, and acts when that channel closes.

import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameProcess } from './identity.mjs';
import { stopInOrder } from './stop.mjs';

/** Services end by themselves when they lose their parent: time for that. */
const OWN_END_MS = 10_000;

/** @type {import('./child-processes.mjs').Watched} */
let watched = { processes: [], directories: [], dataServerRank: 0 };

process.on('message', (message) => {
  watched = /** @type {typeof watched} */ (message);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // Meant for the run that we watch; when it ends, our channel closes.
  });
}
process.on('disconnect', async () => {
  const { processes, directories, dataServerRank } = watched;
  const services = processes.filter((entry) => entry.rank < dataServerRank);
  const deadline = Date.now() + OWN_END_MS;
  while (
    Date.now() < deadline &&
    services.some((entry) => isSameProcess(entry.pid, entry.identity))
  ) {
    await sleep(100);
  }
  await stopInOrder(processes);
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  process.exit(0);
});
