import { createRequire } from 'node:module';
import path from 'node:path';

const requireHere = createRequire(import.meta.url);
// Dependencies of Jest's own packages are resolved from those packages.
const requireAsJest = createRequire(
  createRequire(requireHere.resolve('jest')).resolve('@jest/core'),
);

/** @typedef {{ path: string }} Test */

/** @type {{ default: new (options: unknown) => { sort(tests: Test[]): Test[] } }} */
const { default: TestSequencer } = requireAsJest('@jest/test-sequencer');

/** As they take on two cores; the others take seconds. */
export const LONGEST = [
  'account-page',
  'land-inputs',
  'property-films',
  'engines',
  'chaos',
  'land-film',
];

/**
 * Starts the longest files of the whole-fleet tests first, so that the workers end together. Without timings Jest would
 * sort by file size, which says nothing about films.
 */
export default class LongestFirst extends TestSequencer {
  /**
   * @override
   * @param {Test[]} tests
   */
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}

/** @param {Test} test */
function place({ path: file }) {
  const at = LONGEST.indexOf(path.basename(file, '.test.js'));
  return at === -1 ? LONGEST.length : at;
}
