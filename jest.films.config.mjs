import base from './jest.config.mjs';

/** Files of tests/ that make films: each takes both cores by itself. */
export const films = [
  'land-film',
  'land-inputs',
  'property-films',
  'engines',
  'shared-rendering',
  'chaos',
];

export default {
  ...base,
  testMatch: films.map((name) => `<rootDir>/tests/dist/${name}.test.js`),
  testTimeout: 300_000,
};
