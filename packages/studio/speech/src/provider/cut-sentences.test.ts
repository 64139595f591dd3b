import { spokenPieces } from '@groundwork/words/spoken-text';
import { describe, expect, it } from '@jest/globals';
import { cutSentences, fitPieces } from './narrate-sentences.js';

function cut(text: string, most: number) {
  const pieces = fitPieces(spokenPieces(text, 'en'), most);
  return cutSentences(pieces, most).map(({ text: said, ends }) => [said, ends]);
}

describe('a text for a speech server', () => {
  it('is cut into its sentences, as they are said', () => {
    expect(cut('This plot has 250 m². Is it yours? — Yes!', 4000)).toEqual([
      ['This plot has 250 square metres.', true],
      ['Is it yours?', true],
      ['Yes!', true],
    ]);
  });

  it('is never longer than the server takes, and rather cut at a clause than between any words', () => {
    const text = 'The meadow is wide and green, the sea is not far away, and the village is near.';
    const parts = cut(text, 40);
    expect(parts.map(([said]) => said)).toEqual([
      'The meadow is wide and green,',
      'the sea is not far away,',
      'and the village is near.',
    ]);
    expect(parts.map(([, ends]) => ends)).toEqual([false, false, true]);
    for (const most of [20, 33, 57]) {
      const said = cut(text, most).map(([part]) => String(part));
      expect(Math.max(...said.map((part) => part.length))).toBeLessThanOrEqual(most);
      expect(said.join(' ')).toBe(text);
    }
  });

  it('is cut within a word that is longer than a request, whose written form stays whole', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    const fitted = fitPieces([{ written: [word], spoken: word }], 20);
    expect(fitted.map(({ spoken }) => spoken).join('')).toBe(word);
    expect(fitted.map(({ written }) => written)).toEqual([[word], []]);
  });

  it('without anything to say gives nothing to ask for', () => {
    expect(cut(' — … ', 100)).toEqual([]);
  });
});
