import base from './jest.config.mjs';

/** Tests of the whole fleet that make films: each takes both cores by itself. */
export default {
  ...base,
  testMatch: ['land-film', 'land-inputs', 'property-films', 'engines', 'shared-rendering'].map(
    (name) => `<rootDir>/tests/dist/${name}.test.js`,
  ),
  testTimeout: 300_000,
};
