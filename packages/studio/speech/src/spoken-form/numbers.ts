import type { Counted, SpokenLanguage } from '@groundwork/words/spoken';

/** A number as text writes it: groups of three set apart by a dot, comma, apostrophe or a kind of space, then decimals. */
export const writtenNumber = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f\u2009 ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;

export interface ReadNumber {
  readonly whole: string;
  /** Digits after the decimal mark; empty when there are none. */
  readonly fraction: string;
  readonly value: number;
}

/**
 * Distinguishes groups from decimals. Two different marks decide it, and so does one not followed by three digits.
 * "1.250" is 1250 in languages that group by dots; with money or land (`whole`) it is that everywhere, because nobody
 * writes those with three decimals.
 */
export function readNumber(written: string, language: SpokenLanguage, whole: boolean): ReadNumber {
  const plain = written.replace(/['’\u00a0\u202f\u2009 ]/g, '');
  const marks = plain.match(/[.,]/g) ?? [];
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const after = last < 0 ? '' : plain.slice(last + 1);
  const mark = plain[last];
  const same = new Set(marks).size === 1;
  const repeated = marks.length > 1 && same && after.length === 3;
  // Nobody writes a round number with three decimals: "3,000" is three thousand anywhere.
  const round = after === '000';
  const grouped =
    repeated ||
    (marks.length === 1 && after.length === 3 && (whole || round || mark === language.group));
  const digits = (text: string) => text.replace(/\D/g, '');
  if (last < 0 || grouped) {
    const all = digits(plain);
    return { whole: all, fraction: '', value: Number(all) };
  }
  const before = digits(plain.slice(0, last));
  return { whole: before, fraction: after, value: Number(`${before}.${after}`) };
}

/** The number as espeak-ng reads it well: bare digits, the decimal mark in words, leading zeros one by one. */
export function sayNumber(number: ReadNumber, language: SpokenLanguage): string {
  const whole = number.whole.replace(/^0+(?=\d)/, '');
  const fraction = number.fraction.replace(/0+$/, '');
  if (fraction === '') return whole;
  const digits = language.decimals === 'digits' || fraction.startsWith('0') || fraction.length > 2;
  const said = digits ? [...fraction].join(' ') : fraction;
  return `${whole} ${language.decimal} ${said}`;
}

/** The noun of a first form, without its "one". */
export function bareNoun([one]: Counted): string {
  return one.slice(one.indexOf(' ') + 1);
}

/** A number and what there is that many of: "one acre", "1 point 5 acres". */
export function sayCounted(number: ReadNumber, forms: Counted, language: SpokenLanguage): string {
  const [one, many] = forms;
  if (number.value === 1) return one;
  if (number.fraction === '') {
    const gender = /^(?:una|uma|une) /u.test(one) ? 'feminine' : 'masculine';
    const words = language.agreement?.(number.value, gender) ?? null;
    if (words !== null) return `${words} ${many}`;
  }
  const singular = language.plural === 'from_two' && number.value < 2;
  return `${sayNumber(number, language)} ${singular ? bareNoun(forms) : many}`;
}

export function wholePart(number: ReadNumber): ReadNumber {
  return { ...number, fraction: '', value: Number(number.whole) };
}
