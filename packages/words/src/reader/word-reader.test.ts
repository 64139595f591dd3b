import { describe, expect, it } from '@jest/globals';
import { wordReader } from './word-reader.js';

describe('a reader of words', () => {
  const reader = wordReader(
    'it',
    [
      ['hide', ['togliere', 'nascondere']],
      ['text', ['testo']],
      ['title', ['=testata']],
      ['photo', ['foto principale']],
    ],
    { togliere: ['tolga', 'tolgano'] },
  );

  it.each([
    ['nascondi', ['hide']],
    ['togli', ['hide']],
    ['tolgano', ['hide']],
    ['testi', ['text']],
    ['testata', ['title']],
    ['foto principali', ['photo']],
    ['principale', []],
    ['nascita', []],
  ])('finds what %s means by another form of it', (words, senses) => {
    expect(reader.sensesOf(words.split(' '))).toEqual(senses);
  });

  it('takes a form of several phrases for nothing', () => {
    const both = wordReader(
      'es',
      [
        ['bedrooms', ['cuartos']],
        ['fourth', ['cuarta']],
      ],
      {},
    );
    expect([both.sensesOf(['cuartos']), both.sensesOf(['cuarto'])]).toEqual([['bedrooms'], []]);
  });
});
