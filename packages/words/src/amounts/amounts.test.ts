import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toCardinal as english } from 'n2words/en-US';
import { readAmounts } from './read-amounts.js';
import { spokenPieces } from './spoken-text.js';

const samples = new URL('../../src/amounts/fixtures/', import.meta.url);
const say = (text: string, language: string) =>
  spokenPieces(text, language)
    .flatMap(({ spoken }) => (spoken === '' ? [] : [spoken]))
    .join(' ');
/** Pauses, hyphens and capitals are the same to the ear. */
const heard = (text: string) =>
  text
    .toLowerCase()
    .replace(/[,.;:]/gu, ' ')
    .replace(/[-\s]+/gu, ' ')
    .trim();

describe.each(readdirSync(samples).filter((name) => name.endsWith('.txt')))(
  'amounts and addresses of %s',
  (file) => {
    const language = file.replace('.txt', '');
    const rows = readFileSync(new URL(file, samples), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));

    it.each(rows)('%s is said as a newsreader says it', (written = '', forms = '') => {
      expect(forms.split('|').map(heard)).toContain(heard(say(written, language)));
    });
  },
);

/** How languages and regions write a number: its groups, and its decimals. */
const styles = [
  ['en', ',', '.'],
  ['de', '.', ','],
  ['de', '\u00a0', ','],
  ['de-CH', "'", '.'],
  ['de-CH', '’', '.'],
  ['es', '.', ','],
  ['es-MX', ',', '.'],
  ['fr', '\u202f', ','],
  ['fr', ' ', ','],
  ['it', '.', ','],
  ['pt', '.', ','],
  ['ca', '.', ','],
  ['nl', '.', ','],
] as const;
const grouped = (whole: number, mark: string) => `${whole}`.replace(/\B(?=(?:\d{3})+$)/gu, mark);
const style = fc.constantFrom(...styles);
const whole = fc.oneof(
  fc.integer({ min: 1, max: 999 }),
  fc.integer({ min: 1000, max: 99_999_999 }),
);
const valuesOf = (text: string, language: string | null) =>
  readAmounts(text, language).map(({ value }) => value);

describe('an amount of money', () => {
  it('is the same however a language writes it', () => {
    fc.assert(
      fc.property(
        style,
        whole,
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 5 }),
        ([language, mark, point], units, cents, form) => {
          const number = grouped(units, mark);
          const decimals = `${point}${`${cents}`.padStart(2, '0')}`;
          const [text, value] = (
            [
              [`${number} €`, units],
              [`€${number}`, units],
              [`€ ${units}`, units],
              [`${number}${decimals} €`, (100 * units + cents) / 100],
              [`${number}${point}- €`, units],
              [`EUR ${number}`, units],
            ] as const
          )[form] ?? ['', 0];
          expect(valuesOf(text, language)).toEqual([value]);
        },
      ),
    );
  });

  it('of thousands, millions and billions is that many, and keeps its decimals', () => {
    const scales = fc.constantFrom(
      ['k', 1e3],
      ['M', 1e6],
      ['Mio.', 1e6],
      ['mln', 1e6],
      ['bn', 1e9],
    ) as fc.Arbitrary<[string, number]>;
    fc.assert(
      fc.property(
        style,
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 999 }),
        scales,
        ([language, , point], units, part, [word, scale]) => {
          const decimals = `${part}`.padStart(3, '0');
          const value = Math.round((units + part / 1000) * scale);
          expect(valuesOf(`${units}${point}${decimals} ${word} €`, language)).toEqual([value]);
        },
      ),
    );
  });

  it('is read whole or not at all, and where it stands', () => {
    fc.assert(
      fc.property(
        style,
        fc.integer({ min: 1000, max: 99_999_999 }),
        fc.stringMatching(/^[b-g ]{0,12}$/u),
        ([language, mark], units, words) => {
          const amount = `${grouped(units, mark)} €`;
          const text = `${words} ${amount}, ${words}`;
          const [found, ...others] = readAmounts(text, language);
          expect([found?.written, found?.value, others]).toEqual([amount, units, []]);
          expect(text.slice(found?.from, found?.to)).toBe(amount);
        },
      ),
    );
  });
});

describe('nothing grows by a thousand', () => {
  const units = fc.constantFrom('ha', 'km', 'm', 'm²', 'acres', 'Mio. €', 'M€', '%', 'kWh');

  it('where a number begins with nought', () => {
    fc.assert(
      fc.property(
        style,
        fc.constantFrom('.', ','),
        fc.integer({ min: 1, max: 999 }),
        units,
        ([language], mark, part, unit) => {
          const written = `0${mark}${`${part}`.padStart(3, '0')}`;
          for (const { readings } of readAmounts(`${written} ${unit}`, language)) {
            for (const value of readings) expect(value).toBeLessThan(/[€]/u.test(unit) ? 1e6 : 1);
          }
        },
      ),
    );
  });

  it('nor is said so: a doubt keeps its figures apart', () => {
    const doubts = [
      ['2.125 ha', 'de'],
      ['1,475 m²', 'de'],
      ['1.250 m²', 'en'],
      ['1.475 M€', 'es'],
      ['1,475M €', 'en'],
      ['3.000 km', 'it'],
      ['2,500 m', 'de'],
    ] as const;
    for (const [written, language] of doubts) {
      expect(
        readAmounts(written, language).map(({ value, isDoubtful }) => [value, isDoubtful]),
      ).toEqual([[null, true]]);
      expect(say(written, language)).toMatch(/^\d \p{L}+ \d \d \d /u);
    }
    expect(readAmounts('Apt 3 250 Main St', 'en')[0]).toMatchObject({ value: null });
    expect(readAmounts('549 500', 'en')[0]?.value).toBe(549_500);
    expect(readAmounts('1.475', null)[0]?.readings).toEqual([1.475, 1475]);
    expect(readAmounts('1.475', 'de')[0]?.value).toBe(1475);
    expect(readAmounts('1.475', 'en')[0]?.value).toBe(1.475);
  });
});

describe('what is said', () => {
  /** The numbers of 1 to 99,999 by their words in English. */
  const byWords = new Map(
    Array.from({ length: 99_999 }, (_, index) => [english(index + 1), index + 1]),
  );
  const inWords = (text: string) => text.replace(/\d+/gu, (figures) => english(Number(figures)));

  it('reads back as the number that was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 99_999 }),
        fc.constantFrom('m²', 'sq ft', 'ha', 'km', '€', '$'),
        (value, unit) => {
          const spoken = inWords(say(`${grouped(value, ',')} ${unit}`, 'en'));
          const words = spoken.replace(/ (?:square|hectares|kilometres|euros|dollars).*$/u, '');
          expect(byWords.get(words)).toBe(value);
        },
      ),
    );
  });

  it('has each decimal of the written one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 999 }),
        fc.stringMatching(/^[1-9]{1,3}$/u),
        (value, decimals) => {
          expect(say(`${value}.${decimals} ha`, 'en')).toBe(
            `${value} point ${[...decimals].join(' ')} hectares`,
          );
        },
      ),
    );
  });

  it('keeps every written word, and no text makes it throw', () => {
    const bits = fc.constantFrom(
      '1',
      '2.',
      ',5',
      '000',
      ' ',
      '-',
      '/',
      '€',
      '$',
      'm²',
      'x',
      "'",
      '"',
      '½',
      '1/2',
      'k',
      'Mio.',
      '%',
      '+',
      '~',
      'h',
      ':',
      '.',
      'a',
      'ha',
      '\u200b',
      'º',
      'mil',
      '(',
      ')',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(bits, { maxLength: 24 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('en', 'de', 'es', 'fr', 'it', 'pt', 'ca', 'nl', 'en-GB', 'xx', null),
        (written, language) => {
          const amounts = readAmounts(written, language);
          for (const [index, { from, to }] of amounts.entries()) {
            expect(to).toBeGreaterThan(from);
            expect(from).toBeGreaterThanOrEqual(amounts[index - 1]?.to ?? 0);
          }
          const kept = spokenPieces(written, language).flatMap((piece) => piece.written);
          expect(kept).toEqual(written.match(/\S+/gu) ?? []);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('prices as customers write them', () => {
  it.each([
    ["CHF 890'000.-", 'de', 890_000, 'CHF', null],
    ['560k €', 'de', 560_000, 'EUR', null],
    ['1,2 Mio. €', 'de', 1_200_000, 'EUR', null],
    ['850 €/mese', 'it', 850, 'EUR', 'month'],
    ['$2,400 / mo', 'en', 2400, '$', 'month'],
    ['£1,850 pcm', 'en', 1850, 'GBP', 'month'],
    ['850 € al mes', 'es', 850, 'EUR', 'month'],
    ['R$ 1,2 mi', 'pt', 1_200_000, 'BRL', null],
    ['$1.5 MDP', 'es', 1_500_000, 'MXN', null],
    ['549 000', 'fr', 549_000, null, null],
    ['650 mil', 'es', 650_000, null, null],
    ['$1.5 mil', 'en', 1_500_000, '$', null],
  ])('%s is one whole amount', (written, language, value, currency, period) => {
    const [amount, ...others] = readAmounts(written, language);
    expect(others).toEqual([]);
    expect(amount).toMatchObject({ written, value, currency, period });
  });

  it('are ranges, or doubts', () => {
    expect(readAmounts('€450-525k', 'en')[0]).toMatchObject({ value: 450_000, upTo: 525_000 });
    expect(readAmounts('£1-2m', 'en')[0]).toMatchObject({ value: 1_000_000, upTo: 2_000_000 });
    expect(readAmounts('R$ 400 a 450 mil', 'pt')[0]).toMatchObject({
      value: 400_000,
      upTo: 450_000,
    });
    expect(readAmounts('from €599,000 to €629,000', 'en')).toHaveLength(2);
    expect(readAmounts('€900-1.2m', 'en')[0]).toMatchObject({ value: null, isDoubtful: true });
    expect(readAmounts('650 mil', null)[0]?.readings).toEqual([650_000, 650_000_000]);
    for (const broken of [
      '629\u200b.000 €',
      '629\u200b000 €',
      '629.\u200b000 €',
      '629.000\u2060.000',
    ]) {
      expect(readAmounts(broken, 'de')).toEqual([]);
    }
  });
});
