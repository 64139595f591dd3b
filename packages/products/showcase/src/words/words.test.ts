import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './words.js';

const space = '\u00a0';

describe('words of showcases', () => {
  it.each([
    ['en', 1, 'bedroom', '1 bd', 'parking space'],
    ['en', 3, 'bedrooms', '3 bd', 'parking spaces'],
    ['es', 1, 'dormitorio', '1 dorm.', 'plaza de aparcamiento'],
    ['es', 2, 'dormitorios', '2 dorm.', 'plazas de aparcamiento'],
    ['de', 1, 'Schlafzimmer', '1 Schlafz.', 'Stellplatz'],
    ['de', 2, 'Schlafzimmer', '2 Schlafz.', 'Stellplätze'],
    ['fr', 1, 'chambre', '1 ch.', 'place de parking'],
    ['fr', 4, 'chambres', '4 ch.', 'places de parking'],
    ['it', 1, 'camera da letto', '1 camera', 'posto auto'],
    ['it', 2, 'camere da letto', '2 camere', 'posti auto'],
    ['pt', 1, 'quarto', '1 qto.', 'vaga'],
    ['pt', 5, 'quartos', '5 qtos.', 'vagas'],
  ] as const)('in %s agree with a count of %d', (language, count, bedrooms, short, parking) => {
    const words = wordsOf(language);
    expect(words.bedrooms(count)).toMatchObject({
      value: `${count}`,
      noun: bedrooms,
      phrase: `${count}${space}${bedrooms}`,
      short: short.replace(' ', space),
    });
    expect(words.parking(count).noun).toBe(parking);
  });

  it('set bathrooms with a capital where the noun stands alone', () => {
    expect(showcaseLanguages.map((language) => wordsOf(language).bathrooms(2).label)).toEqual([
      'Bathrooms',
      'Baños',
      'Bäder',
      'Salles de bains',
      'Bagni',
      'Banheiros',
    ]);
  });

  it('leave zero a plain 0 and follow each language in the noun', () => {
    expect(showcaseLanguages.map((language) => wordsOf(language).parking(0).phrase)).toEqual(
      [
        '0 parking spaces',
        '0 plazas de aparcamiento',
        '0 Stellplätze',
        '0 place de parking',
        '0 posti auto',
        '0 vagas',
      ].map((phrase) => phrase.replace(' ', space)),
    );
  });

  it.each(showcaseLanguages)(
    'in %s are all there and claim neither novelty nor a sale',
    (language) => {
      const fixed = Object.entries(wordsOf(language)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      expect(fixed).toHaveLength(19);
      for (const [name, word] of fixed) {
        expect(`${name}: ${word.trim()}`).not.toMatch(/: $/);
        expect(word).not.toMatch(
          /\b(?:new|neu|nuevo|nouveau|nuovo|novo|exclusi|exklusi|sale|venta|verkauf|vente|vendita|venda|miete|rent)/i,
        );
      }
    },
  );

  it('say different things in different languages', () => {
    const calls = showcaseLanguages.map((language) => wordsOf(language).bookViewing);
    expect(new Set(calls).size).toBe(showcaseLanguages.length);
  });
});
