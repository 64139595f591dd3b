import { describe, expect, it } from '@jest/globals';
import { understandEdit } from '../understand-edit.js';

describe('figures that are not said to be', () => {
  it.each([
    "It isn't 3 bedrooms",
    'no son 3 baños',
    'das sind keine 3 Bäder',
    "ce n'est pas 3 chambres",
    'non sono 3 bagni',
    'não são 3 quartos',
    "the price isn't $400,000",
    'never said 4 baths',
    '2-3 bedrooms',
    'change 450 to 475 thousand',
  ])('are not written: %s', (prompt) => {
    const { directives, notUnderstood, doubts } = understandEdit(prompt);
    expect(directives).toEqual([]);
    expect([...notUnderstood, ...doubts]).not.toEqual([]);
  });

  it('are asked about beside another wish, unless that settles them', () => {
    const read = understandEdit("text white, the price isn't $400,000");
    expect(read.doubts).toMatchObject([{ kind: 'former', field: 'price' }]);
    expect(understandEdit('it was $649,000, hide the price').doubts).toEqual([]);
  });

  it('leave the one that is', () => {
    const [read] = understandEdit("It isn't 3 bedrooms, it's 4").directives;
    expect(read).toEqual({ kind: 'value', field: 'bedrooms', value: 4 });
  });

  it('keep the words that make another price of them', () => {
    for (const price of ['desde 250.000 €', 'ab 350.000 €', 'a partire da 250.000 euro'])
      expect(understandEdit(price).directives).toEqual([
        { kind: 'value', field: 'price', value: price },
      ]);
  });
});
