import base from './jest.config.mjs';

/** Tests of the whole fleet: each starts services as processes, so they run one after the other. */
export default {
  ...base,
  testMatch: ['<rootDir>/tests/dist/**/*.test.js'],
  testTimeout: 180_000,
};
