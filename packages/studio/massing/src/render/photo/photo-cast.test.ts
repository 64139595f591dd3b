import { describe, expect, it } from '@jest/globals';
import { photoCast } from './photo-traits.js';

/** So many pixels of each colour, in linear light. */
function picture(...colours: readonly (readonly [number, number, number, number])[]) {
  return {
    pixels: Float32Array.from(
      colours.flatMap(([count, r, g, b]) => Array.from({ length: count }, () => [r, g, b]).flat()),
    ),
  };
}

describe('the cast of a photo', () => {
  it('is that of a low sun whose glow lies over all of it', () => {
    const [r, g, b] = photoCast(
      picture([60, 0.7, 0.5, 0.38], [80, 0.6, 0.3, 0.08], [90, 0.12, 0.05, 0.015]),
    );
    expect(r).toBeGreaterThan(1.1);
    expect(b).toBeLessThan(0.8);
    expect(0.2126 * r + 0.7152 * g + 0.0722 * b).toBeCloseTo(1);
  });

  it.each([
    ['a blue sky over a meadow', picture([90, 0.2, 0.4, 0.8], [90, 0.1, 0.2, 0.04])],
    ['red sand under a grey sky', picture([90, 0.4, 0.41, 0.42], [90, 0.5, 0.25, 0.1])],
    ['orange land with a grey road', picture([150, 0.5, 0.25, 0.1], [30, 0.2, 0.2, 0.2])],
    ['a black picture', picture([50, 0, 0, 0])],
    ['no picture at all', picture()],
  ] as const)('is none for %s', (_, seen) => {
    for (const part of photoCast(seen)) expect(part).toBeCloseTo(1, 1);
  });
});
