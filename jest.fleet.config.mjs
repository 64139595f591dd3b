import base from './jest.config.mjs';

/** Tests of the whole fleet: each file starts services as processes of its own. */
export default {
  ...base,
  testMatch: ['<rootDir>/tests/dist/**/*.test.js'],
  testTimeout: 900_000,
};
