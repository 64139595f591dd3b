import { expect, test } from '@jest/globals';
import { piecedWords } from './letter-words.js';

const word = (text: string, x: number) => ({
  text,
  box: { x, y: 0, width: text.length * 20, height: 40 },
  confidence: 0.9,
});
const textsOf = (...texts: string[]) =>
  piecedWords(
    texts.map((text, at) => word(text, at * 200)),
    [],
    { baseline: 40, capHeight: 40 },
  ).map(({ text }) => text);

test('a slim stroke before groups of three figures is their 1; before others it is a bar', () => {
  expect(textsOf('|', '250', '000')).toEqual(['1', '250', '000']);
  expect(textsOf('|', '250,000')).toEqual(['1', '250,000']);
  expect(textsOf('|', '142.5m²')).toEqual(['|', '142.5m²']);
});
