import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readingOf } from './fixtures/reading-of.js';

/** A file for each language with lines of "sentence => directives". */
const folder = new URL('../../src/edits/fixtures/languages/', import.meta.url);

describe.each(readdirSync(folder))('edits in %s', (file) => {
  const lines = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
  it.each(lines.map((line) => line.split(' => ')))('%s', (sentence = '', directives = '') => {
    expect(readingOf(sentence).join('; ')).toBe(directives);
  });
});
