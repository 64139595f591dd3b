import { describe, expect, it } from '@jest/globals';
import { newId, randomToken } from './identifiers.js';

describe('newId', () => {
  it('is the prefix and 26 characters that are safe everywhere', () => {
    for (let i = 0; i < 100; i++) expect(newId('task_')).toMatch(/^task_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('sorts by the time it was made', () => {
    const times = [0, 1, 31, 32, 1_700_000_000_000, 1_700_000_000_001, 2 ** 48 - 1];
    const ids = times.map((time) => newId('x_', time));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids.map((id) => id.length))).toEqual(new Set([28]));
  });

  it('is never given twice, not even in one millisecond', () => {
    const ids = new Set(Array.from({ length: 10_000 }, () => newId('x_', 1)));
    expect(ids.size).toBe(10_000);
  });
});

describe('randomToken', () => {
  it('is 32 characters and uses all 32 of the alphabet', () => {
    const tokens = Array.from({ length: 1_000 }, randomToken);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-hjkmnp-tv-z]{32}$/);
    expect(new Set(tokens).size).toBe(1_000);
    expect(new Set(tokens.join('')).size).toBe(32);
  });
});
