import { madeOnce } from '../data-file.js';
import type { Counted, Fraction } from '../spoken.js';
import type { Amount, Quantity } from './amount.js';
import type { LocalLanguage } from './locale.js';
import { vocabulary } from './vocabulary.js';
import type { ReadNumber } from './written-number.js';

/** What a voice says in place of some text. */
export interface Said {
  readonly spoken: string;
  /** Where the text ends that it stands for: a noun behind a fraction belongs to it. */
  readonly to: number;
}

/** The noun of a first form, without its "one". */
export function bareNoun([one]: Counted): string {
  return one.slice(one.indexOf(' ') + 1);
}

/** Years that some languages say in hundreds. */
const isOldYear = (year: number) => year >= 1100 && year < 2000;

const plainNumber = ({ fraction, currency, unit, counted, magnitudeWord, name }: Quantity) =>
  fraction === null &&
  currency === null &&
  unit === null &&
  counted === null &&
  magnitudeWord + name === '';

/** How a newsreader says an amount; null where a voice says the figures right. Whole numbers stay figures. */
export function sayAmount(text: string, amount: Amount, language: LocalLanguage): Said | null {
  const { from, to, written, reading } = amount;
  const before = text.slice(0, from);
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
      const old = year !== null && isOldYear(year) ? language.year?.(year, 'in ') : null;
      const spokenYear = year === null ? null : (old ?? `${year}`);
      if (day !== null) return { spoken: language.date(day, name, spokenYear, before), to };
      return { spoken: [name, language.ofYear, year].filter((part) => part !== '').join(' '), to };
    }
    case 'quantities': {
      const [only] = reading.all;
      if (
        reading.all.length === 1 &&
        only !== undefined &&
        plainNumber(only) &&
        amount.bound === null
      ) {
        if (/\D/u.test(written)) return { spoken: sayNumber(only.number, language), to };
        const year = isOldYear(Number(written)) ? language.year?.(Number(written), before) : null;
        return year === null || year === undefined ? null : { spoken: year, to };
      }
      return sayQuantities(text, amount, reading.joined, reading.all, language);
    }
  }
}

function sayQuantities(
  text: string,
  amount: Amount,
  joined: 'range' | 'sides',
  all: readonly Quantity[],
  language: LocalLanguage,
): Said {
  const last = all.at(-1);
  const isBare = last?.unit === null && last.currency === null && last.counted === null;
  const noun = isBare && last.fraction !== null ? nounAt(text, amount.to) : null;
  const said = all.map((one) =>
    sayQuantity(
      one,
      one === last ? (noun?.word ?? '') : '',
      language,
      one === last ? amount.currency : one.currency,
      last,
    ),
  );
  const parts = said.join(` ${joined === 'range' ? language.to : language.times} `);
  const bound = amount.bound === null ? '' : `${language.bounds[amount.bound]} `;
  // A fraction alone leaves its noun where it stands, and only agrees with it.
  const isAlone = last?.hasWhole === false;
  return {
    spoken: `${bound}${parts}${sayRate(amount, language)}`,
    to: isAlone ? amount.to : (noun?.to ?? amount.to),
  };
}

/** The noun behind a fraction, with its part: "casas de banho". */
function nounAt(text: string, at: number) {
  const match = /^[ -](?<word>\p{L}{2,}(?: de banho)?)(?!\.\S)/u.exec(text.slice(at, at + 80));
  const word = match?.groups?.word;
  return word === undefined ? null : { word, to: at + (match?.[0].length ?? 0) };
}

function sayQuantity(
  one: Quantity,
  noun: string,
  language: LocalLanguage,
  currency: string | null,
  last: Quantity | undefined,
): string {
  const forms = formsOf(one, language);
  if (one.fraction !== null)
    return sayFraction(one, one.fraction, one.name || (forms?.[1] ?? noun), language);
  if (currency !== null && one.currency !== null) return sayMoney(one, currency, language);
  if (one.magnitudeWord !== '' || one.magnitude !== null) {
    const scaled =
      one.magnitude === null && one !== last
        ? sayNumber(one.number, language)
        : sayScaled(one, language);
    const unit = one.name || forms?.[1] || '';
    return unit === '' ? scaled : `${scaled} ${language.millionOf(unit)}`;
  }
  if (one.name !== '') return `${sayNumber(one.number, language)} ${one.name}`;
  if (forms === null) {
    // "2 to 3 rooms": what the last one counts.
    const counted = last === undefined || last === one ? null : formsOf(last, language);
    return (
      (counted === null ? null : agreeing(one.number, counted, language)) ??
      sayNumber(one.number, language)
    );
  }
  if (one.counted !== null && language.halvesOfRooms && one.number.decimals === '5') {
    return language.mixed(one.number.whole, language.fractions['1/2'], forms[1]);
  }
  const part =
    one.part === null
      ? ''
      : ` ${sayCounted(one.part.number, language.units[one.part.unit], language)}`;
  return sayCounted(one.number, forms, language) + part;
}

function formsOf({ unit, counted }: Quantity, language: LocalLanguage): Counted | null {
  if (unit !== null) return language.units[unit];
  return counted === null ? null : (language.counted[counted]?.counted ?? null);
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

/** A number and what there is that many of: "one acre", "1 point 5 acres". */
function sayCounted(number: ReadNumber, forms: Counted, language: LocalLanguage): string {
  const [one, many] = forms;
  const [value = 0, ...others] = number.readings;
  if (value === 1 && others.length === 0) return one;
  const isOne = language.plural === 'from_two' && value < 2;
  const words = agreeing(number, forms, language) ?? sayNumber(number, language);
  return `${words} ${isOne ? bareNoun(forms) : many}`;
}

function sayScaled(
  { number, magnitude, magnitudeWord }: Quantity,
  language: LocalLanguage,
): string {
  if (magnitude === 'million' || magnitude === 'billion')
    return sayCounted(number, language[magnitude], language);
  const word = magnitude === 'thousand' ? language.thousand : magnitudeWord;
  return word === 'mil' && number.readings.length === 1 && number.readings[0] === 1
    ? word
    : `${sayNumber(number, language)} ${word}`;
}

/** Names that no data of ours has: of all currencies, in all languages. */
const currencyNames = madeOnce((key: string): Counted => {
  const [tag = 'en', currency = ''] = key.split(' ');
  const named = (value: number) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'name' })
      .formatToParts(value)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  return [`1 ${named(1)}`, named(2)];
});

function namesOf(currency: string, language: LocalLanguage): Counted {
  const sign = language.signs[currency] ?? currency;
  const key = vocabulary().saidLike[sign] ?? sign;
  const own: Readonly<Record<string, Counted>> = language.currencies;
  return (
    own[key] ??
    (/^[A-Z]{3}$/u.test(key) ? currencyNames(`${language.tag} ${key}`) : [`1 ${key}`, key])
  );
}

function sayMoney(one: Quantity, currency: string, language: LocalLanguage): string {
  const names = namesOf(currency, language);
  const many = one.name || names[1];
  if (one.magnitude === 'thousand') return `${sayScaled(one, language)} ${many}`;
  if (one.magnitude !== null || one.magnitudeWord !== '') {
    return `${sayScaled(one, language)} ${one.name === '' ? language.millionOf(many) : one.name}`;
  }
  const { number } = one;
  if (one.name !== '') return `${sayNumber(number, language)} ${one.name}`;
  const value = number.readings[0] ?? 0;
  if (value >= 1e6 && value % 1e6 === 0)
    return `${sayNumber(number, language)} ${language.millionOf(many)}`;
  const cents = Number(number.decimals.padEnd(2, '0').slice(0, 2));
  const units = sayCounted(
    { ...number, decimals: '', readings: [Math.trunc(value)] },
    names,
    language,
  );
  return cents > 0 && number.decimals.length <= 2
    ? language.cents(units, `${cents}`)
    : number.decimals.length > 2
      ? sayCounted(number, names, language)
      : units;
}

function sayRate(
  { ratePlace, period, per, from, to, written }: Amount,
  language: LocalLanguage,
): string {
  if (ratePlace === null) return '';
  if (ratePlace.isWord) return written.slice(ratePlace.from - from, to - from);
  const unit = per === null ? '' : ` ${language.per} ${bareNoun(language.units[per])}`;
  return unit + (period === null ? '' : ` ${language.periods[period]}`);
}

/** A whole number and a part of one, with the noun that follows: "2 and a half bathrooms", "media hectárea". */
function sayFraction(
  one: Quantity,
  fraction: Fraction,
  noun: string,
  language: LocalLanguage,
): string {
  const { halves } = language;
  const isFeminine = halves?.feminine.test(noun) ?? false;
  const part =
    fraction === '1/2' && isFeminine && halves !== undefined
      ? halves.half
      : language.fractions[fraction];
  if (!one.hasWhole) {
    const names = one.unit === null ? null : language.units[one.unit];
    const kept = one.name || (names === null ? '' : bareNoun(names));
    return `${part} ${kept}`.trimEnd();
  }
  if (one.number.whole === '1' && halves !== undefined && noun !== '') {
    return language.mixed(halves.one[isFeminine ? 1 : 0], part, halves.singular(noun)).trimEnd();
  }
  return language.mixed(one.number.whole, part, noun).trimEnd();
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
  const groups = written.replace(/^(\+\d+ ?)\(0\)/u, '$1 ').match(/\d+/gu) ?? [];
  const [only = ''] = groups;
  const heard = groups.length === 1 && only.length > 6 ? grouped(only, language) : groups;
  const said = heard.map((group) =>
    language.telephone === 'digits' || group.startsWith('0') || group.length > 3
      ? [...group].join(' ')
      : group,
  );
  return `${written.startsWith('+') ? `${language.plus} ` : ''}${said.join(', ')}`;
}

/** E-mail and web addresses: their dots and dashes are names of their own. */
function sayAddress(written: string, { at, dot }: LocalLanguage): string {
  return written
    .replace(/^https?:\/\/|\/$/gu, '')
    .replaceAll('@', ` ${at} `)
    .replaceAll('.', ` ${dot} `)
    .replace(/[-_/+]/gu, ' ')
    .replace(/ {2,}/gu, ' ');
}
