import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ChildProcesses } from '../processes/child-processes.mjs';
import { ProcessRecords } from '../processes/process-records.mjs';
import { GUARD } from '../processes/ranks.mjs';
import { stopInOrder } from '../processes/stop.mjs';
import { inState, logFile } from '../workspace/paths.mjs';
import { startTestServers } from './test-servers.mjs';

/**
 * Does work beside a Postgres and a Redis of its own, and ends them and all that was started with it.
 * @template Outcome
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @param {import('../tools/system-tools.mjs').SystemTools} tools
 * @param {(run: { env: NodeJS.ProcessEnv, directory: string, records: ProcessRecords }) => Promise<Outcome>} work
 * @returns {Promise<Outcome>}
 */
export async function withTestServers({ progress, signal, force }, tools, work) {
  const directory = inState('tests', String(process.pid));
  mkdirSync(directory, { recursive: true });
  rmSync(logFile('tests'), { recursive: true, force: true });
  // Where the tests keep records of the processes that they start, too.
  const records = new ProcessRecords(path.join(directory, 'processes'));
  const processes = new ChildProcesses({ records, temporary: directory });
  try {
    const env = await progress.step(
      'Starting Postgres and Redis for the tests',
      () => startTestServers({ directory, processes, tools, signal }),
      () => 'Postgres and Redis for the tests are ready',
    );
    return await work({ env, directory, records });
  } finally {
    // Ends our servers, and what a test that was interrupted left behind.
    const left = records.alive().filter(({ name }) => name !== GUARD);
    await stopInOrder(left, { force });
    await processes.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
