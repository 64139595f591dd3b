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
const NUMBER =
  /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?(?:[.,][-–—]+)?|\d+(?:[.,]\d{1,2})?(?:[.,][-–—]+)?/gu;
const CODE =
  '(?:EUR|USD|GBP|CHF|AED|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|BRL|MXN|ARS|CLP|COP|ZAR|SGD|HKD|JPY|CNY|INR|QAR|SAR)(?!\\p{L})';
const CURRENCY = `(?:[A-Z]{1,3}\\p{Sc}|\\p{Sc} ?(?:US|CA|AU|NZ)(?!\\p{L})|\\p{Sc}|${CODE}|(?:zł|kr|Kč|Ft|Fr)(?![\\p{L}.])\\.?)`;
const CURRENCY_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(${CURRENCY})\\s*$`, 'u');
/** "$8,950,000 MXN": a sign and a code belong together, at both sides of the number. */
const CODE_TOO = new RegExp(`^\\s*${CODE}`, 'u');
const CURRENCY_AFTER = new RegExp(`^\\s*(${CURRENCY})`, 'u');
/** Written after a number, it makes another of it: 万 is ten thousand. */
const UNIT_OF_COUNTING =
  /^\s*(?:[\p{Script=Han}\p{Script=Hangul}]|(?:mio|mrd|million|milli[oó]n|milh|lakh|crore)\p{L}*)/iu;
/** A word that multiplies the number, and must stay next to it. */
const MAGNITUDE = /^\s*(?:(?:k|m|md|bn|mrd|mio|тыс|млн|млрд)(?!\p{L})|mil(?:l|h|i|j))/iu;
/** How often the amount is due, in a word. */
const RATE = /^\s*(?:\/\s?\p{L}{1,9}\.?|pcm|p\.?[mw]\.?)(?=\s|$)/iu;
/** Digits from which a number is an amount, not a percentage or date. */
const AMOUNT = 4;

/**
 * Takes a price apart where its one amount is plain; null for a range, "1.2 million", words, and right-to-left
 * scripts, which stay whole.
 */
export function priceFigure(price: string): PriceFigure | null {
  if (RIGHT_TO_LEFT.test(price)) return null;
  const numbers = [...price.matchAll(NUMBER)].map((match) => ({
    text: match[0],
    at: match.index,
    digits: match[0].replace(/\D/gu, '').length,
  }));
  const amounts = numbers.filter(({ digits }) => digits >= AMOUNT);
  if (amounts.length > 1) return null;
  const [amount = numbers[0]] = amounts;
  if (amount === undefined || (amounts.length === 0 && numbers.length > 1)) return null;
  const head = price.slice(0, amount.at);
  const tail = price.slice(amount.at + amount.text.length);
  if (/[\p{L}\p{N}.,'’+\-–—/]$/u.test(head) && CURRENCY_BEFORE.exec(head) === null) return null;
  const ahead = CURRENCY_BEFORE.exec(head);
  const behind = ahead === null ? CURRENCY_AFTER.exec(tail) : null;
  const rest = tail.slice(behind?.[0].length ?? 0);
  // A range, and "or more"; a plus before words adds something to be paid.
  if (/^\s*[-–—]|^\+|^\s*\+\s*(?:\d|$)/u.test(rest) || /^[\p{L}\p{N}]/u.test(rest)) return null;
  if (UNIT_OF_COUNTING.test(rest)) return null;
  if (ahead !== null && CODE_TOO.test(rest)) return null;
  if (behind === null && amount.digits < AMOUNT && /^\s*\p{L}/u.test(rest)) return null;
  if (MAGNITUDE.test(rest) || /\p{Sc}/u.test(rest)) return null;
  const currency = ahead?.[1] ?? behind?.[1];
  const rate = RATE.exec(rest)?.[0] ?? '';
  return {
    before: head.slice(0, ahead?.index ?? head.length).trim(),
    currency:
      currency === undefined ? null : { text: currency, side: ahead === null ? 'after' : 'before' },
    number: amount.text,
    rate: rate.trim(),
    after: rest.slice(rate.length).trim(),
  };
}
