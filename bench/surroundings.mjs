import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ChildProcesses } from '../scripts/processes/child-processes.mjs';
import { ProcessRecords } from '../scripts/processes/process-records.mjs';
import { Progress } from '../scripts/terminal/progress.mjs';
import { startTestServers } from '../scripts/test-run/test-servers.mjs';
import { ensureSystemTools } from '../scripts/tools/system-tools.mjs';

/** The run itself is the load: nothing of it is refused. */
const UNREFUSED = { MOST_WAITING_JOBS: '0', MOST_WAITING_SECONDS: '0', MOST_LAG_MS: '0' };

/** Postgres, Redis and the named services, as the whole-fleet tests start them, for as long as `work` takes. */
export async function withFleet(folder, { services, env, allowedPrivateOrigins }, work) {
  const { signal } = new AbortController();
  const tools = await ensureSystemTools(
    { postgres: true, redis: true, ffprobe: false, browser: false },
    { progress: new Progress(process.stderr), signal },
  );
  const directory = join(folder, 'run');
  await mkdir(directory, { recursive: true });
  const records = new ProcessRecords(join(directory, 'processes'));
  const processes = new ChildProcesses({ records, temporary: directory });
  const closers = [() => processes.close()];
  try {
    Object.assign(process.env, await startTestServers({ directory, processes, tools, signal }));
    const { startFleet } = await import('../packages/testing/dist/index.js');
    const { openDatabase } = await import('../packages/core/database/dist/connection/client.js');
    const fleet = await startFleet({
      services,
      env: { ...UNREFUSED, ...env },
      allowedPrivateOrigins,
    });
    closers.unshift(() => fleet.close());
    const database = openDatabase({ url: fleet.databaseUrl, connections: 4 });
    closers.unshift(() => database.$disconnect());
    return await work({ fleet, database });
  } finally {
    for (const close of closers) await close();
  }
}
