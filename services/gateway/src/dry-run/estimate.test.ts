import { describe, expect, it } from '@jest/globals';
import { timeOfParts } from './estimate.js';

const took = (seconds: number, parts: number, alone = true) => ({ seconds, parts, alone });
const secondsOf = (...of: Parameters<typeof timeOfParts>) => timeOfParts(...of)?.estimated_seconds;

describe('an estimate', () => {
  it('is the median of work of the same size', () => {
    const durations = [took(40, 5), took(44, 5), took(300, 5), took(90, 8)];
    expect(secondsOf(durations, 5)).toBe(44);
  });

  it('of another size grows with the parts, but not what is the same for all', () => {
    // 1.5 parts' worth is fixed: 13 for 5 parts is 2 for each.
    expect(secondsOf([took(13, 5)], 10)).toBe(23);
    expect(secondsOf([took(13, 5), took(19, 8)], 2)).toBe(7);
  });

  it('leaves out what other work ran beside, where enough ran alone', () => {
    const alone = [took(40, 5), took(42, 5), took(44, 5)];
    expect(secondsOf([took(400, 5, false), took(500, 5, false), ...alone], 5)).toBe(42);
    expect(secondsOf([took(400, 5, false), took(40, 5)], 5)).toBe(220);
  });

  it('has a range that holds what other work ran beside too', () => {
    const alone = [took(40, 5), took(42, 5), took(44, 5)];
    expect(timeOfParts([took(400, 5, false), took(500, 5, false), ...alone], 5)).toEqual({
      estimated_seconds: 42,
      // A quarter below the middle, and the slowest but one of ten.
      estimated_seconds_range: { min: 31, max: 460 },
    });
  });

  it('has a range of a quarter either way at least, and of half and double after one or two', () => {
    const rangeOf = (...durations: ReturnType<typeof took>[]) =>
      timeOfParts(durations, 5)?.estimated_seconds_range;
    expect(rangeOf(took(100, 5), took(100, 5), took(100, 5))).toEqual({ min: 75, max: 125 });
    expect(rangeOf(took(100, 5))).toEqual({ min: 50, max: 200 });
  });

  it('is not there while nothing was made', () => {
    expect(timeOfParts([], 3)).toBeNull();
  });
});
