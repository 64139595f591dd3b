import { describe, expect, it } from '@jest/globals';
import { timeOfParts } from './estimate.js';

const took = (seconds: number, parts: number, alone = true) => ({ seconds, parts, alone });
const GUESSED = 30;
const timeOf = (durations: ReturnType<typeof took>[], parts: number) =>
  timeOfParts(durations, parts, GUESSED);
const secondsOf = (...of: Parameters<typeof timeOf>) => timeOf(...of).estimated_seconds;

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
    expect(secondsOf([took(400, 5, false), took(40, 5)], 5)).toBe(40);
  });

  it('is that of work beside others where hardly any runs alone', () => {
    const beside = [took(100, 5, false), took(110, 5, false), took(120, 5, false)];
    expect(secondsOf(beside, 5)).toBe(110);
    expect(secondsOf([...beside, took(40, 5)], 5)).toBe(105);
  });

  it('is a guess, not the time of one that ran beside others, and its range holds both', () => {
    expect(timeOf([took(80, 5, false)], 5)).toEqual({
      estimated_seconds: 30,
      estimated_seconds_range: { min: 15, max: 160 },
    });
    expect(secondsOf([took(20, 5, false)], 5)).toBe(20);
  });

  it('has a range that holds what other work ran beside too', () => {
    const alone = [took(40, 5), took(42, 5), took(44, 5)];
    expect(timeOf([took(400, 5, false), took(500, 5, false), ...alone], 5)).toEqual({
      estimated_seconds: 42,
      // A quarter below the middle, and the slowest but one of ten.
      estimated_seconds_range: { min: 31, max: 460 },
    });
  });

  it('has a range of a quarter either way at least, and of half and double after one or two', () => {
    const rangeOf = (...durations: ReturnType<typeof took>[]) =>
      timeOf(durations, 5).estimated_seconds_range;
    expect(rangeOf(took(100, 5), took(100, 5), took(100, 5))).toEqual({ min: 75, max: 125 });
    expect(rangeOf(took(100, 5))).toEqual({ min: 50, max: 200 });
  });

  it('is a guess while nothing was made', () => {
    expect(timeOf([], 3)).toEqual({
      estimated_seconds: 30,
      estimated_seconds_range: { min: 15, max: 60 },
    });
  });
});
