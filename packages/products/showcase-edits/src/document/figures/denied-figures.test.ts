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
    ...['size up to 150 m²', 'superficie hasta 150 m²', 'Wohnfläche bis 150 m²'],
    ...["surface jusqu'à 150 m²", 'superficie fino a 150 m²', 'área até 150 m²'],
    ...[
      '440k max',
      '440k+',
      '450.000 € máximo',
      'previous price 495,000',
      'prix précédent 495 000 €',
    ],
    ...['früherer Preis 495.000', 'add 1 bedroom', 'el piso de al lado cuesta 450.000'],
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

  it.each([
    ['from 485,000 to 520,000', []],
    ['from 495,000 to 520,000', ['520,000 €']],
    ['von 495 auf 520 Tsd', ['520 Tsd €']],
  ])('may be the ends of a range, where the image shows neither: %s', (prompt, values) => {
    const shown = { values: { price: '495.000 €' }, badge: null };
    const { directives, doubts } = understandEdit(prompt, shown);
    expect(directives.map((one) => 'value' in one && one.value)).toEqual(values);
    expect(doubts.map(({ kind }) => kind)).toEqual(values.length === 0 ? ['twoAmounts'] : []);
  });

  it('leave the one that is', () => {
    const [read] = understandEdit("It isn't 3 bedrooms, it's 4").directives;
    expect(read).toEqual({ kind: 'value', field: 'bedrooms', value: 4 });
  });

  it.each([
    ['bilocale da 60 mq', '60 mq'],
    ['superficie da 60 mq', 'da 60 mq'],
    ['prezzo da 250.000 €', 'da 250.000 €'],
  ])('are of a noun before them, or from: %s', (prompt, value) => {
    expect(understandEdit(prompt).directives).toMatchObject([{ kind: 'value', value }]);
  });

  it('keep the words that make another price of them', () => {
    for (const price of ['desde 250.000 €', 'ab 350.000 €', 'a partire da 250.000 euro'])
      expect(understandEdit(price).directives).toEqual([
        { kind: 'value', field: 'price', value: price },
      ]);
  });
});
