import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ChildProcesses } from '../processes/child-processes.mjs';
import { ProcessRecords } from '../processes/process-records.mjs';
import { GUARD } from '../processes/ranks.mjs';
import { stopInOrder } from '../processes/stop.mjs';
import { ensureSystemTools } from '../tools/system-tools.mjs';
import { build } from '../workspace/build.mjs';
import { installPackages } from '../workspace/install.mjs';
import { inState, logFile } from '../workspace/paths.mjs';
import { runChecks } from './checks.mjs';
import { runJest } from './jest.mjs';
import { startTestServers } from './test-servers.mjs';

/** @typedef {import('../terminal/command.mjs').CommandContext} CommandContext */

/** Whole-fleet and chaos tests start many processes: one file at a time, or they starve each other. */
const SUITES = [
  { name: 'packages and services', config: 'jest.config.mjs', args: ['--maxWorkers=2'] },
  { name: 'whole fleet', config: 'jest.fleet.config.mjs', args: ['--runInBand'] },
];

/**
 * npm test: everything from a fresh clone to one closing line.
 * @param {string[]} args for Jest
 * @param {CommandContext} context
 * @returns {Promise<number>} the exit code
 */
export async function runTests(args, context) {
  const { progress, signal, force } = context;
  await installPackages(context);
  const tools = await ensureSystemTools(
    { postgres: true, redis: true, ffprobe: true, browser: true },
    context,
  );
  await build(context);

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
    let failed = await runChecks(context);
    let passed = 0;
    for (const suite of SUITES) {
      progress.line(`\nTests: ${suite.name}`);
      const counts = await runJest({ suite, args, env, directory, records, signal });
      passed += counts.passed;
      failed += counts.failed;
    }
    if (passed + failed === 0) progress.line('\nNo test ran.');
    progress.line(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    await stopTestProcesses(records, force);
    await processes.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * Ends our servers, and what a test that was interrupted left behind.
 * @param {ProcessRecords} records
 * @param {AbortSignal} force
 */
async function stopTestProcesses(records, force) {
  const left = records.alive().filter(({ name }) => name !== GUARD);
  await stopInOrder(left, { force });
}
