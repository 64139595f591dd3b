import { describe, expect, it } from '@jest/globals';
import { terrainOfHint } from './terrain-hint.js';

describe("a customer's word for the land", () => {
  it.each([
    ['hillside', 'hillside'],
    ['Wiese', 'meadow'],
    ['bosque', 'forest'],
    [' COASTAL ', 'coast'],
    ['nieve', 'snow'],
    ['near the woods', 'forest'],
  ] as const)('%s is taken as it was meant', (hint, name) => {
    expect(terrainOfHint(hint)).toBe(name);
  });

  it('is nothing when it is none of ours', () => {
    expect(terrainOfHint('quiet')).toBeNull();
    expect(terrainOfHint('')).toBeNull();
  });
});
