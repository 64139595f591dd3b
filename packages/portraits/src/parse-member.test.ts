import { describe, expect, test } from '@jest/globals';
import { labOf } from './draw/colour.js';
import { described } from './fixtures.js';
import { parseMember } from './parse-member.js';

/** Mean lightness of skin over a few people of this ethnicity. */
function lightnessOf(ethnicity: string, physical = ''): number {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const values = seeds.map(
    (seed) => labOf(described({ type: 'adult', ethnicity, physical }, seed).skin).l,
  );
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('skin', () => {
  test('follows the words for origins from fair to deep', () => {
    const order = [
      'Scandinavian',
      'European',
      'Mediterranean',
      'Latin American',
      'South Asian',
      'Nigerian',
    ].map((origin) => lightnessOf(origin));
    expect(order).toEqual([...order].sort((one, two) => two - one));
    expect((order[0] ?? 0) - (order.at(-1) ?? 1)).toBeGreaterThan(0.35);
  });

  test.each([
    ['africana', 'africain', 'afrikanisch', 'africano', 'African American', 'negre'],
    ['asiática', 'ostasiatisch', 'asiatique', 'xinesa', 'giapponese', 'Korean'],
    ['nórdico', 'skandinavisch', 'scandinave', 'scandinavo', 'nòrdic', 'Swedish'],
  ])('is as light for the same origin in every language: %s', (...words) => {
    const all = words.map((word) => lightnessOf(word));
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.001);
  });

  test.each([
    ['dark skin', 'light skin'],
    ['piel morena', 'piel clara'],
    ['pele escura', 'pele clara'],
    ['dunkle Haut', 'helle Haut'],
    ['peau foncée', 'peau claire'],
    ['pelle scura', 'pelle chiara'],
    ['pell fosca', 'pell clara'],
  ])('%s is deeper than %s', (deep, light) => {
    expect(lightnessOf('', deep)).toBeLessThan(lightnessOf('', light) - 0.08);
  });

  test('of one origin varies from person to person within a range', () => {
    const tones = new Set(
      ['a', 'b', 'c', 'd', 'e'].map((seed) => described({ ethnicity: 'Latina' }, seed).skin),
    );
    expect(tones.size).toBe(5);
  });
});

describe('a member', () => {
  const member = {
    type: 'adult',
    role: 'mother',
    age: '38',
    ethnicity: 'Spanish',
    physical: 'long brown hair',
    clothing: 'red dress',
  } as const;

  test('keeps face, hair and skin when the clothes change', () => {
    const { outfit: before, ...person } = described(member);
    const { outfit: after, ...same } = described({
      ...member,
      clothing: 'blue jeans and a green sweater',
    });
    expect(same).toEqual(person);
    expect(after).not.toEqual(before);
  });

  test('keeps everything else when a single word is added', () => {
    const { glasses: none, ...before } = described(member);
    const { glasses, ...after } = described({ ...member, physical: 'long brown hair, glasses' });
    expect(none).toBeNull();
    expect(glasses).not.toBeNull();
    expect(after).toEqual(before);
  });

  test('is another person for another seed and the same for the same', () => {
    expect(described(member, 'a')).toEqual(described(member, 'a'));
    expect(described({ type: 'adult' }, 'a')).not.toEqual(described({ type: 'adult' }, 'b'));
  });

  test('shares the colouring of the family where no origin is told', () => {
    const skins = ['a', 'b', 'c'].map(
      (seed) => labOf(parseMember({}, { seed, familySeed: 'family 7' }).appearance.skin).l,
    );
    expect(Math.max(...skins) - Math.min(...skins)).toBeLessThan(0.06);
  });

  test('without any words is complete', () => {
    for (const type of ['adult', 'child', 'senior'] as const) {
      const { appearance, notUnderstood } = parseMember({ type }, { seed: type });
      expect(notUnderstood).toEqual([]);
      expect(appearance.outfit.top ?? appearance.outfit.onePiece).not.toBeNull();
    }
  });

  test('tells which words were not understood', () => {
    const { notUnderstood } = parseMember(
      { type: 'adult', physical: 'brown hair, a zebra tattoo', clothing: 'a spacesuit' },
      { seed: 1 },
    );
    expect(notUnderstood).toEqual(['zebra', 'tattoo', 'spacesuit']);
  });

  test('of type child stays a child whatever the words for the age are', () => {
    expect(described({ type: 'child', role: 'young girl' }).ageYears).toBeLessThan(17);
    expect(described({ type: 'senior', age: '30' }).ageYears).toBeGreaterThanOrEqual(55);
  });

  test('grows with the years', () => {
    const heights = ['1', '3', '6', '10', '14', '30'].map(
      (age) =>
        described({ type: Number(age) < 17 ? 'child' : 'adult', role: 'man', age }).heightMetres,
    );
    expect(heights).toEqual([...heights].sort((one, two) => one - two));
  });

  test('turns grey with age unless the words tell a colour', () => {
    expect(
      labOf(described({ type: 'senior', age: '78', ethnicity: 'Italian' }).hair.colour).l,
    ).toBeGreaterThan(0.7);
    expect(
      labOf(described({ type: 'senior', age: '78', physical: 'black hair' }).hair.colour).l,
    ).toBeLessThan(0.35);
  });
});
