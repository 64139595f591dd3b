import { describe, expect, it } from '@jest/globals';
import { unclaimedThing } from './remote-property-script.js';

describe('what a sentence names of a property', () => {
  it.each([
    ['Here is the pool, good for a swim.', ['pool'], null],
    ['Here is the pool, good for a swim.', ['outside', 'house'], 'pool'],
    ['Der Pool liegt vor dem Haus.', [], 'Pool'],
    ['Take in this room slowly.', ['inside'], null],
    ['Take in this room slowly.', [], 'room'],
    ['Una cocina abierta al salón.', ['inside', 'room'], 'cocina'],
    ['Depuis la terrasse, la mer.', ['outside'], 'mer'],
    ['Picture by picture, you get to know the property.', [], null],
  ] as const)('%s', (sentence, claims, word) => {
    expect(unclaimedThing(sentence, claims, '')).toBe(word);
  });

  it('may be what the seller says, in any language', () => {
    const facts = JSON.stringify({ features: ['piscina comunitaria'], bedrooms: 3 });
    expect(unclaimedThing('There is a pool for everyone.', [], facts)).toBeNull();
    expect(unclaimedThing('Three bedrooms are waiting.', [], facts)).toBeNull();
    expect(unclaimedThing('The kitchen is large.', [], facts)).toBe('kitchen');
  });
});
