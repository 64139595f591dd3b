import { readAmounts } from '@groundwork/words/amounts';

/** A price in the parts that a design may set in different sizes; their order is that of reading. */
export interface PriceFigure {
  /** "from" */
  readonly before: string;
  readonly currency: { readonly text: string; readonly side: 'before' | 'after' } | null;
  /** "1.250.000" */
  readonly number: string;
  /** "/mes", "pcm": so short that it is read in one with the amount. */
  readonly rate: string;
  /** "plus fees" */
  readonly after: string;
}

/** Scripts in which the parts would change places. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Written after a number, it makes another of it: 万 is ten thousand. */
const COUNTED_IN_WORDS = /^\s*(?:[\p{Script=Han}\p{Script=Hangul}]|тыс|млн|млрд)/u;
/** A range, and "or more"; a plus before words adds something to be paid. */
const GOES_ON = /^\s*[-–—]|^\+|^\s*\+\s*(?:\d|$)|^[\p{L}\p{N}]|\p{Sc}/u;
/** How often the amount is due, in a sign: what is written out stays with the words. */
const RATE = /^\s*(?:\/\s?\p{L}{1,9}\.?|pcm|p\.?[mw]\.?)(?=\s|$)/iu;
/** Digits from which a number is an amount, not a percentage or date. */
const AMOUNT = 4;

/**
 * Takes a price apart where its one amount is plain; null for a range, "1.2 million", words, and right-to-left
 * scripts, which stay whole.
 */
export function priceFigure(price: string): PriceFigure | null {
  if (RIGHT_TO_LEFT.test(price)) return null;
  const numbers = readAmounts(price, null).map((amount) => ({
    ...amount,
    isLarge: amount.written.replace(/\D/gu, '').length >= AMOUNT,
  }));
  const amounts = numbers.filter(({ isLarge }) => isLarge);
  const [amount = numbers[0]] = amounts;
  if (amount === undefined || amounts.length > 1 || (amounts.length === 0 && numbers.length > 1))
    return null;
  const { reading, bound, from, kind, isLarge } = amount;
  const [quantity, ...others] = reading.is === 'quantities' ? reading.all : [];
  if (quantity === undefined || others.length > 0 || bound !== null) return null;
  const { number, magnitudeWord, fraction, name } = quantity;
  if (magnitudeWord !== '' || fraction !== null || (kind !== 'money' && kind !== 'number'))
    return null;
  const head = price.slice(0, from);
  const sign = price.slice(from, number.from).trim();
  if (sign === '' && /[\p{L}\p{N}.,'’+\-–—/]$/u.test(head)) return null;
  const [noCents = ''] = /^[.,][-–—]+/u.exec(price.slice(number.to)) ?? [];
  const tail = price.slice(number.to + noCents.length);
  const isNamed = sign !== '' || name !== '' || quantity.currency === null;
  const [behind = ''] = isNamed ? [] : (/^\s*(?:\$ \p{Lu}{2}(?!\p{L})|[^\s/]+)/u.exec(tail) ?? []);
  const rest = tail.slice(behind.length);
  if (GOES_ON.test(rest) || COUNTED_IN_WORDS.test(rest)) return null;
  // "$8,950,000 MXN": a sign and a code belong together, at both sides of the number.
  if (sign !== '' && /^\s*[A-Z]{3}(?!\p{L})/u.test(rest)) return null;
  if (quantity.currency === null && !isLarge && /^\s*\p{L}/u.test(rest)) return null;
  const rate = RATE.exec(rest)?.[0] ?? '';
  const currency = sign || behind.trim();
  return {
    before: head.trim(),
    currency: currency === '' ? null : { text: currency, side: sign === '' ? 'after' : 'before' },
    number: price.slice(number.from, number.to) + noCents,
    rate: rate.trim(),
    after: rest.slice(rate.length).trim(),
  };
}
