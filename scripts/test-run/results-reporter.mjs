import { writeFileSync } from 'node:fs';

/** Environment variable that names the file for Jest's results. */
export const RESULTS_FILE = 'JEST_RESULTS_FILE';

/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} Counts */

/** A Jest reporter that passes the run's counts to its caller. */
export default class ResultsReporter {
  /**
   * @param {unknown} _contexts
   * @param {Counts} results
   */
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results;
    writeFileSync(
      process.env[RESULTS_FILE] ?? '',
      JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }),
    );
  }
}
