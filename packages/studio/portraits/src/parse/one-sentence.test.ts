import { memberTypes } from '@groundwork/contract/families/members';
import { describe, expect, test } from '@jest/globals';
import { phrases } from '../fixtures/phrases.js';
import { parseMember } from '../parse-member.js';

/** A whole description written in one field. */
const read = (physical: string, type: 'adult' | 'child' | 'senior' = 'adult') =>
  parseMember({ type, physical }, { seed: 'sentence' });

describe('a description in one sentence', () => {
  test.each(phrases('ages in sentences'))('tells the age: %s', (physical, type, low, high) => {
    const known = memberTypes.find((one) => one === type);
    const { ageYears } = read(physical, known).appearance;
    expect(ageYears).toBeGreaterThanOrEqual(Number(low));
    expect(ageYears).toBeLessThanOrEqual(Number(high));
  });

  test.each(phrases('numbers that are no age'))('tells no age by other numbers: %s', (physical) => {
    const { ageYears } = read(physical).appearance;
    expect(ageYears).toBeGreaterThanOrEqual(29);
    expect(ageYears).toBeLessThanOrEqual(46);
  });

  test('gives way to the field for the age', () => {
    const member = { type: 'adult', age: '60', physical: 'looks 20 years younger, 40' } as const;
    expect(parseMember(member, { seed: 'age' }).appearance.ageYears).toBe(60);
  });

  test.each(phrases('woman or man'))('tells woman or man: %s', (physical, presentation) => {
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(parseMember({ physical }, { seed }).appearance.presentation).toBe(presentation);
  });

  test.each([
    ['black prosthetic arm, red shirt', ['black']],
    ['braids in a bun', ['braids']],
    ['velvet coat, lace dress', ['velvet', 'lace']],
    ['glasses, rimless', ['rimless']],
    ['mother with two boys', ['two boys']],
  ])('tells what has no place in the picture: %s', (physical, told) => {
    const { notDrawn } = read(physical);
    for (const words of told) expect(notDrawn.join(' ')).toContain(words.replace('two ', ''));
  });

  test('has looks in the role too', () => {
    const of = (role: string, physical = '') =>
      parseMember({ type: 'adult', role, physical }, { seed: 'role' }).appearance;
    expect(of('bearded uncle').facialHair).toBe('beard');
    expect(of('onkel, glatzköpfig').hair.front).toBe('bald');
    expect(of('la rubia').hair.colour).toBe(of('mujer', 'rubia').hair.colour);
    expect(of('bearded uncle', 'clean-shaven').facialHair).toBe('none');
    expect(of('aunt Bruna').hair).toEqual(of('aunt Anna').hair);
  });

  test('dresses somebody all in one colour', () => {
    const { outfit } = read('Viuda. De negro de arriba abajo.').appearance;
    const worn = [outfit.onePiece, outfit.top, outfit.bottom].filter((one) => one !== null);
    expect(new Set(worn.map(({ colour }) => colour))).toEqual(new Set(['#26272b']));
  });

  test('gives a suit without a colour one cloth', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { outfit } = parseMember({ physical: 'man in a pinstripe suit' }, { seed }).appearance;
      expect(outfit.bottom?.colour).toBe(outfit.outer?.colour);
    }
  });
});

describe('a described trait that is drawn otherwise is told', () => {
  test.each([
    ['thin white hair in a bun', 'thin'],
    ['cabell blanc fi', 'fi'],
    ['several piercings in her ear', 'piercings'],
    ['Tattoo an der linken Wade', 'Wade'],
    ['occhiali da sole in testa', 'sole'],
    ['chemise ouverte, short', 'ouverte'],
    ['abric de pell', 'pell'],
    ['camiseta ajustada negra', 'ajustada'],
    ['samarreta del València', 'València'],
    ['air fatigué mais heureux', 'fatigué'],
    ['a purple powerchair', 'powerchair'],
    ['gafas gruesas', 'gruesas'],
  ])('%s', (physical, word) => {
    expect(read(physical).notDrawn.join(' ')).toContain(word);
  });

  test('draws no piercing in the nose, tattoo on the arm or glasses before the eyes for those elsewhere', () => {
    expect(read('several piercings in her ear').appearance.marks.piercings).toEqual([]);
    expect(read('Tattoo an der linken Wade').appearance.marks.tattoo).toBeNull();
    expect(read('occhiali da sole in testa').appearance.glasses).toBeNull();
  });

  test('draws what stands beside it', () => {
    expect(read('a purple powerchair').appearance.aids.wheelchair).toBe(true);
    expect(read('air fatigué mais heureux').appearance.mood).toBe('smile');
    expect(read('big gold hoops').appearance.build).not.toBe('stout');
    expect(read('indiana, bindi rosso, treccia lunga').appearance.hair.colour).not.toBe('#a84f28');
    expect(read('mechas azuis no cabelo preto, 30').appearance.hair.colour).toBe('#1b1716');
  });
});
