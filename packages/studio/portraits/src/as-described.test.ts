import { describe, expect, test } from '@jest/globals';
import { childlikenessOf } from './draw/head/face-shape.js';
import { portraitSvg } from './draw-portrait.js';
import { colourDistance } from './fixtures/colour-distance.js';
import { colourAt, described, drawn } from './fixtures/described.js';
import { monkPlaceOf } from './fixtures/descriptions/check-traits.js';
import { phrases } from './fixtures/phrases.js';
import { type MemberDescription, parseMember } from './parse-member.js';

const read = (member: MemberDescription) => parseMember(member, { seed: 'as described' });
const partsOf = (member: MemberDescription) => {
  const { svg } = portraitSvg({ appearance: described(member), seed: 1, framing: 'portrait' });
  return [...svg.matchAll(/data-part="([a-z-]+)"/gu)].map(([, name]) => name);
};

describe('what somebody is compared with, or was', () => {
  const plain = read({ type: 'adult', role: 'x', age: '30' }).appearance;

  test.each(phrases('compared or past'))('is no trait, and told: %s', (physical) => {
    const { appearance, notDrawn } = read({ type: 'adult', role: 'x', age: '30', physical });
    const { skin, hair, build, facialHair, glasses, heightMetres } = appearance;
    expect(notDrawn).toEqual([physical]);
    expect({ skin, hair, build, facialHair, glasses }).toEqual({
      skin: plain.skin,
      hair: appearance.presentation === plain.presentation ? plain.hair : hair,
      build: plain.build,
      facialHair: 'none',
      glasses: null,
    });
    expect(heightMetres).toBeLessThan(1.85);
  });

  test.each(phrases('rather than'))('of two the first is so: %s', (physical, build) => {
    expect(described({ type: 'adult', physical }).build).toBe(build);
  });

  test('ends where the present begins', () => {
    const { hair } = described({ physical: 'tenía el pelo largo y ahora lo lleva corto y rubio' });
    expect([hair.length, hair.colour]).toEqual(['short', '#cda467']);
  });

  test('leaves what is said now', () => {
    const now = read({
      type: 'adult',
      physical: 'früher blond, jetzt grau, größer als ihr Mann und mit Brille',
    });
    expect(now.appearance.glasses).not.toBeNull();
    expect(now.appearance.hair.colour).toBe('#a9a6a3');
  });
});

describe('hair', () => {
  test.each(phrases('shaved heads'))('of a %s is no cap', async (physical) => {
    const appearance = described({ type: 'adult', role: 'father', physical });
    expect(appearance.hair.front).toBe('shaved');
    const { portrait, raster } = await drawn({ appearance, seed: 1, framing: 'portrait' });
    const { x, y, width, height } = portrait.mouthBox;
    const crown = colourAt(raster, x + width / 2, y - height * 2.4);
    expect(colourDistance(crown, appearance.skin)).toBeLessThan(0.13);
  });

  test.each(['clean-shaven', 'glatt rasiert', 'freshly shaved', 'bien afeitado', 'rasé de près'])(
    'is left by a chin that is %s',
    (physical) => {
      const { hair, facialHair } = described({ type: 'adult', role: 'father', physical });
      expect([hair.front === 'shaved' || hair.front === 'buzz', facialHair]).toEqual([
        false,
        'none',
      ]);
    },
  );

  test.each(phrases('thin hair'))('of a baby with %s is down, and sparse in a man', (physical) => {
    expect(described({ type: 'child', age: '8 months', physical }).hair.front).toBe('buzz');
    expect(described({ type: 'senior', role: 'grandfather', physical }).hair.front).toMatch(
      /thinning|buzz/u,
    );
  });
});

test.each(phrases('half bald'))('hair is left around the head: %s', (physical) => {
  expect(described({ type: 'adult', role: 'uncle', physical }).hair.front).toBe('horseshoe');
});

test.each(phrases('a shaved side'))('a side is shaved and not the head: %s', (physical) => {
  expect(described({ type: 'adult', role: 'uncle', physical }).hair.front).toBe('crop');
});

test('a newborn with a full head of hair has more than down', () => {
  const baby = described({ type: 'child', age: '3 months', physical: 'full head of black hair' });
  expect(baby.hair.front).not.toBe('buzz');
});

test.each(phrases('one crutch'))('one crutch is one: %s', (physical) => {
  const { aids } = described({ type: 'adult', physical });
  expect([aids.oneCrutch, aids.crutches]).toEqual([true, false]);
});

describe('teeth', () => {
  test.each(phrases('gap teeth'))('show a gap: %s', (physical) => {
    expect(partsOf({ type: 'child', age: '8', physical })).toContain('gap-teeth');
  });

  test.each(['gap teeth', 'dental braces'])('are told of a serious face: %s', (physical) => {
    const { notDrawn } = read({ type: 'adult', physical: `serious, ${physical}` });
    expect(notDrawn).toEqual([physical]);
  });
});

describe('skin', () => {
  const placeOf = (physical: string, ethnicity?: string) =>
    monkPlaceOf(
      described({ type: 'senior', role: 'grandfather', age: '75', physical, ethnicity }).skin,
    );

  test.each(phrases('weathered skin'))('of sun and wind is brown: %s', (physical) => {
    expect(placeOf(physical)).toBeGreaterThan(4);
  });

  test('is darker where the words say more, and between two tones', () => {
    expect(placeOf('deeply tanned')).toBeGreaterThan(placeOf('tanned'));
    expect(placeOf('pelle molto abbronzata')).toBeGreaterThan(placeOf('pelle abbronzata'));
    expect(placeOf('dark olive skin')).toBeGreaterThan(placeOf('olive skin'));
    expect(placeOf('peau mate, très bronzée')).toBeGreaterThan(placeOf('peau mate'));
    expect(placeOf('light brown skin, dark freckles')).toBeLessThan(6);
    expect(placeOf('very tanned', 'Sicilian')).toBeGreaterThan(5);
    expect(placeOf('brown skin', 'Mexican')).toBeGreaterThan(5);
  });
});

describe('an age', () => {
  test('of the teens is neither a child nor grown', () => {
    const [child, teen, grown] = [childlikenessOf(9), childlikenessOf(16), childlikenessOf(21)];
    expect([child > teen, teen > 0.1, grown]).toEqual([true, true, 0]);
    expect(described({ type: 'adult', age: '15' }).ageYears).toBe(15);
    expect(described({ type: 'adult', role: 'teenager' }).ageYears).toBeLessThan(18);
  });

  test('that its type excludes comes near, and is told', () => {
    const { appearance, notDrawn } = read({ type: 'child', age: '19' });
    expect([appearance.ageYears, notDrawn]).toEqual([17, ['19']]);
  });
});

describe('what is hidden is told', () => {
  test.each([
    ['in a wheelchair, walking stick', '', 'walking stick'],
    ['long brown hair', 'blue hijab', 'long brown hair'],
    ['hearing aid', 'black hijab', 'hearing aid'],
    ['green eyes, sunglasses', '', 'green eyes'],
    ['', 'scarf and pearl necklace', 'pearl necklace'],
    ['scar on his neck', '', 'scar'],
  ])('%s %s', (physical, clothing, told) => {
    expect(read({ type: 'adult', role: 'aunt', physical, clothing }).notDrawn).toContain(told);
  });
});

describe('a portrait', () => {
  test('shows a shawl down to its tips', () => {
    const appearance = described({ type: 'senior', role: 'grandmother', clothing: 'red shawl' });
    const { svg } = portraitSvg({ appearance, seed: 2, framing: 'portrait' });
    const [, top = '', size = ''] = /viewBox="\S+ (\S+) \S+ (\S+)"/u.exec(svg) ?? [];
    const from = svg.indexOf('<g data-part="shawl">');
    const shawl = svg.slice(from, svg.indexOf('<g transform', from));
    const lowest = Math.max(
      ...[...shawl.matchAll(/[MC ]-?[\d.]+ (-?[\d.]+)/gu)].map(([, y]) => Number(y)),
    );
    expect(lowest).toBeLessThan(Number(top) + Number(size));
  });

  test.each(['a watch', 'a bracelet'])('hides no hand with %s', (thing) => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const clothing = `shirt, jeans and ${thing}`;
      const { svg } = portraitSvg({
        appearance: described({ type: 'adult', age: '30', clothing }, seed),
        seed,
        framing: 'full',
      });
      expect(svg).toContain(`data-part="${thing.slice(2)}"`);
    }
  });
});
