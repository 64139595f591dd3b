import { describe, expect, test } from '@jest/globals';
import { described } from '../fixtures.js';
import { Reading, sense } from './reading.js';

describe('words of which one holds the other', () => {
  const things = [
    ['shirt', sense('tops')],
    ['shoes', sense('high-tops')],
  ] as const;

  test('mean the wider one, whichever comes first in the list', () => {
    expect(new Reading('white high-tops').all(things).map(({ value }) => value)).toEqual(['shoes']);
    expect(new Reading('white tops').all(things).map(({ value }) => value)).toEqual(['shirt']);
  });

  test('are found in what is left of a phrase of which a part has been read', () => {
    const reading = new Reading('complexión robusta');
    reading.has(sense('complexión'));
    expect(reading.has(sense('complexión_robusta robusta'))).toBe(true);
  });

  test('keep the colour in their middle', () => {
    expect(described({ clothing: 'camiseta negra de tirantes' }).outfit.top).toMatchObject({
      kind: 'tank',
      colour: '#26272b',
    });
  });
});

describe('denials', () => {
  test.each([
    'no glasses',
    'never wears glasses',
    'without a beard or glasses',
    'no lleva nunca gafas',
    'não usa óculos',
    'trägt keine Brille',
    'ohne Bart und Brille',
    'ne porte pas de lunettes',
    'ni barbe ni lunettes',
    'non porta gli occhiali',
    'sense ulleres',
  ])('"%s" leave the glasses away', (physical) => {
    expect(described({ physical }).glasses).toBeNull();
  });
});

describe('ages in words', () => {
  test.each([
    ['fünfunddreißig', 35],
    ['veinticinco', 25],
    ['trentadue', 32],
    ['soixante-quinze', 75],
    ['quatre-vingt-douze', 92],
    ['vuitanta-dos', 82],
    ['quarenta e oito', 48],
  ])('"%s" is %d', (age, years) => {
    expect(described({ age }).ageYears).toBe(years);
  });

  test.each(['3 weeks', 'drei Wochen', 'tres semanas', '20 days', 'deux mois', '2-month-old'])(
    '"%s" is a baby',
    (age) => {
      expect(described({ type: 'child', age }).ageYears).toBeLessThan(0.3);
    },
  );
});

describe('words for one part of a body', () => {
  test('describe no build, no height and no hair', () => {
    const { build, hair } = described({
      role: 'father',
      physical: 'a big nose, long neck, thin lips',
    });
    expect(build).not.toBe('stout');
    expect(hair.length).toBe('short');
  });
});
