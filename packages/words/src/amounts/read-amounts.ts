import { once } from '../data-file.js';
import type { Bound } from '../spoken.js';
import type { Amount, AmountKind, Quantity } from './amount.js';
import { anyOf, figureWords } from './figure-words.js';
import { localeOf } from './locale.js';
import {
  type Found,
  findAddresses,
  findDates,
  findTelephones,
  findTimes,
} from './read-patterns.js';
import { type OpenQuantity, past, QuantityReader, SPACE } from './read-quantity.js';

export type { Amount, AmountKind } from './amount.js';

/** Where an amount can begin: at a figure, with a bound and the sign of a currency before it. */
const start = once(() => {
  const { boundOf, beforeFigure } = figureWords();
  const bound = `(?:(?<bound>${anyOf(boundOf.keys())}) ?)?`;
  const currency = `(?:(?<currency>${beforeFigure})[ \\u00a0\\u202f]?)?`;
  return new RegExp(
    `(?<![\\p{L}\\p{N}\\p{Cf}]|\\p{L}[-–]|(?<![\\p{L}])[.,])${bound}${currency}(?:(?=[\\d½⅓⅔¼¾⅛⅜⅝⅞])|(?<=^|[\\s(\\p{Sc}])(?=\\.\\d))`,
    'gu',
  );
});
const RANGE = /[ \u00a0]?[-–—][ \u00a0]?|\/(?=\d{2})/uy;
const inWords = once(() => new RegExp(` (?:${anyOf(figureWords().between)}) `, 'uy'));
const SIDES = / ?[x×] ?/uy;
const SLASH = /[ \u00a0]?\/[ \u00a0]?\(?|[ \u00a0](?:per|pro|por|par) /uy;
const ABOUT = / ?(?:±|\+\/[-–])/uy;
const NOTHING = {
  value: null,
  upTo: null,
  readings: [],
  isDoubtful: false,
  currency: null,
  unit: null,
} as const;
const NO_RATE = { period: null, per: null, rateWords: null } as const;

/**
 * Reads every figure of a text, in its order: money, areas, lengths, percents, dates, times, telephone numbers, and the
 * numbers that stand alone. No two of them overlap, and none is a part of another. What a mark means follows from unit,
 * currency and language; where nothing tells, the amount is doubtful.
 *
 * @param language a language tag such as "de" or "es-MX"; null where it is not known
 */
export function readAmounts(text: string, language: string | null): readonly Amount[] {
  if (!/[\d½⅓⅔¼¾⅛⅜⅝⅞@]|www/u.test(text)) return [];
  const locale = localeOf(language);
  const quantities = findQuantities(new QuantityReader(text, locale));
  const isMoney = ({ kind }: Amount) => kind === 'money';
  const whole = (all: readonly Found[]) =>
    all.map(({ from, to, reading }): Amount => {
      const kind = reading.is as AmountKind;
      return {
        ...NOTHING,
        ...NO_RATE,
        from,
        to,
        written: text.slice(from, to),
        kind,
        bound: null,
        reading,
      };
    });
  const byStrength = [
    ...whole([...findAddresses(text), ...findDates(text, locale)]),
    ...quantities.filter(isMoney),
    ...whole([...findTelephones(text, locale), ...findTimes(text, locale)]),
    ...quantities.filter((amount) => !isMoney(amount)),
  ];
  const taken = new Uint8Array(text.length);
  const free = byStrength.filter(({ from, to }) => {
    if (taken.subarray(from, to).includes(1)) return false;
    taken.fill(1, from, to);
    return true;
  });
  return free.sort((a, b) => a.from - b.from);
}

function findQuantities(reader: QuantityReader): Amount[] {
  const { signs, boundOf } = figureWords();
  const found: Amount[] = [];
  const pattern = new RegExp(start());
  for (let match = pattern.exec(reader.text); match !== null; match = pattern.exec(reader.text)) {
    const { bound = '', currency = '' } = match.groups ?? {};
    const at = match.index + match[0].length;
    const amount = amountAt(
      reader,
      match.index,
      at,
      boundOf.get(bound) ?? null,
      signs.get(currency) ?? null,
    );
    if (amount !== null) found.push(amount);
    pattern.lastIndex = amount?.to ?? past(/[\p{L}\p{N}.,'’]+/uy, reader.text, at);
  }
  return found;
}

function amountAt(
  reader: QuantityReader,
  from: number,
  at: number,
  sign: Bound | null,
  currency: string | null,
): Amount | null {
  const first = reader.quantityAt(at, currency);
  if (first === null) return null;
  const range = rangeFrom(reader, from, first, currency);
  const written = range?.both ?? sidesFrom(reader, first, currency);
  const joined = range === null && written.length > 1 ? 'sides' : 'range';
  const all = shared(written).map((one) => reader.settled(one));
  const [open = first, last] = [written.at(-1), all.at(-1)?.quantity];
  if (last === undefined) return null;
  const single = all.map(({ values: [value = null, ...others] }) =>
    others.length > 0 ? null : value,
  );
  const [value = null, upTo = null] = single;
  const rate = rateAt(reader, open.to, last);
  const about = past(ABOUT, reader.text, open.to);
  // "€900-1.2m": 900 is no 900 million, and hardly 900.
  const isOdd =
    range !== null && isUnscaled(first) && !isUnscaled(open) && value !== null && value < 1000;
  const to = rate?.to ?? about;
  const whole = reader.text.slice(from, to);
  const kind = kindOf(last);
  // "Apt 3 250 Main St": two numbers, where nobody sets thousands apart by a space.
  const isTwo = kind === 'number' && /^\d{1,2} \d{3}$/u.test(whole) && !whole.endsWith('000');
  const isSplit = isTwo && reader.locale.spoken?.spaces !== true;
  const isDoubtful = isOdd || isSplit || single.includes(null);
  const isSure = !isDoubtful && joined === 'range';
  return {
    ...NO_RATE,
    ...rate,
    from,
    to,
    written: whole,
    kind,
    value: isSure ? value : null,
    upTo: isSure ? upTo : null,
    readings: all.length === 1 ? (all[0]?.values ?? []) : [],
    isDoubtful,
    currency: last.currency,
    unit: last.unit,
    bound: sign ?? (about > open.to ? 'about' : null),
    reading: {
      is: 'quantities',
      joined,
      between: range?.between ?? null,
      // Each is said with what was written at it, and the last with what all share.
      all: all.map(({ quantity }, index) => {
        const { unit, counted, name, currency: own, magnitudes } = written[index] ?? first;
        const isAlone = index < all.length - 1 && range?.isTwice !== true;
        const magnitude = magnitudes.length > 0 ? quantity.magnitude : null;
        return { ...quantity, unit, counted, name, magnitude, currency: isAlone ? null : own };
      }),
    },
  };
}

function kindOf({ currency, unit, counted }: Quantity): AmountKind {
  if (currency !== null) return 'money';
  if (unit !== null) return figureWords().units[unit].kind;
  return counted === null ? 'number' : 'count';
}

/** "80–120 m²", "€450-525k"; a second number that is not larger makes no range: "3-2". */
function rangeFrom(
  reader: QuantityReader,
  from: number,
  first: OpenQuantity,
  before: string | null,
) {
  const { text } = reader;
  const byDash = past(RANGE, text, first.to);
  const dash = byDash > first.to ? byDash : past(inWords(), text, first.to);
  const isCode = /[\d\p{L}] ?[-–—/] ?$/u.test(text.slice(Math.max(0, from - 4), from));
  if (dash === first.to || isCode) return null;
  const sign = figureWords().sign(text, dash);
  const at = sign === null ? dash : past(SPACE, text, sign.to);
  const second = reader.quantityAt(at, sign?.meaning ?? before);
  if (second === null || /^[-–](?:\d|\p{Lu}{2})/u.test(text.slice(second.to, second.to + 3)))
    return null;
  // A code or telephone number, "555-0148", and a number behind a price.
  if (/^0\d/u.test(second.number.whole) || (first.currency !== null && second.currency === null))
    return null;
  // "80/90 mq", but not "104 m² / 1,120 sq ft" and "16/9".
  const isBare = isUnscaled(first) && first.unit === null && first.number.whole.length > 1;
  if (text[first.to] === '/' && (!isBare || (second.unit ?? second.currency) === null)) return null;
  // "R$ 400 a 450 mil": in words only where the first number would be another one without the second.
  const isShort = isUnscaled(first) && first.unit === null && first.number.whole.length < 4;
  if (dash > byDash && (!isShort || isUnscaled(second) || sign !== null)) return null;
  const between = dash > byDash ? text.slice(first.to, dash) : null;
  const both = [first, second];
  const [low = 0, high = 0] = shared(both).map((one) => reader.settled(one).values[0] ?? 0);
  const isTwice = first.currency !== null && (sign !== null || before === null);
  return low < high ? { both, isTwice, between } : null;
}

/** "12 x 14 m", "4×5×2.5 m". */
function sidesFrom(
  reader: QuantityReader,
  first: OpenQuantity,
  before: string | null,
): OpenQuantity[] {
  const sides = [first];
  for (let last = first; sides.length < 4; ) {
    const at = past(SIDES, reader.text, last.to);
    const next = at === last.to || before !== null ? null : reader.quantityAt(at, null, true);
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
    const isScaled = isBare && Number(one.number.whole) <= Number(last.number.whole);
    const magnitudes = isScaled ? last.magnitudes : one.magnitudes;
    const unit = one.unit ?? (one.currency === null ? last.unit : null);
    return { ...one, currency: one.currency ?? last.currency, unit, magnitudes };
  });
}

/** What an amount is for, behind it: "/mo", "/m²/month", "pcm", "al mes", "psf", "kWh/(m²·a)". */
function rateAt({ text }: QuantityReader, at: number, { currency, unit, counted }: Quantity) {
  const words = figureWords();
  const isBare = currency === null && unit === null;
  if (counted !== null || !(isBare || currency !== null || unit === 'kWh' || unit === 'percent'))
    return null;
  const alone = (place: number) => words.alone(text, past(SPACE, text, place));
  const slash = past(SLASH, text, at);
  if (isBare) {
    // "1.800/Monat", but no "12/a" of an address.
    const period = slash > at ? words.bySlash(text, slash) : null;
    return period !== null && period.form.length > 2
      ? { period: period.meaning, to: period.to }
      : null;
  }
  const per =
    slash > at ? words.unit(text, slash) : words.perUnitAlone(text, past(SPACE, text, at));
  // "€/m" is by the month or by the metre.
  if (per?.meaning === 'm') return null;
  if (per !== null) {
    const mark = currency === null ? /[ ./·*]{0,3}/uy : / ?\/ ?| (?=\p{L}{3})/uy;
    const next = past(mark, text, per.to);
    const period =
      (currency === null || next > per.to ? words.bySlash(text, next) : null) ?? alone(per.to);
    const end = period?.to ?? per.to;
    const to = text[slash - 1] === '(' && text[end] === ')' ? end + 1 : end;
    return { per: per.meaning, period: period?.meaning ?? null, to };
  }
  const period = (slash > at ? words.bySlash(text, slash) : null) ?? alone(at);
  if (period !== null) return { period: period.meaning, to: period.to };
  const next = past(/[ \u00a0]/uy, text, at);
  const word = next > at ? words.inWords(text, next) : null;
  return word && { period: word.meaning, rateWords: text.slice(at, word.to), to: word.to };
}

const either = once(
  () => new RegExp(`^(.*\\d.*?)[\\s,]+(?:${anyOf(figureWords().or)})\\s+(\\D{0,12}\\d.*)$`, 'isu'),
);

/** What a text names one of: "485k, or 1.200/month"; empty where it is no choice. */
export function alternativesIn(text: string): readonly string[] {
  return either().exec(text)?.slice(1) ?? [];
}
