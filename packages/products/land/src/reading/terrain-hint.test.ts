import { describe, expect, it } from '@jest/globals';
import { landNamedIn, terrainOfHint } from './terrain-hint.js';

describe("a customer's word for the land", () => {
  it.each([
    ['hillside', 'hillside'],
    ['Wiese', 'meadow'],
    ['bosque', 'forest'],
    [' COASTAL ', 'coast'],
    ['nieve', 'snow'],
  ] as const)('%s is said as it was meant', (hint, name) => {
    expect(terrainOfHint(hint)).toBe(name);
    expect(landNamedIn(hint)).toBe(name);
  });

  it.each([
    ...['flat', 'solar', 'grass', 'sea view', 'near the woods', 'not on the coast'],
    ...['Waldrand', 'Bergblick', 'Strandnähe'],
  ])('%s chooses a kind of land without naming the plot by it', (hint) => {
    expect(terrainOfHint(hint)).not.toBeNull();
    expect(landNamedIn(hint)).toBeNull();
  });

  it('is nothing when it is none of ours', () => {
    expect(landNamedIn('quiet')).toBeNull();
    expect(landNamedIn('')).toBeNull();
  });
});
