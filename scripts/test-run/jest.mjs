import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../workspace/paths.mjs';
import { runOnTerminal } from './on-terminal.mjs';
import { RESULTS_FILE } from './results-reporter.mjs';

/**
 * One run of Jest, its own output on the terminal.
 * @param {object} run
 * @param {{ config: string, args: string[] }} run.suite
 * @param {string} [run.node] another Node than this one
 * @param {string[]} run.args of the caller
 * @param {NodeJS.ProcessEnv} run.env
 * @param {string} run.directory for its results
 * @param {import('../processes/process-records.mjs').ProcessRecords} run.records where the guard finds it
 * @param {AbortSignal} run.signal
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runJest({
  suite,
  node = process.execPath,
  args,
  env,
  directory,
  records,
  signal,
}) {
  const results = path.join(directory, `${suite.config}.json`);
  const code = await runOnTerminal({
    name: path.parse(suite.config).name,
    node,
    args: [
      // The workers take it over: much is made and thrown away in a test, and is collected less often.
      '--max-semi-space-size=64',
      inRoot('node_modules', 'jest', 'bin', 'jest.js'),
      `--config=${inRoot(suite.config)}`,
      '--reporters=default',
      `--reporters=${inRoot('scripts', 'test-run', 'results-reporter.mjs')}`,
      '--passWithNoTests',
      ...suite.args,
      ...args,
    ],
    env: { ...env, [RESULTS_FILE]: results },
    records,
    signal,
  });
  const counts = existsSync(results)
    ? countsOf(JSON.parse(readFileSync(results, 'utf8')))
    : undefined;
  if (!counts) return { passed: 0, failed: 1 };
  // Jest may fail for other reasons than its tests, such as an open handle.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * A file that could not run counts as one failure: the number of its tests is unknown.
 * @param {import('./results-reporter.mjs').Counts} results
 */
export function countsOf({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}
