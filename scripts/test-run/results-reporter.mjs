import { writeFileSync } from 'node:fs';

/** Environment variable that names the file for Jest's results. */
export const RESULTS_FILE = 'JEST_RESULTS_FILE';

/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} Counts */

/** A reporter for Jest that leaves the numbers of a run to whoever started it. */
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
