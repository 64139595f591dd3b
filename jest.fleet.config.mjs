import base from './jest.config.mjs';
import { films } from './jest.films.config.mjs';

/** Tests of the whole fleet that wait more than they work: each file starts services as processes of its own. */
export default {
  ...base,
  testMatch: ['<rootDir>/tests/dist/**/*.test.js'],
  testPathIgnorePatterns: [`/tests/dist/(${films.join('|')})\\.test\\.js$`],
  testTimeout: 300_000,
};
