import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../workspace/paths.mjs';

const requireHere = createRequire(import.meta.url);
// Dependencies of Jest's own packages are resolved from those packages.
const requireAsJest = createRequire(
  createRequire(requireHere.resolve('jest')).resolve('@jest/core'),
);

/** @typedef {{ path: string }} Test */

/** @type {{ default: new (options: unknown) => { sort(tests: Test[]): Test[] } }} */
const { default: TestSequencer } = requireAsJest('@jest/test-sequencer');

/** Sources of tests, as long as they take on two cores; the others take seconds. */
export const LONGEST = [
  'packages/products/showcase-edits/src/edits/sentences-of-customers',
  'packages/studio/photo-reading/src/reading/read-photo',
  'packages/core/database/src/acceptance/commit-outcome',
  'tests/src/account-page',
  'tests/src/land-inputs',
];

/**
 * Starts the longest files first, so that the workers end together. Without timings Jest would sort by file size, which
 * says nothing about films.
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
  const source = path.relative(inRoot(), file).replace('/dist/', '/src/');
  const at = LONGEST.indexOf(source.replace('.test.js', ''));
  return at === -1 ? LONGEST.length : at;
}
