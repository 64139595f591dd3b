import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../workspace/paths.mjs';
import LongestFirst, { LONGEST } from './longest-first.mjs';

const context = { config: { cache: false }, hasteFS: { getSize: () => 1 } };
const test = (/** @type {string} */ name) => ({
  path: inRoot(`${name.replace('/src/', '/dist/')}.test.js`),
  context,
});

describe('the order of the tests', () => {
  it('has the longest first, whatever order they are found in', () => {
    const found = ['tests/src/deployment/pack', ...LONGEST.toReversed(), 'tests/src/fuzz'].map(
      test,
    );
    const sorted = new LongestFirst({}).sort(found);
    expect(sorted.slice(0, LONGEST.length)).toEqual(LONGEST.map(test));
    expect(sorted).toHaveLength(found.length);
  });

  it.each(LONGEST)('names no file that is gone: %s', (name) => {
    expect(existsSync(inRoot(`${name}.test.ts`))).toBe(true);
  });
});
