import { describe, expect, it } from '@jest/globals';
import { unclaimedThing } from './remote-property-script.js';

describe('what a sentence names of a property', () => {
  it.each([
    ['en', 'Here is the pool, good for a swim.', ['pool'], null],
    ['en', 'Here is the pool, good for a swim.', ['outside', 'house'], 'pool'],
    ['de', 'Der Pool liegt vor dem Haus.', [], 'Pool'],
    ['en', 'Take in this room slowly.', ['inside'], null],
    ['en', 'Take in this room slowly.', [], 'room'],
    ['es', 'Una cocina abierta al salón.', ['inside', 'room'], 'cocina'],
    ['fr', 'Depuis la terrasse, la mer.', ['outside'], 'mer'],
    ['en', 'Picture by picture, you get to know the property.', [], null],
    // The sea in German.
    ['nl', 'Meer dan dit beeld laat een bezoek u zien.', [], null],
    ['nl', 'Vanaf hier ziet u de zee.', [], 'zee'],
  ] as const)('in %s: %s', (language, sentence, claims, word) => {
    expect(unclaimedThing(sentence, language, claims, '')).toBe(word);
  });

  it('may be what the seller says, in any language', () => {
    const facts = JSON.stringify({ features: ['piscina comunitaria'], bedrooms: 3 });
    expect(unclaimedThing('There is a pool for everyone.', 'en', [], facts)).toBeNull();
    expect(unclaimedThing('Three bedrooms are waiting.', 'en', [], facts)).toBeNull();
    expect(unclaimedThing('The kitchen is large.', 'en', [], facts)).toBe('kitchen');
  });
});
