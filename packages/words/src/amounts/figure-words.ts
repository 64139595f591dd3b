import { z } from 'zod';
import { everyOf, once, readData } from '../data-file.js';
import { languages } from '../languages.js';
import { bareNoun, bounds, type Counted, periodNames, units } from '../spoken.js';

const forms = z.array(z.string()).default([]);
const magnitudes = ['thousand', 'million', 'billion', 'trillion', 'lakh', 'crore'] as const;
export type Magnitude = (typeof magnitudes)[number];
const magnitude = z.enum(magnitudes);
const unitKind = z.enum([
  'area',
  'length',
  'speed',
  'energy',
  'power',
  'temperature',
  'rating',
  'percent',
]);
export type UnitKind = z.output<typeof unitKind>;

/** What words mean by language or currency; several where even that leaves a doubt. */
const meanings = z.record(
  z.string(),
  z.record(z.string(), z.union([magnitude, z.array(magnitude)])),
);

/** How figures are written, whatever the language. */
const schema = z.strictObject({
  units: everyOf(
    units,
    z.strictObject({
      kind: unitKind,
      anywhere: forms,
      after: forms,
      /** Behind the unit whose part it is. */
      chained: forms,
      primes: forms,
      thousandths: z.enum(['never', 'rarely', 'often']).optional(),
      parts: z.strictObject({ unit: z.enum(units), in: z.number() }).optional(),
    }),
  ),
  currencies: z.record(z.string(), z.array(z.string())),
  notBeforeFew: z.array(z.string()),
  saidLike: z.record(z.string(), z.string()),
  magnitudes: everyOf(
    magnitudes,
    z.strictObject({ value: z.number(), words: forms, letters: forms }),
  ),
  magnitudesOf: meanings,
  lettersOf: meanings,
  magnitudesWithCurrency: z.record(z.string(), z.tuple([magnitude, z.string()])),
  periods: everyOf(periodNames, z.strictObject({ slash: forms, alone: forms, words: forms })),
  perUnit: z.record(z.string(), z.enum(units)),
  bounds: everyOf(bounds, z.array(z.string())),
  clock: z.strictObject({ before: z.array(z.string()), after: z.array(z.string()) }),
  between: z.array(z.string()),
  or: z.array(z.string()),
  telephoneLabels: z.array(z.string()),
  telephones: z.array(z.string()),
  afterPrimes: z.array(z.string()),
});

/** Finds the longest of some forms at a place of a text. */
export type Finder<Meaning> = (
  text: string,
  at: number,
) => { readonly meaning: Meaning; readonly form: string; readonly to: number } | null;

const escaped = (form: string) => form.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
/** Some forms as a pattern, the longest first. */
export const anyOf = (all: Iterable<string>) =>
  [...all]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const PART = '[\\p{L}\\p{N}²³]';
const ABBREVIATED = '\\.\\p{L}';

/** @param after what may not follow a form that ends in a letter or figure */
function finder<Meaning>(
  entries: Iterable<readonly [string, Meaning]>,
  after = PART,
): Finder<Meaning> {
  const meanings = new Map(entries);
  const pattern = new RegExp(
    `(?:${anyOf(meanings.keys())})(?:(?<![\\p{L}\\p{Nd}])|(?!${after}))`,
    'uy',
  );
  return (text, at) => {
    pattern.lastIndex = at;
    const [form] = pattern.exec(text) ?? [];
    const meaning = form === undefined ? undefined : meanings.get(form);
    return form === undefined || meaning === undefined
      ? null
      : { meaning, form, to: at + form.length };
  };
}

/** Each form of a table with its key: [["a", 1], ["b", 1]] of { 1: [a, b] }. */
function inverted<Key extends string, Row>(
  table: Readonly<Record<Key, Row>>,
  formsOf: (row: Row) => readonly string[],
): (readonly [string, Key])[] {
  const keys = Object.keys(table) as Key[];
  return keys.flatMap((key) => formsOf(table[key]).map((form) => [form, key] as const));
}

/** Finds names, as spoken.yaml has them, of units or currencies. */
export const nameFinder = <Key extends string>(tables: readonly Readonly<Record<Key, Counted>>[]) =>
  finder(tables.flatMap((table) => inverted(table, (forms) => [bareNoun(forms), forms[1]])));

/** The tables of amounts.yaml with what each language says for thousands, millions and periods. */
function tables() {
  const data = readData(new URL('../data/amounts.json', import.meta.url), schema);
  const spoken = Object.values(languages).map((language) => language.spoken);
  const { thousand, million, billion } = data.magnitudes;
  /** "Mil milions" are two words. */
  const forms = (all: readonly Counted[]) =>
    all.flatMap((one) => (one[1].includes(' ') ? [] : [bareNoun(one), one[1]]));
  /** "Mil" is another number elsewhere. */
  const sure = (words: readonly string[]) =>
    words.filter((word) => data.magnitudesOf[word] === undefined);
  thousand.words.push(...sure(spoken.map((one) => one.thousand)));
  million.words.push(...forms(spoken.map((one) => one.million)));
  billion.words.push(...sure(forms(spoken.map((one) => one.billion))));
  for (const name of periodNames) {
    const own = spoken.map(({ periods }) => periods[name]);
    data.periods[name].words.push(...own);
    data.periods[name].slash.push(...own.map((words) => words.replace(/^.*[ ']/u, '')));
  }
  return data;
}

/** The tables, ready to be looked up. */
export const figureWords = once(() => {
  const data = tables();
  const signs = inverted(data.currencies, (all) => all);
  const sure = signs.filter(([sign]) => !data.notBeforeFew.includes(sign));
  const large = "\\d{3}|\\d{1,3}[ ,.'’]\\d{3}|\\d+(?:[.,]\\d+)?(?:[kKmM]|bn)(?!\\p{L})";
  const rare = `(?:${anyOf(data.notBeforeFew)})(?= ?(?:${large}))`;
  const beforeFigure = `${anyOf(sure.map(([sign]) => sign))}|${rare}`;
  const context = (table: typeof data.magnitudesOf) => finder(Object.entries(table));
  const letters = [
    ...inverted(data.magnitudes, (one) => one.letters),
    ...inverted(data.magnitudes, (one) => one.words),
  ];
  return {
    ...data,
    signs: new Map(signs),
    beforeFigure,
    sign: finder(signs, '\\p{L}'),
    anywhere: finder(inverted(data.units, (one) => one.anywhere)),
    unit: finder(inverted(data.units, (one) => [...one.anywhere, ...one.after])),
    prime: finder(inverted(data.units, (one) => one.primes)),
    chained: finder(inverted(data.units, (one) => [...one.chained, ...one.after, ...one.primes])),
    /** No "k" of "k.k.", which are a buyer's costs in Dutch. */
    magnitude: finder(
      inverted(data.magnitudes, (one) => one.words),
      `${PART}|${ABBREVIATED}`,
    ),
    /** Before the letters of a currency, too: "kEUR". */
    magnitudeOfMoney: finder(
      letters,
      `(?!(?:${beforeFigure})(?!\\p{L}))[\\p{L}\\p{N}²]|${ABBREVIATED}`,
    ),
    wordOf: context(data.magnitudesOf),
    letterOf: context({ ...data.lettersOf, ...data.magnitudesOf }),
    joined: finder(Object.entries(data.magnitudesWithCurrency)),
    bySlash: finder(inverted(data.periods, (one) => one.slash)),
    alone: finder(inverted(data.periods, (one) => one.alone)),
    inWords: finder(inverted(data.periods, (one) => one.words)),
    perUnitAlone: finder(Object.entries(data.perUnit)),
    afterPrime: new RegExp(`^(?: ?[x×] ?\\d| (?:${anyOf(data.afterPrimes)})(?!\\p{L}))`, 'u'),
    boundOf: new Map(inverted(data.bounds, (all) => all)),
  };
});
