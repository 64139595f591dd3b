import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { describe, expect, it } from '@jest/globals';
import { wordsOf } from '../../words/words.js';
import { roomsOf } from './rooms.js';

describe('the counts of a property', () => {
  it.each(showcaseLanguages)('in %s leave out what there is none of', (language) => {
    const words = wordsOf(language);
    expect(roomsOf({ bedrooms: 0, bathrooms: 0, parking: 0 }, words)).toEqual([]);
    const shown = roomsOf({ bedrooms: 0, bathrooms: 2, parking: 1 }, words);
    expect(shown.map(({ id, words: { value } }) => [id, value])).toEqual([
      ['bathrooms', '2'],
      ['parking', '1'],
    ]);
  });
});
