import { describe, expect, it } from '@jest/globals';
import { BoundedCache } from './bounded-cache.js';

describe('a bounded cache', () => {
  it('makes a value once, and forgets the oldest beyond its capacity', () => {
    const made: string[] = [];
    const cache = new BoundedCache<string, string>(2);
    const use = (key: string) =>
      cache.remember(key, () => {
        made.push(key);
        return key;
      });
    for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) expect(use(key)).toBe(key);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
    expect(cache.size).toBe(2);
  });
});
