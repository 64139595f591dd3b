import { describe, expect, it } from '@jest/globals';
import { retryAfterSeconds, retryDelay } from './timing.js';

const settings = { retryDelayMs: 500, maxRetryDelayMs: 60_000 };
const delays = (random: number) =>
  [1, 2, 3, 4, 9].map((retry) => retryDelay(retry, undefined, settings, () => random));

describe('the wait before a retry', () => {
  it('doubles, up to the longest, and is scattered over its upper half', () => {
    expect(delays(1)).toEqual([500, 1_000, 2_000, 4_000, 60_000]);
    expect(delays(0)).toEqual([250, 500, 1_000, 2_000, 30_000]);
  });

  it('is never shorter than what was asked for, and a little longer for some', () => {
    expect(retryDelay(1, 30, settings, () => 0)).toBe(30_000);
    expect(retryDelay(1, 30, settings, () => 1)).toBe(31_000);
    expect(retryDelay(1, 0, settings, () => 0)).toBe(250);
    expect(retryDelay(1, 61, settings)).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-03-02T09:00:00Z');
  it.each([
    ['30', 30],
    ['Mon, 02 Mar 2026 09:01:00 GMT', 60],
    ['Mon, 02 Mar 2026 08:59:00 GMT', 0],
    ['soon', undefined],
  ])('%s', (value, seconds) => {
    expect(retryAfterSeconds(new Headers({ 'Retry-After': value }), now)).toBe(seconds);
  });
});
