import { fileURLToPath } from 'node:url';

/** Tests of packages, services and scripts; run as compiled, so that what is tested is what runs. */
export default {
  testMatch: [
    '<rootDir>/packages/{core,studio,products}/*/dist/**/*.test.js',
    '<rootDir>/packages/{words,sdk,testing}/dist/**/*.test.js',
    '<rootDir>/services/*/dist/**/*.test.js',
    '<rootDir>/scripts/**/*.test.mjs',
  ],
  testRunner: fileURLToPath(new URL('./scripts/test-run/runner/plain-runner.mjs', import.meta.url)),
  transform: {},
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/.groundwork/'],
  watchman: false,
  testSequencer: fileURLToPath(new URL('./scripts/test-run/longest-first.mjs', import.meta.url)),
  // For what hangs: beside a fleet a test may take several times as long as alone.
  testTimeout: 120_000,
};
