import { spokenPieces } from '@groundwork/words/spoken-text';
import { expect, it } from '@jest/globals';
import { heardWords } from './studio-speech.js';

it.each([
  ['A first look', 3],
  ['250 m²', 5],
  ['€1,250,000.', 7],
  ['320,000 euros', 5],
  ['2 of 21', 4],
  ['3.5 rooms', 4],
  ['0', 1],
])('hears of %s as many words as are said', (text, words) => {
  expect(heardWords(spokenPieces(text, 'en'))).toBe(words);
});
