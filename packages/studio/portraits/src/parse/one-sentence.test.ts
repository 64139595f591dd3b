import { describe, expect, test } from '@jest/globals';
import { parseMember } from '../parse-member.js';

/** A whole description written in one field. */
const read = (physical: string, type: 'adult' | 'child' | 'senior' = 'adult') =>
  parseMember({ type, physical }, { seed: 'sentence' });

describe('a description in one sentence', () => {
  test.each([
    ['Pale lad of 17, lip ring', 'adult', 17, 17],
    ['Korean, 28, wiry', 'adult', 28, 28],
    ['Black woman in her fifties whose locs are grey', 'adult', 50, 59],
    ['Mitte 30: Braids, Hosenanzug', 'adult', 34, 36],
    ['Ein Vater um die 45, der Schnauzbart trägt', 'adult', 45, 45],
    ['Elegante Siebzigjährige mit Perlenkette', 'senior', 70, 70],
    ['La abuela Carmen, ochenta y dos, con su moño', 'senior', 82, 82],
    ['hombre de cuarenta y pico en silla de ruedas', 'adult', 41, 49],
    ['Viuda, seria, setenta y muchos.', 'senior', 76, 79],
    ['elle a la quarantaine, blonde', 'adult', 40, 49],
    ['Ha quattro anni, la maglietta blu', 'child', 4, 4],
    ['Uma baiana de seus 60 anos', 'adult', 60, 60],
    ['una dona de cinquanta i tants', 'adult', 51, 59],
    ['Säugling, drei Monate, Strampler', 'child', 0.2, 0.3],
    ['niño, año y medio, rubito', 'child', 1.5, 1.5],
    ['Toddler with blonde curls', 'child', 1.6, 2.8],
    ['opa 84, rollator, hosenträger', 'senior', 84, 84],
    ['son 9 with round glasses', 'child', 9, 9],
    ['Der Kleine ist zwei, hat blonde Locken', 'child', 2, 2],
    ['Schwester, 29 J., Undercut', 'adult', 29, 29],
    ['35ish plumber, stocky', 'adult', 33, 38],
    ["she's 15, long box braids", 'child', 15, 15],
  ] as const)('tells the age: %s', (physical, type, low, high) => {
    const { ageYears } = read(physical, type).appearance;
    expect(ageYears).toBeGreaterThanOrEqual(low);
    expect(ageYears).toBeLessThanOrEqual(high);
  });

  test.each([
    'two braids, pregnant in the seventh month',
    'barba de 3 días, embarazada de 8 meses',
    'scar from 20 years ago',
    'shirt with the number 10',
    'resté bloqué en 70',
  ])('tells no age by other numbers: %s', (physical) => {
    const { ageYears } = read(physical).appearance;
    expect(ageYears).toBeGreaterThanOrEqual(29);
    expect(ageYears).toBeLessThanOrEqual(46);
  });

  test('gives way to the field for the age', () => {
    const member = { type: 'adult', age: '60', physical: 'looks 20 years younger, 40' } as const;
    expect(parseMember(member, { seed: 'age' }).appearance.ageYears).toBe(60);
  });

  test.each([
    ['Sie studiert, trägt ein weinrotes Kopftuch', 'feminine'],
    ['Elle porte une longue robe', 'feminine'],
    ['La modella, ricci neri', 'feminine'],
    ['Surfero cincuentón, bronceado', 'masculine'],
    ['un ado avec des bagues aux dents', 'masculine'],
    ['Neomamma, due gemelli in braccio', 'feminine'],
    ['Junge Businessfrau, schwarzer Bob', 'feminine'],
    ['son 9 with round glasses', 'masculine'],
    ['Zielgruppe: Er, Anfang 60, Polohemd', 'masculine'],
    ['Executiva madura, blazer vermelho', 'feminine'],
  ])('tells woman or man: %s', (physical, presentation) => {
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
