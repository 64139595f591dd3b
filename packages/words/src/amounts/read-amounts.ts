import { once } from '../data-file.js';
import type { Bound } from '../spoken.js';
import type { Amount, AmountKind, Quantity } from './amount.js';
import { type Locale, localeOf } from './locale.js';
import { findAddresses, findTelephones } from './read-contacts.js';
import { type Found, findDates, findTimes } from './read-dates.js';
import { type OpenQuantity, past, quantityAt, settled } from './read-quantity.js';
import { anyOf, type Vocabulary, vocabulary } from './vocabulary.js';

export type { Amount, AmountKind } from './amount.js';

/** Where an amount can begin: at a figure, with a bound and the sign of a currency before it. */
const start = once(() => {
  const { boundOf, beforeFigure } = vocabulary();
  return new RegExp(
    `(?<![\\p{L}\\p{N}]|(?<![\\p{L}])[.,])(?:(?<bound>${anyOf(boundOf.keys())}) ?)?` +
      `(?:(?<currency>${beforeFigure})[ \\u00a0\\u202f]?)?(?=[\\d½⅓⅔¼¾])`,
    'gu',
  );
});
const RANGE = /[ \u00a0]?[-–—][ \u00a0]?/uy;
const SIDES = / ?[x×] ?/uy;
const SLASH = /[ \u00a0]?\/[ \u00a0]?|[ \u00a0](?:per|pro|por|par) /uy;

/**
 * Reads every figure of a text, in its order: money, areas, lengths, percents, dates, times, telephone numbers, and the
 * numbers that stand alone. No two of them overlap, and none is a part of another. What a mark means follows from unit,
 * currency and language; where nothing tells, the amount is doubtful.
 *
 * @param language a language tag such as "de" or "es-MX"; null where it is not known
 */
export function readAmounts(text: string, language: string | null): readonly Amount[] {
  if (!/[\d½⅓⅔¼¾@]|www/u.test(text)) return [];
  const locale = localeOf(language);
  const quantities = findQuantities(text, locale);
  const isMoney = ({ kind }: Amount) => kind === 'money';
  const whole = (all: readonly Found[]) => all.map((one) => ofFound(text, one));
  const byStrength = [
    ...whole(findAddresses(text)),
    ...whole(findDates(text, locale)),
    ...quantities.filter(isMoney),
    ...whole(findTelephones(text, locale)),
    ...whole(findTimes(text, locale)),
    ...quantities.filter((amount) => !isMoney(amount)),
  ];
  const taken = new Uint8Array(text.length);
  return byStrength
    .filter(({ from, to }) => {
      if (taken.subarray(from, to).includes(1)) return false;
      taken.fill(1, from, to);
      return true;
    })
    .sort((a, b) => a.from - b.from);
}

function ofFound(text: string, { from, to, reading }: Found): Amount {
  const kind = reading.is as AmountKind;
  return { ...nothing, from, to, written: text.slice(from, to), kind, reading };
}

const nothing = {
  value: null,
  upTo: null,
  readings: [],
  isDoubtful: false,
  currency: null,
  unit: null,
  period: null,
  per: null,
  bound: null,
  ratePlace: null,
} as const;

function findQuantities(text: string, locale: Locale): Amount[] {
  const words = vocabulary();
  const found: Amount[] = [];
  const pattern = new RegExp(start());
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { bound, currency } = match.groups ?? {};
    const at = match.index + match[0].length;
    const sign = currency === undefined ? null : (words.signs.get(currency) ?? null);
    const amount = amountAt(
      text,
      match.index,
      at,
      words.boundOf.get(bound ?? '') ?? null,
      sign,
      locale,
      words,
    );
    if (amount !== null) found.push(amount);
    pattern.lastIndex = amount?.to ?? past(/[\p{L}\p{N}.,'’]*/uy, text, at);
  }
  return found;
}

function amountAt(
  text: string,
  from: number,
  at: number,
  sign: Bound | null,
  currency: string | null,
  locale: Locale,
  words: Vocabulary,
): Amount | null {
  const first = quantityAt(text, at, currency, false, locale, words);
  if (first === null) return null;
  const range = rangeFrom(text, from, first, currency, locale, words);
  const written = range?.both ?? sidesFrom(text, first, currency, locale, words);
  const joined = range === null && written.length > 1 ? 'sides' : 'range';
  const all = shared(written).map((one) => settled(one, locale, words));
  const last = all.at(-1)?.quantity;
  const open = written.at(-1) ?? first;
  if (last === undefined) return null;
  const after = past(/ ?(?:±|\+\/[-–])/uy, text, open.to);
  const rate = rateAt(text, open.to, last, words);
  const readings = all.length === 1 ? [...new Set(all[0]?.values)] : [];
  const single = all.map(({ values }) => (values.length === 1 ? (values[0] ?? null) : null));
  // "€900-1.2m": 900 is no 900 million, and hardly 900.
  const isOddRange =
    range !== null &&
    isUnscaled(first) &&
    !isUnscaled(open) &&
    single[0] !== null &&
    (single[0] ?? 0) < 1000;
  const isDoubtful = isOddRange || all.some(({ values }) => new Set(values).size > 1);
  const isSure = !isDoubtful && joined === 'range';
  const to = rate?.to ?? after;
  return {
    from,
    to,
    written: text.slice(from, to),
    kind: kindOf(last, words),
    value: isSure ? (single[0] ?? null) : null,
    upTo: isSure && all.length > 1 ? (single[1] ?? null) : null,
    readings,
    isDoubtful,
    currency: last.currency,
    unit: last.unit,
    period: rate?.period ?? null,
    per: rate?.per ?? null,
    bound: sign ?? (after > open.to ? 'about' : null),
    ratePlace: rate === null ? null : { from: open.to, isWord: rate.isWord },
    reading: {
      is: 'quantities',
      joined,
      // Each is said with what was written at it, and the last with what all share.
      all: all.map(({ quantity }, index) => {
        const {
          unit = null,
          counted = null,
          name = '',
          currency: own = null,
          magnitudes = [],
        } = written[index] ?? {};
        const isAlone = index < all.length - 1 && range?.isTwice !== true;
        const magnitude = magnitudes.length > 0 ? quantity.magnitude : null;
        return { ...quantity, unit, counted, name, magnitude, currency: isAlone ? null : own };
      }),
    },
  };
}

function kindOf({ currency, unit, counted }: Quantity, words: Vocabulary): AmountKind {
  if (currency !== null) return 'money';
  if (unit !== null) return words.units[unit].kind;
  return counted === null ? 'number' : 'count';
}

/** "80–120 m²", "€450-525k"; a second number that is not larger makes no range: "3-2". */
function rangeFrom(
  text: string,
  from: number,
  first: OpenQuantity,
  before: string | null,
  locale: Locale,
  words: Vocabulary,
): { readonly both: readonly OpenQuantity[]; readonly isTwice: boolean } | null {
  const dash = past(RANGE, text, first.to);
  if (dash === first.to || /[\d\p{L}] ?[-–—/] ?$/u.test(text.slice(Math.max(0, from - 4), from)))
    return null;
  const sign = words.sign(text, dash);
  const at = sign === null ? dash : past(/[ \u00a0]?/uy, text, sign.to);
  const second = quantityAt(text, at, sign?.meaning ?? before, false, locale, words);
  if (second === null || /^[-–]\d/u.test(text.slice(second.to, second.to + 2))) return null;
  // A code or telephone number: "555-0148".
  if (/^0\d/u.test(second.number.whole)) return null;
  if (first.currency !== null && second.currency === null) return null;
  const both = [first, second];
  const [low = 0, high = 0] = shared(both).map((one) => settled(one, locale, words).values[0] ?? 0);
  const isTwice = first.currency !== null && (sign !== null || before === null);
  return low < high ? { both, isTwice } : null;
}

/** "12 x 14 m", "4×5×2.5 m". */
function sidesFrom(
  text: string,
  first: OpenQuantity,
  before: string | null,
  locale: Locale,
  words: Vocabulary,
): OpenQuantity[] {
  const sides = [first];
  for (let last = first; sides.length < 4; ) {
    const at = past(SIDES, text, last.to);
    const next =
      at === last.to || before !== null ? null : quantityAt(text, at, null, true, locale, words);
    if (next === null) break;
    sides.push(next);
    last = next;
  }
  return sides;
}

const isUnscaled = ({ magnitudes }: OpenQuantity) => magnitudes.length === 0;

/** A unit, currency or magnitude at the last number counts for those before it that have none. */
function shared(all: readonly OpenQuantity[]): OpenQuantity[] {
  const last = all.at(-1);
  return all.map((one) => {
    if (last === undefined || one === last) return one;
    const isBare = isUnscaled(one) && one.unit === null && one.counted === null;
    // "€900-1.2m": 900 is no 900 million.
    const isScaled = isBare && Number(one.number.whole) <= Number(last.number.whole);
    return {
      ...one,
      currency: one.currency ?? last.currency,
      unit: one.unit ?? (one.currency === null ? last.unit : null),
      magnitudes: isScaled ? last.magnitudes : one.magnitudes,
    };
  });
}

/** What an amount is for, behind it: "/mo", "/m²", "pcm", "al mes", "psf". */
function rateAt(text: string, at: number, { currency, unit }: Quantity, words: Vocabulary) {
  if (currency === null && unit !== 'kWh' && unit !== 'percent') return null;
  const rate = { period: null, per: null, isWord: false };
  const slash = past(SLASH, text, at);
  if (slash > at) {
    const area = text[slash] === '(' ? slash + 1 : slash;
    const per = words.unit(text, area);
    const period = per === null ? words.bySlash(text, slash) : null;
    if (per !== null) {
      // "kWh/(m²·a)".
      const year =
        currency === null ? words.bySlash(text, past(/[ ./·*]{0,3}/uy, text, per.to)) : null;
      const to = year?.to ?? per.to;
      const alone = currency === null ? null : calendarAt(text, to, words);
      return {
        ...rate,
        per: per.meaning,
        period: year?.meaning ?? alone?.meaning ?? null,
        to: alone?.to ?? (area > slash && text[to] === ')' ? to + 1 : to),
      };
    }
    if (period !== null) return { ...rate, period: period.meaning, to: period.to };
  }
  const alone = calendarAt(text, at, words);
  if (alone !== null) return { ...rate, period: alone.meaning, to: alone.to };
  const next = past(/[ \u00a0]/uy, text, at);
  const per = words.perUnitAlone(text, next);
  if (per !== null && currency !== null) return { ...rate, per: per.meaning, to: per.to };
  const word = next > at ? words.inWords(text, next) : null;
  return word === null ? null : { period: word.meaning, per: null, isWord: true, to: word.to };
}

function calendarAt(text: string, at: number, words: Vocabulary) {
  return words.alone(text, past(/[ \u00a0]/uy, text, at));
}
