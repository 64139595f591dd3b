import { describe, expect, test } from '@jest/globals';
import { labOf } from './draw/colour.js';
import { described } from './fixtures/described.js';
import { phrases } from './fixtures/phrases.js';
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

  test.each(phrases('one origin'))(
    'is as light for the same origin in every language: %s',
    (...words) => {
      const all = words.map((word) => lightnessOf(word));
      expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.001);
    },
  );

  test.each(phrases('deep and light skin'))('%s is deeper than %s', (deep, light) => {
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

  test('shares the colouring of the family where no origin is described', () => {
    const skins = ['a', 'b', 'c'].map(
      (seed) => labOf(parseMember({}, { seed, familySeed: 'family 7' }).appearance.skin).l,
    );
    expect(Math.max(...skins) - Math.min(...skins)).toBeLessThan(0.06);
  });

  test('without any words is complete', () => {
    for (const type of ['adult', 'child', 'senior'] as const) {
      const { appearance, notDrawn } = parseMember({ type }, { seed: type });
      expect(notDrawn).toEqual([]);
      expect(appearance.outfit.top ?? appearance.outfit.onePiece).not.toBeNull();
    }
  });

  test('tells in its own words what is not drawn', () => {
    const { notDrawn } = parseMember(
      { type: 'adult', physical: 'brown hair, a zebra tattoo', clothing: 'a spacesuit' },
      { seed: 1 },
    );
    expect(notDrawn).toEqual(['zebra', 'spacesuit']);
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

describe('clothes described with the looks', () => {
  test('keep their colours, and the hair its own', () => {
    const sikh = described({ role: 'grandfather', physical: 'long white beard, orange turban' });
    expect(sikh.outfit.headwear).toMatchObject({ kind: 'turban', colour: '#d98236' });
    expect(sikh.hair.colour).toBe(described({ physical: 'white hair' }).hair.colour);
    const dressed = described({ physical: 'red hair, black dress' });
    expect(dressed.hair.colour).toBe(described({ physical: 'red hair' }).hair.colour);
    expect(dressed.outfit.onePiece?.colour).toBe(
      described({ clothing: 'black dress' }).outfit.onePiece?.colour,
    );
  });

  test('each take their own colour in a row', () => {
    const { outfit } = described({ type: 'child', clothing: 'pink tutu and white t-shirt' });
    expect(outfit.bottom).toMatchObject({ kind: 'skirt' });
    expect(outfit.top).toMatchObject({ kind: 'tshirt', colour: '#f6f4ef' });
  });
});

describe('dark clothes', () => {
  test('without a colour are dark', () => {
    for (const clothing of ['dark suit', 'traje oscuro', 'dunkler Anzug', 'abito scuro da uomo']) {
      const worn = described({ role: 'man', clothing }).outfit;
      const colour = worn.outer?.colour ?? worn.onePiece?.colour ?? '#ffffff';
      expect([clothing, labOf(colour).l < 0.4]).toEqual([clothing, true]);
    }
  });
});

describe('clothes to the floor', () => {
  test.each(phrases('gowns'))('%s is a gown', (clothing) => {
    expect(described({ clothing }).outfit.onePiece?.kind).toBe('gown');
  });

  test.each(['long-sleeved dress', 'vestido de manga larga', 'robe à manches longues'])(
    '%s is none',
    (clothing) => {
      expect(described({ clothing }).outfit.onePiece?.kind).toBe('dress');
    },
  );

  test('go with a headscarf, where arms and legs are not described', () => {
    const seeds = Array.from({ length: 12 }, (_, index) => `covered ${index}`);
    for (const seed of seeds) {
      const { outfit } = described({ role: 'mother', clothing: 'green hijab' }, seed);
      expect([outfit.onePiece?.kind, outfit.bottom?.kind, outfit.top?.kind]).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(dress|skirt|shorts|tshirt)$/)]),
      );
    }
    expect(described({ clothing: 'hijab, red dress' }).outfit.onePiece?.kind).toBe('gown');
  });
});

describe('a wheelchair', () => {
  test.each(phrases('wheelchairs'))('is understood: %s', (physical) => {
    const seated = described({ physical: `${physical}, cane` });
    expect([seated.aids.wheelchair, seated.aids.cane]).toEqual([true, false]);
  });
});

describe('a baby', () => {
  test('has down for hair, unless more is described', () => {
    const baby = { type: 'child', age: '8 months' } as const;
    expect(described({ ...baby, physical: 'a little dark hair' }).hair.front).toBe('buzz');
    expect(described({ ...baby, physical: 'blond hair with a fringe' }).hair.front).toBe('fringe');
  });
});

describe('the rims of glasses', () => {
  test('have the shape that stands beside their colour', () => {
    expect(described({ physical: 'round gold glasses' }).glasses?.shape).toBe('round');
    expect(described({ physical: 'gafas negras cuadradas' }).glasses?.shape).toBe('square');
  });
});
