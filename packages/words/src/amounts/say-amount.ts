import { madeOnce } from '../data-file.js';
import { bareNoun, type Counted, type Fraction } from '../spoken.js';
import type { Amount, Quantity, Reading } from './amount.js';
import { figureWords } from './figure-words.js';
import type { LocalLanguage } from './locale.js';
import type { ReadNumber } from './written-number.js';

/** What a voice says in place of some text. */
export interface Said {
  readonly spoken: string;
  /** Where the text ends that it stands for: a noun behind a fraction belongs to it. */
  readonly to: number;
}

/** How a newsreader says an amount; null where a voice says the figures right. Whole numbers stay figures. */
export function sayAmount(text: string, amount: Amount, language: LocalLanguage): Said | null {
  const { from, to, written, reading } = amount;
  // As much as a preposition or article takes.
  const before = text.slice(Math.max(0, from - 40), from);
  const yearOf = (year: number, introduction: string) =>
    year >= 1100 && year < 2000 ? (language.year?.(year, introduction) ?? null) : null;
  switch (reading.is) {
    case 'address':
      return { spoken: sayAddress(written, language), to };
    case 'telephone':
      return { spoken: sayTelephone(written, language), to };
    case 'time':
      return { spoken: language.clock(reading.hour, reading.minute, reading.half), to };
    case 'date': {
      const { day, month, year } = reading;
      const name = language.months[month - 1] ?? '';
      const inYear = year === null ? null : (yearOf(year, 'in ') ?? `${year}`);
      if (day !== null) return { spoken: language.date(day, name, inYear, before), to };
      return { spoken: [name, language.ofYear, year].filter((part) => part !== '').join(' '), to };
    }
    case 'quantities': {
      const [only, ...others] = reading.all;
      if (
        only === undefined ||
        others.length > 0 ||
        !isPlain(only) ||
        (amount.bound ?? amount.period) !== null
      ) {
        return sayQuantities(text, amount, reading, language);
      }
      if (amount.isDoubtful && only.number.mark === null) return null;
      const said = /\D/u.test(written)
        ? sayNumber(only.number, language)
        : yearOf(Number(written), before);
      return said === null ? null : { spoken: said, to };
    }
  }
}

function isPlain({ fraction, currency, unit, counted, magnitudeWord, name }: Quantity): boolean {
  const beside = [fraction, currency, unit, counted].some((part) => part !== null);
  return !beside && magnitudeWord === '' && name === '';
}

function sayQuantities(
  text: string,
  amount: Amount,
  { joined, between, all }: Extract<Reading, { is: 'quantities' }>,
  language: LocalLanguage,
): Said {
  const last = all.at(-1);
  const isBare = last?.unit === null && last.currency === null && last.counted === null;
  const noun = isBare && last.fraction !== null ? nounAt(text, amount.to) : null;
  const parts = all.map((one) => {
    const forms = formsOf(one, language);
    if (one.fraction !== null)
      return sayFraction(one, one.fraction, forms, noun?.word ?? '', language);
    if (one.currency !== null) return sayMoney(one, one.currency, language);
    const counted = last === undefined ? null : formsOf(last, language);
    return forms === null && one !== last
      ? sayLow(one, counted, language)
      : sayMeasure(one, forms, language);
  });
  const bound = amount.bound === null ? '' : `${language.bounds[amount.bound]} `;
  const said = parts.join(between ?? ` ${joined === 'range' ? language.to : language.times} `);
  // A fraction alone leaves its noun where it stands, and only agrees with it.
  const to = last?.hasWhole === true && noun !== null ? noun.to : amount.to;
  return { spoken: bound + said + sayRate(amount, language), to };
}

/** The noun behind a fraction, with its part: "casas de banho". */
function nounAt(text: string, at: number) {
  const match = /^[ -](?<word>\p{L}{2,}(?: de banho)?)(?!\.\S)/u.exec(text.slice(at, at + 80));
  const word = match?.groups?.word;
  return word === undefined ? null : { word, to: at + (match?.[0].length ?? 0) };
}

function formsOf({ unit, counted }: Quantity, language: LocalLanguage): Counted | null {
  if (unit !== null) return language.units[unit];
  return counted === null ? null : (language.counted[counted]?.counted ?? null);
}

/** The first number of a range, in the gender of what the last one counts. */
function sayLow(one: Quantity, counted: Counted | null, language: LocalLanguage): string {
  if (one.magnitude !== null) return sayScaled(one, language);
  return (counted && agreeing(one.number, counted, language)) ?? sayNumber(one.number, language);
}

function sayMeasure(one: Quantity, forms: Counted | null, language: LocalLanguage): string {
  const { number, name, part } = one;
  if (one.magnitudeWord !== '') {
    const unit = name || forms?.[1] || '';
    const ofUnit = unit === '' || one.magnitude === 'thousand' ? unit : language.millionOf(unit);
    return `${sayScaled(one, language)} ${ofUnit}`.trimEnd();
  }
  if (name !== '') return `${sayNumber(number, language)} ${name}`;
  if (forms === null) return sayNumber(number, language);
  if (one.counted !== null && language.halvesOfRooms && number.decimals === '5') {
    return language.mixed(number.whole, language.fractions['1/2'], forms[1]);
  }
  const rest = part && sayCounted(part.number, language.units[part.unit], language);
  return [sayCounted(number, forms, language), ...(rest === null ? [] : [rest])].join(' ');
}

/** Digits for the voice; the decimals in words, and one by one where it is not sure that they are decimals. */
function sayNumber(number: ReadNumber, language: LocalLanguage): string {
  const whole = number.whole.replace(/^0+(?=\d)/u, '');
  if (number.readings.length > 1 && number.mark !== null) {
    return `${whole} ${language.marks[number.mark]} ${[...number.decimals].join(' ')}`;
  }
  const decimals = number.decimals.replace(/0+$/u, '');
  if (decimals === '') return whole;
  const isSpelt = language.decimals === 'digits' || decimals.startsWith('0') || decimals.length > 2;
  return `${whole} ${language.decimal} ${isSpelt ? [...decimals].join(' ') : decimals}`;
}

/** The whole number in words where it agrees with its noun: "veintiuna hectáreas". */
function agreeing(number: ReadNumber, [one]: Counted, language: LocalLanguage): string | null {
  const isWhole = number.readings.length === 1 && number.decimals.replace(/0+$/u, '') === '';
  const gender = /^(?:una|uma|une) /u.test(one) ? 'feminine' : 'masculine';
  return isWhole ? (language.agreement?.(number.readings[0] ?? 0, gender) ?? null) : null;
}

const isOne = ({ readings: [value, ...others] }: ReadNumber) => value === 1 && others.length === 0;

/** A number and what there is that many of: "one acre", "1 point 5 acres". */
function sayCounted(number: ReadNumber, forms: Counted, language: LocalLanguage): string {
  if (isOne(number)) return forms[0];
  const isSingular = language.plural === 'from_two' && (number.readings[0] ?? 0) < 2;
  const words = agreeing(number, forms, language) ?? sayNumber(number, language);
  return `${words} ${isSingular ? bareNoun(forms) : forms[1]}`;
}

function sayScaled(
  { number, magnitude, magnitudeWord }: Quantity,
  language: LocalLanguage,
): string {
  const isLarge = magnitude === 'million' || magnitude === 'billion';
  if (isLarge) return sayCounted(number, language[magnitude], language);
  const word = magnitude === 'thousand' ? language.thousand : magnitudeWord;
  return word === 'mil' && isOne(number) ? word : `${sayNumber(number, language)} ${word}`;
}

/** Names that no data of ours has: of all currencies, in all languages. */
const currencyNames = madeOnce((key: string): Counted => {
  const [tag = 'en', currency = ''] = key.split(' ');
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  const named = (value: number) =>
    format.formatToParts(value).find(({ type }) => type === 'currency')?.value ?? currency;
  return [`1 ${named(1)}`, named(2)];
});

function namesOf(currency: string, language: LocalLanguage): Counted {
  const sign = language.signs[currency] ?? currency;
  const key = figureWords().saidLike[sign] ?? sign;
  const own: Readonly<Record<string, Counted>> = language.currencies;
  const isCode = /^[A-Z]{3}$/u.test(key);
  return own[key] ?? (isCode ? currencyNames(`${language.tag} ${key}`) : [`1 ${key}`, key]);
}

function sayMoney(one: Quantity, currency: string, language: LocalLanguage): string {
  const { number, name } = one;
  const names = namesOf(currency, language);
  const ofMany = name || language.millionOf(names[1]);
  if (one.magnitude === 'thousand') return `${sayScaled(one, language)} ${name || names[1]}`;
  if (one.magnitude !== null || one.magnitudeWord !== '')
    return `${sayScaled(one, language)} ${ofMany}`;
  const [value = 0] = number.readings;
  const isMillions = value >= 1e6 && value % 1e6 === 0;
  if (name !== '' || isMillions) return `${sayNumber(number, language)} ${ofMany}`;
  if (number.decimals.length > 2 || value < 1) return sayCounted(number, names, language);
  const whole = { ...number, decimals: '', readings: [Math.trunc(value)] };
  const units = sayCounted(whole, names, language);
  const cents = Number(number.decimals.padEnd(2, '0'));
  return cents > 0 ? language.cents(units, `${cents}`) : units;
}

function sayRate({ rateWords, period, per }: Amount, language: LocalLanguage): string {
  if (rateWords !== null) return rateWords;
  const unit = per === null ? '' : ` ${language.per} ${bareNoun(language.units[per])}`;
  return unit + (period === null ? '' : ` ${language.periods[period]}`);
}

/** A whole number and a part of one, with the noun that follows: "2 and a half bathrooms", "media hectárea". */
function sayFraction(
  { number, hasWhole, name }: Quantity,
  fraction: Fraction,
  forms: Counted | null,
  behind: string,
  { halves, fractions, mixed, plural }: LocalLanguage,
): string {
  const isSingle = number.whole === '1' && halves !== undefined;
  const isBare = !hasWhole || isSingle || (number.whole === '1' && plural === 'from_two');
  const noun = name || (forms === null ? behind : isBare ? bareNoun(forms) : forms[1]);
  const isFeminine = halves?.feminine.test(noun) ?? false;
  const part =
    fraction === '1/2' && isFeminine && halves !== undefined ? halves.half : fractions[fraction];
  if (!hasWhole) return forms === null && name === '' ? part : `${part} ${noun}`;
  if (!isSingle || noun === '') return mixed(number.whole, part, noun).trimEnd();
  return mixed(halves.one[isFeminine ? 1 : 0], part, halves.singular(noun)).trimEnd();
}

/** The groups of a number that was written as one; a last figure alone joins the group before it. */
function grouped(digits: string, { telephone, telephoneGroup }: LocalLanguage): string[] {
  if (telephone === 'digits') return [digits];
  const groups = digits.match(new RegExp(`\\d{1,${telephoneGroup}}`, 'gu')) ?? [];
  const last = groups.at(-1) ?? '';
  return last.length === 1 ? [...groups.slice(0, -2), `${groups.at(-2) ?? ''}${last}`] : groups;
}

function sayTelephone(written: string, language: LocalLanguage): string {
  // "+49 (0)176": from abroad the nought is not dialled, and is not said.
  const groups = written.replace(/^\(?(\+\d+)\)? ?\(0\)/u, '$1 ').match(/\d+/gu) ?? [];
  const [only = ''] = groups;
  const heard = groups.length === 1 && only.length > 6 ? grouped(only, language) : groups;
  const isSpelt = (group: string) =>
    language.telephone === 'digits' || group.startsWith('0') || group.length > 3;
  const said = heard.map((group) => (isSpelt(group) ? [...group].join(' ') : group));
  return `${/^\(?\+/u.test(written) ? `${language.plus} ` : ''}${said.join(', ')}`;
}

/** E-mail and web addresses: their dots and dashes are names of their own. */
function sayAddress(written: string, { at, dot }: LocalLanguage): string {
  const bare = written.replace(/^https?:\/\/|\/$/gu, '');
  const said = bare.replaceAll('@', ` ${at} `).replaceAll('.', ` ${dot} `);
  return said.replace(/[-_/+]/gu, ' ').replace(/ {2,}/gu, ' ');
}
