import type { Fraction, Unit } from '../spoken.js';
import type { Quantity } from './amount.js';
import type { Locale } from './locale.js';
import type { Magnitude, Vocabulary } from './vocabulary.js';
import {
  type Mark,
  numberAt,
  type ReadNumber,
  resolved,
  type WrittenNumber,
} from './written-number.js';

const SIGNS: Readonly<Record<string, Fraction>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
};
const VALUES: Readonly<Record<Fraction, number>> = {
  '1/2': 1 / 2,
  '1/3': 1 / 3,
  '2/3': 2 / 3,
  '1/4': 1 / 4,
  '3/4': 3 / 4,
};
const FRACTION = /(?:[½⅓⅔¼¾]|(?<plain>1\/[234]|2\/3|3\/4)(?![\d/-]|[.,]\d))/uy;
const SPACE = /[ \u00a0\u202f\u2009]?/uy;
/** "1.250.000,- €": the dash means no cents. */
const NO_CENTS = /[.,][-–—]{1,2}/uy;
const OF = /(?:de |d['’]|di |of )?/uy;

/** Where a pattern ends that matches at a place; the place itself where it does not. */
export function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

/** A quantity before its number is known for sure. */
export interface OpenQuantity extends Omit<Quantity, 'number' | 'part' | 'magnitude'> {
  readonly number: WrittenNumber;
  readonly magnitudes: readonly Magnitude[];
  readonly part: { readonly number: WrittenNumber; readonly unit: Unit } | null;
  readonly to: number;
}

const NOTHING: WrittenNumber = { to: 0, whole: '0', decimals: '', mark: null, isOpen: false };

function fractionAt(text: string, at: number): { fraction: Fraction; to: number } | null {
  FRACTION.lastIndex = at;
  const match = FRACTION.exec(text);
  const written = match?.[0] ?? '';
  const fraction = SIGNS[written] ?? (match?.groups?.plain as Fraction | undefined);
  return fraction === undefined ? null : { fraction, to: at + written.length };
}

/** "½", "1/2", "3", "1½", "1 1/2", "1-1/2". */
function figureAt(text: string, at: number) {
  const alone = /[/-]/u.test(text[at - 1] ?? '') ? null : fractionAt(text, at);
  if (alone !== null) return { number: NOTHING, hasWhole: false, ...alone };
  const number = numberAt(text, at);
  if (number === null) return null;
  const next = past(SPACE, text, number.to);
  const fraction =
    number.decimals === '' && number.whole.length <= 3
      ? (fractionAt(text, next) ??
        (text[number.to] === '-' ? fractionAt(text, number.to + 1) : null))
      : null;
  // "11/2" is no one and a half.
  const isGlued = fraction !== null && next === number.to && /\d/u.test(text[next] ?? '');
  return fraction === null || isGlued
    ? { number, hasWhole: true, fraction: null, to: number.to }
    : { number, hasWhole: true, ...fraction };
}

/** Reads the number at a place and what belongs to it behind it; null where none stands or it is part of a code: "12a". */
export function quantityAt(
  text: string,
  at: number,
  before: string | null,
  isSide: boolean,
  locale: Locale,
  words: Vocabulary,
): OpenQuantity | null {
  const figure = figureAt(text, at);
  if (figure === null) return null;
  const end = past(NO_CENTS, text, figure.to);
  const next = past(SPACE, text, end);
  const bare = {
    ...figure,
    magnitudes: [],
    magnitudeWord: '',
    currency: before,
    unit: null,
    counted: null,
    name: '',
    part: null,
  };
  const isWhole = (quantity: OpenQuantity) =>
    /^(?:[\p{L}\p{N}²³]|[.,'’]\d)/u.test(text.slice(quantity.to, quantity.to + 2)) &&
    !/^[x×] ?\d/u.test(text.slice(quantity.to, quantity.to + 3)) &&
    words.alone(text, quantity.to) === null
      ? null
      : quantity;

  const joined = words.joined(text, next);
  if (joined !== null) {
    const [magnitude, currency] = joined.meaning;
    return { ...bare, magnitudes: [magnitude], currency, to: joined.to };
  }
  const scaled = magnitudeAt(text, next, before, locale, words);
  const money = currencyAt(text, scaled?.to ?? end, words);
  const currency = money?.meaning ?? before;
  if (currency !== null) {
    const to = money?.to ?? scaled?.to ?? end;
    return isWhole({ ...bare, ...scaled, currency, name: money?.name ?? '', to });
  }
  const counted = locale.counted(text, next);
  if (counted !== null) return { ...bare, counted: counted.meaning, to: counted.to };
  const isPrime = isSide || (figure.number.decimals === '' && Number(figure.number.whole) < 100);
  const unit = unitAt(text, scaled === null ? end : scaled.to, isSide, isPrime, locale, words);
  if (unit === null) return isWhole({ ...bare, ...scaled, to: scaled?.to ?? figure.to });
  if (unit.unit === 'star' && Number(figure.number.whole) > 7) return isWhole(bare);
  const then = words.units[unit.unit].parts?.unit;
  const part = then === undefined ? null : partAt(text, unit.to, then, words);
  return isWhole({ ...bare, ...scaled, ...unit, part, to: part?.to ?? unit.to });
}

/** A word for thousands or more; letters only beside a currency. */
function magnitudeAt(
  text: string,
  at: number,
  before: string | null,
  locale: Locale,
  words: Vocabulary,
) {
  const letter = words.letterOf(text, at) ?? words.magnitudeOfMoney(text, at);
  if (letter === null) return null;
  const currency = currencyAt(text, letter.to, words)?.meaning ?? before;
  const found = currency === null ? (words.wordOf(text, at) ?? words.magnitude(text, at)) : letter;
  if (found === null) return null;
  const { meaning, form, to } = found;
  if (typeof meaning === 'string') return { magnitudes: [meaning], magnitudeWord: form, to };
  const meant = [locale.language ?? '', currency ?? ''].flatMap((key) => meaning[key] ?? []);
  const all = meant.length > 0 ? meant : (meaning[''] ?? Object.values(meaning));
  const magnitudes = [...new Set(typeof all === 'string' ? [all] : all)];
  // "650 mil" in a language without the word is no amount of it.
  return { magnitudes, magnitudeWord: form, to };
}

function currencyAt(text: string, at: number, words: Vocabulary) {
  const next = past(SPACE, text, at);
  const place = next > at ? past(OF, text, next) : next;
  const sign = words.sign(text, place);
  if (sign !== null) return { meaning: sign.meaning, name: '', to: sign.to };
  const name = words.currencyName(text, place);
  return name === null || place === at
    ? null
    : { meaning: name.meaning, name: text.slice(next, name.to), to: name.to };
}

/** A sign or name of a unit, with a space or hyphen before it: "120 m²", "40-acre". */
function unitAt(
  text: string,
  at: number,
  isSide: boolean,
  isPrime: boolean,
  locale: Locale,
  words: Vocabulary,
) {
  const next = text[at] === '-' ? at + 1 : past(SPACE, text, at);
  const sign = words.unit(text, next);
  if (sign !== null) return { unit: sign.meaning, to: sign.to };
  const name = words.unitName.get(locale.language ?? '')?.(text, next) ?? null;
  if (name !== null)
    return {
      unit: name.meaning,
      name: text.slice(at, name.to).replace('-', ' ').trim(),
      to: name.to,
    };
  const prime = isPrime ? words.prime(text, at) : null;
  if (prime === null) return null;
  const then = words.units[prime.meaning].parts?.unit;
  const isMeant =
    isSide ||
    (then !== undefined && partAt(text, prime.to, then, words) !== null) ||
    new RegExp(`^(?: ?[x×] ?\\d| (?:${words.afterPrimes.join('|')})(?!\\p{L}))`, 'u').test(
      text.slice(prime.to, prime.to + 12),
    );
  return isMeant ? { unit: prime.meaning, to: prime.to } : null;
}

function partAt(text: string, at: number, unit: Unit, words: Vocabulary) {
  const number = numberAt(text, past(SPACE, text, at));
  if (number === null || number.isOpen) return null;
  const sign = words.chained(text, past(SPACE, text, number.to));
  return sign?.meaning === unit ? { number, unit, to: sign.to } : null;
}

/** Decides between thousands and decimals, by unit and currency first, then by the language; null is a doubt. */
function markOf(quantity: OpenQuantity, locale: Locale, words: Vocabulary): Mark {
  const { unit, currency, magnitudes, number } = quantity;
  if (unit === 'percent') return 'decimals';
  const isScaled = magnitudes.length > 0;
  const thousandths = unit === null ? undefined : words.units[unit].thousandths;
  // Money has no thousandths.
  if ((currency !== null && !isScaled) || thousandths === 'never') return 'groups';
  if (locale.group === null) return null;
  const isRound = number.decimals === '000';
  if (number.mark !== locale.group) {
    if (unit !== null && (isRound || thousandths === 'rarely')) return null;
    return isRound && !isScaled ? 'groups' : 'decimals';
  }
  // A point may be a computer's, whose decimals it sets apart.
  const isLarge = isScaled || (thousandths === 'often' && number.mark === '.');
  return isLarge ? null : 'groups';
}

/** The quantity with its number, and all values that it may have. */
export function settled(
  open: OpenQuantity,
  locale: Locale,
  words: Vocabulary,
): { readonly quantity: Quantity; readonly values: readonly number[] } {
  const number: ReadNumber = resolved(open.number, markOf(open, locale, words));
  const part =
    open.part === null ? null : { ...open.part, number: resolved(open.part.number, 'decimals') };
  const [magnitude = null] = open.magnitudes;
  const scales =
    open.magnitudes.length > 0 ? open.magnitudes.map((one) => words.magnitudes[one].value) : [1];
  const within = open.unit === null ? 1 : (words.units[open.unit].parts?.in ?? 1);
  const added =
    (open.fraction === null ? 0 : VALUES[open.fraction]) + (part?.number.readings[0] ?? 0) / within;
  const values = number.readings.flatMap((one) =>
    scales.map((scale) => exact((one + added) * scale)),
  );
  const { to: _, magnitudes, ...rest } = open;
  return {
    quantity: { ...rest, number, part, magnitude: magnitudes.length > 1 ? null : magnitude },
    values,
  };
}

/** Without what doubles add: 1.475 million is 1475000. */
const exact = (value: number) => Number(value.toPrecision(12));
