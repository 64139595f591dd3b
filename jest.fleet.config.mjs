import { fileURLToPath } from 'node:url';
import base from './jest.config.mjs';

/** Tests of the whole fleet: its services run as processes of their own. */
export default {
  ...base,
  testMatch: ['<rootDir>/tests/dist/**/*.test.js'],
  globalTeardown: fileURLToPath(new URL('./tests/dist/fixtures/shared-fleet.js', import.meta.url)),
  testTimeout: 900_000,
};
