import { describe, expect, it } from '@jest/globals';
import { wordForms } from './word-forms.js';

describe('forms of words', () => {
  const reader = wordForms(
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
    const both = wordForms(
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
