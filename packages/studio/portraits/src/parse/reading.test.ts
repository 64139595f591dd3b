import { patternOf } from '@groundwork/words/meanings';
import { describe, expect, test } from '@jest/globals';
import { described } from '../fixtures/described.js';
import { phrases } from '../fixtures/phrases.js';
import { type MemberDescription, parseMember } from '../parse-member.js';
import { Reading } from './reading.js';

describe('words of which one holds the other', () => {
  const things = [
    ['shirt', patternOf(['tops'])],
    ['shoes', patternOf(['high-tops'])],
  ] as const;

  test('mean the wider one, whichever comes first in the list', () => {
    expect(new Reading('white high-tops').all(things).map(({ value }) => value)).toEqual(['shoes']);
    expect(new Reading('white tops').all(things).map(({ value }) => value)).toEqual(['shirt']);
  });

  test('are found in what is left of a phrase of which a part has been read', () => {
    const reading = new Reading('complexión robusta');
    reading.has([[true, patternOf(['complexión'])]]);
    expect(reading.has([[true, patternOf(['complexión_robusta', 'robusta'])]])).toBe(true);
  });

  test('keep the colour in their middle', () => {
    expect(described({ clothing: 'camiseta negra de tirantes' }).outfit.top).toMatchObject({
      kind: 'tank',
      colour: '#26272b',
    });
  });
});

describe('ages in words', () => {
  test.each(phrases('ages in words'))('"%s" is %s', (age, years) => {
    const type = Number(years) < 17 ? 'child' : 'adult';
    expect(described({ type, age }).ageYears).toBe(Number(years));
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

const read = (member: MemberDescription) => parseMember(member, { seed: 'reading' });

describe('words about somebody else', () => {
  test.each(phrases('somebody else'))('"%s" are told and not drawn', (physical, told) => {
    const { appearance, notDrawn } = read({ role: 'mother', physical });
    expect(notDrawn).toContain(told);
    expect([appearance.facialHair, appearance.glasses, appearance.outfit.headwear]).toEqual([
      'none',
      null,
      null,
    ]);
  });
});

describe('words that belong to nothing certain', () => {
  test.each([
    [{ physical: 'cara vermella, cabells grisos' }, 'vermella'],
    [{ clothing: 'white linen shirt in sage' }, 'sage'],
    [{ clothing: 'blue jeans, yellow shorts' }, 'yellow shorts'],
    [{ clothing: 'red dress, green skirt' }, 'green skirt'],
    [{ physical: 'glasses only for reading' }, 'glasses'],
  ])('%j are told and not drawn', (member, told) => {
    expect(read(member).notDrawn.join(' ')).toContain(told);
  });

  test('"big" of hair is no build', () => {
    expect(described({ physical: 'big curly hair' }).build).not.toBe('stout');
  });

  test('are no second sense of another language', () => {
    const { outfit } = read({
      physical: 'sie hat eine Brille',
      clothing: 'open collar',
    }).appearance;
    expect([outfit.headwear, outfit.necklace]).toEqual([null, null]);
  });
});

describe('slips of the hand', () => {
  test.each(phrases('slips'))('"%s" are read as meant', (physical, trait) => {
    const { appearance, notDrawn } = read({ role: 'father', physical });
    expect(notDrawn).toEqual([]);
    const drawn = {
      glasses: appearance.glasses !== null,
      eyes: appearance.eyes === described({ physical: 'green eyes' }).eyes,
      facialHair: appearance.facialHair === 'beard',
    };
    expect(drawn).toHaveProperty(trait, true);
  });

  test('find the garment in a word of cloth and garment, and keep its colour', () => {
    const { outfit } = read({ clothing: 'graues Leinensakko, hellblaues Hemd' }).appearance;
    const { outfit: plain } = read({ clothing: 'graues Sakko, hellblaues Hemd' }).appearance;
    expect([outfit.outer, outfit.top]).toEqual([plain.outer, plain.top]);
    expect(outfit.outer?.kind).toBe('blazer');
  });

  test('change no word that may be meant', () => {
    expect(read({ physical: 'dunkle Kleckse' }).notDrawn.join(' ')).toContain('Kleckse');
  });
});

describe('cloth and cut that one would see', () => {
  test.each(phrases('cloth and cut'))('are told: "%s"', (clothing, told) => {
    expect(read({ clothing }).notDrawn).toEqual([told]);
  });

  test.each(['falda larga', 'vestido largo', 'a large bag', 'camicia a maniche lunghe'])(
    'are none in "%s"',
    (clothing) => {
      expect(read({ clothing }).notDrawn).toEqual([]);
    },
  );
});

test('eyes have no length: "kinnlang, blaue Augen" is of hair', () => {
  const { appearance, notDrawn } = read({
    physical: 'silberne Haare, gewellt, kinnlang, blaue Augen',
  });
  expect(appearance.hair.length).toBe('chin');
  expect(notDrawn).toEqual([]);
});

test('light make-up leaves lips as they are and is told', () => {
  const { appearance, notDrawn } = read({ physical: 'trucco leggero' });
  expect(appearance.marks.lipstick).toBeNull();
  expect(notDrawn).toEqual(['trucco leggero']);
});

describe('one word of two things', () => {
  test('is no string of pearls as a colour, at a wrist or in plaits', () => {
    const others = [
      { clothing: 'tailleur pantalon gris perle' },
      { clothing: 'vestido laranja, pulseiras de missangas' },
      { physical: 'kleine Afrozöpfchen mit bunten Perlen' },
    ];
    for (const member of others) expect(read(member).appearance.outfit.necklace).toBeNull();
    expect(read({ clothing: 'Kleid, Perlen' }).appearance.outfit.necklace?.kind).toBe('pearls');
    const { outer } = read({ clothing: 'tailleur pantalon gris perle' }).appearance.outfit;
    expect(outer?.colour).toBe(described({ clothing: 'blazer gris perle' }).outfit.outer?.colour);
  });

  test('is no skirt as music, and leaves the colour to the shirt', () => {
    const member = { type: 'child', role: 'hijo', age: '16' } as const;
    const clothing = 'camiseta de un grupo de rock, negra, y zapatillas';
    const { outfit } = read({ ...member, clothing }).appearance;
    expect(outfit.bottom?.kind).not.toBe('skirt');
    expect(outfit.top?.colour).toBe(described({ clothing: 'camiseta negra' }).outfit.top?.colour);
    expect(described({ clothing: 'roter Rock' }).outfit.bottom?.kind).toBe('skirt');
  });

  test('is no cap in "serrell cap amunt"', () => {
    expect(read({ physical: 'serrell cap amunt' }).appearance.outfit.headwear).toBeNull();
    expect(read({ clothing: 'blue cap' }).appearance.outfit.headwear?.kind).toBe('cap');
  });
});

test('an electric wheelchair is drawn as any, and told', () => {
  const { appearance, notDrawn } = read({ physical: 'Usa cadeira de rodas elétrica' });
  expect(appearance.aids.wheelchair).toBe(true);
  expect(notDrawn).toEqual(['elétrica']);
});

test('"chemise claire" is pale, "soft jumper" is not', () => {
  const lightness = (clothing: string) =>
    Number.parseInt(described({ clothing }).outfit.top?.colour.slice(1, 3) ?? '', 16);
  expect(lightness('chemise claire')).toBeGreaterThan(0xd0);
  expect(lightness('chemise foncée')).toBeLessThan(0x80);
  const any = described({ clothing: 'jumper' }).outfit.top?.colour;
  expect(described({ clothing: 'soft jumper' }).outfit.top?.colour).toBe(any);
});
