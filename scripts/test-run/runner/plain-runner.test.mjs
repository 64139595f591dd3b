import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inRoot } from '../../workspace/paths.mjs';

/** One file with all that can go wrong, and one beside it that shares a module with it. */
const FILES = {
  'shared.mjs': `import { afterAll, expect } from '@jest/globals';
    export const seen = [];
    export const closes = (name) => afterAll(() => seen.push(name));
    export const holds = (value) => expect(value).toBe(true);`,
  'a.test.mjs': `import { describe, expect, it, test } from '@jest/globals';
    import { closes, holds, seen } from './shared.mjs';
    closes('a');
    test('passes', () => holds(true));
    test('fails', () => holds(false));
    test('throws', () => { throw new Error('thrown'); });
    test('rejects', () => Promise.reject(new Error('rejected')));
    test('lets a promise be rejected that nobody waits for', async () => {
      void Promise.reject(new Error('forgotten'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    test('asserts less than it said', () => { expect.assertions(1); });
    test('takes too long', () => new Promise(() => {}), 20);
    test.each([[1], [2]])('is a case: %i', (value) => expect(value).toBe(1));
    test.skip('is skipped', () => undefined);
    describe('a hook', () => { it('is not there', () => expect(seen).toEqual([])); });`,
  'b.test.mjs': `import { AsyncResource } from 'node:async_hooks';
    import { beforeAll, expect, test } from '@jest/globals';
    import { closes, holds, seen } from './shared.mjs';
    closes('b');
    beforeAll(() => { if (seen.join() !== 'a') throw new Error('not shared: ' + seen); });
    test('passes, too', () => holds(true));
    test('carries on nothing of the file before', () => {
      const carried = Object.getOwnPropertySymbols(new AsyncResource('any'));
      expect(carried.filter(({ description }) => description === 'kResourceStore').length).toBeLessThan(2);
    });`,
  'c.test.mjs': `import { beforeAll, test } from '@jest/globals';
    beforeAll(() => { throw new Error('not ready'); });
    test('has no ground', () => undefined);`,
  'd.test.mjs': `import './nowhere.mjs';`,
};

/** @type {string} */
let folder;
/** @type {any} */
let results;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'groundwork-runner-'));
  const config = {
    rootDir: folder,
    testMatch: ['**/*.test.mjs'],
    testRunner: inRoot('scripts', 'test-run', 'runner', 'plain-runner.mjs'),
    testSequencer: path.join(folder, 'by-name.cjs'),
    transform: {},
    watchman: false,
  };
  await writeFile(
    path.join(folder, 'by-name.cjs'),
    `module.exports = class { constructor() {}
      sort(tests) { return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1)); }
      shard(tests) { return tests; }
      allFailedTests(tests) { return tests; }
      cacheResults() {} };`,
  );
  await writeFile(path.join(folder, 'jest.config.json'), JSON.stringify(config));
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text);
  const output = path.join(folder, 'results.json');
  await new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        inRoot('node_modules', 'jest', 'bin', 'jest.js'),
        `--config=${path.join(folder, 'jest.config.json')}`,
        '--runInBand',
        '--json',
        `--outputFile=${output}`,
      ],
      { cwd: folder },
      resolve,
    );
  });
  results = JSON.parse(await readFile(output, 'utf8'));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @param {string} name */
const fileOf = (name) =>
  results.testResults.find((/** @type {any} */ file) => file.name.endsWith(name));

test('failures are reported as failed, each test by itself, and the rest as passed', () => {
  const results = fileOf('a.test.mjs').assertionResults.map(
    (/** @type {any} */ { title, status }) => `${title}: ${status}`,
  );
  expect(results).toEqual([
    'passes: passed',
    'fails: failed',
    'throws: failed',
    'rejects: failed',
    'lets a promise be rejected that nobody waits for: failed',
    'asserts less than it said: failed',
    'takes too long: failed',
    'is a case: 1: passed',
    'is a case: 2: failed',
    'is skipped: pending',
    'is not there: passed',
  ]);
});

test('hooks and assertions of a shared module belong to the file that runs', () => {
  expect(fileOf('b.test.mjs')).toMatchObject({
    status: 'passed',
    assertionResults: [
      { title: 'passes, too', status: 'passed' },
      { title: 'carries on nothing of the file before', status: 'passed' },
    ],
  });
});

test('a hook that fails fails its tests, and a file that cannot be loaded fails', () => {
  expect(fileOf('c.test.mjs').assertionResults).toMatchObject([{ status: 'failed' }]);
  expect(fileOf('d.test.mjs')).toMatchObject({ status: 'failed', assertionResults: [] });
  expect(results).toMatchObject({ success: false, numRuntimeErrorTestSuites: 1 });
});
