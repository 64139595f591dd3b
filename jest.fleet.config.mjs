import { fileURLToPath } from 'node:url';
import base from './jest.config.mjs';

/** Tests of the whole fleet: each file starts services as processes of its own. */
export default {
  ...base,
  testMatch: ['<rootDir>/tests/dist/**/*.test.js'],
  testSequencer: fileURLToPath(new URL('./scripts/test-run/longest-first.mjs', import.meta.url)),
  testTimeout: 300_000,
};
