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
    ...[
      'bedroom 2 is bigger',
      '1 guest bathroom',
      'la chambre 2 est plus grande',
      '2 baños arriba',
    ],
    ...['Parkplatz auf Ebene 2', '2 camere al piano di sopra', '2 quartos no andar de cima'],
    ...['900 sq ft on the ground floor', 'superficie 120 m² útiles', 'surface Carrez 98,5 m²'],
    ...['firm price €465,000', '€465,000 each', '450.000 € netti', 'preço original 500.000 €'],
    ...['$450,000 plus VAT', 'der Eigentümer will 450.000 netto', '$450,000 - $465,000'],
    ...[
      'make the price lower',
      'el precio baja',
      'baixa o preço',
      'no price change',
      'open house 12-2',
    ],
    ...['is the price $465,000?', 'sold?', 'Wohnfläche 150 m²?', 'est-ce vendu ?', '¿hay 4 baños?'],
    ...['soll der Preis 470.000 € sein', 'è venduto?', 'já foi reservado?', 'sold or reserved'],
    ...['does that include 2 parking spaces?', 'price is $470,000, correct?', 'verkauft, oder?'],
    ...['garage 2 is rented', 'target price 450,000', 'sold price 450,000', '1 plaza cubierta'],
    ...['the valuer says 450,000', 'la banca dice 450.000 €', 'the flat upstairs is sold'],
    ...['4+ bedrooms', '3+1 bedrooms', 'preço 1 milhão e 100 mil reais'],
    ...["it's gone", 'deal done', 'new listing in May', "the neighbour's house is sold"],
  ])('are not written: %s', (prompt) => {
    const { directives, notUnderstood, doubts } = understandEdit(prompt);
    expect(directives).toEqual([]);
    expect([...notUnderstood, ...doubts]).not.toEqual([]);
  });

  it('are asked about beside another wish, unless that settles them', () => {
    const read = understandEdit("text white, the price isn't $400,000");
    expect(read.doubts).toMatchObject([{ kind: 'former', field: 'price' }]);
    expect(understandEdit('it was $649,000, hide the price').doubts).toEqual([]);
    expect(understandEdit('bedrooms: 4 (not 400)').doubts).toEqual([]);
  });

  it.each([
    ['1530 sqm', '1,530 sq ft', ['tenfold']],
    ['142 m²', '1,530 sq ft', []],
    ['15,000 sq ft', '142 m²', ['tenfold']],
  ])('are far from the shown one in any unit: %s, %s', (prompt, size, kinds) => {
    const { doubts } = understandEdit(prompt, { values: { size }, badge: null });
    expect(doubts.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['from 485,000 to 520,000', []],
    ['from 495,000 to 520,000', ['520,000 €']],
    ['von 495 auf 520 Tsd', ['520 Tsd €']],
    ['485,000 to 495,000', []],
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
    for (const price of [
      'desde 250.000 €',
      'ab 350.000 €',
      'da 250.000 €',
      'guide price £250,000',
      'starting price £250,000',
    ])
      expect(understandEdit(price).directives).toEqual([
        { kind: 'value', field: 'price', value: price },
      ]);
  });
});
