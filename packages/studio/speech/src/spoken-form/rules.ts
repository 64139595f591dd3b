import {
  type Fraction,
  fractions,
  type ShortForm,
  type SpokenLanguage,
} from '@groundwork/words/spoken';
import { moneyRules } from './money-rules.js';
import { readNumber, sayCounted, sayNumber, writtenNumber } from './numbers.js';
import { notInWord, ofFigures, type Rule, space } from './rule.js';
import { addressRules, telephoneRules } from './telephone-rules.js';
import { unitForms, unitRules } from './unit-rules.js';

/** Days of a month at most; of February in a leap year. */
const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Years that some languages say in hundreds. */
const isOldYear = (year: number) => year >= 1100 && year < 2000;

/** Dates in figures, and German days before a month's name. Impossible dates stay unchanged. */
function dateRules(language: SpokenLanguage): Rule[] {
  const say = (day: number, month: number, year: number | null, before: string): string | null => {
    const name = language.months[month - 1];
    if (name === undefined || day < 1 || day > (days[month - 1] ?? 0)) return null;
    const spokenYear =
      year === null ? null : (isOldYear(year) && language.year?.(year, 'in ')) || `${year}`;
    return language.date(day, name, spokenYear, before);
  };
  const inOrder = (first: string, second: string, year: number, before: string) => {
    const [a, b] = [Number(first), Number(second)];
    const dayFirst = b <= 12 && (a > 12 || language.dateOrder === 'day_first');
    const [day, month] = dayFirst ? [a, b] : [b, a];
    return say(day, month, year, before);
  };
  const months = language.months.join('|');
  return [
    {
      pattern: /(?<![\d.-])(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/gu,
      say: ({ day, month, year }, before) => say(Number(day), Number(month), Number(year), before),
    },
    {
      pattern:
        /(?<![\d./-])(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?<year>(?:19|20)\d{2})(?![\d/-])/gu,
      say: ({ first = '', second = '', year }, before) =>
        inOrder(first, second, Number(year), before),
    },
    {
      // Two figures each: "12/05/26"; a telephone number in pairs continues.
      pattern:
        /(?<![\d./])(?<first>\d{2})(?<mark>[./])(?<second>\d{2})\k<mark>(?<year>[2-4]\d)(?![\d/]|[.,]\d)/gu,
      say: ({ first = '', second = '', year }, before) =>
        inOrder(first, second, 2000 + Number(year), before),
    },
    {
      pattern: /(?<![\d./-])(?<month>0?[1-9]|1[0-2])\/(?<year>(?:19|20)\d{2})(?![\d/-]|[.,]\d)/gu,
      say: ({ month, year = '' }) => {
        const name = language.months[Number(month) - 1];
        return name === undefined ? null : [name, language.ofYear, year].filter(Boolean).join(' ');
      },
    },
    {
      // "am 3. Mai": the dot would be heard as the end of a sentence.
      pattern: new RegExp(
        `(?<![\\d.,])(?<day>[0-3]?\\d)\\. ?(?<month>${months})(?![\\p{L}])(?: (?<year>(?:19|20)\\d{2})(?!\\d))?`,
        'gu',
      ),
      say: ({ day, month = '', year }, before) =>
        say(
          Number(day),
          language.months.indexOf(month) + 1,
          year === undefined ? null : Number(year),
          before,
        ),
    },
  ];
}

const number = `(?<number>${writtenNumber})`;

const fractionSigns: Readonly<Record<string, Fraction>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
};

function clockRules({ clock, clockSign, twelveHours, to }: SpokenLanguage): Rule[] {
  const say: Rule['say'] = ({ hour, minute, half }) => clock(Number(hour), Number(minute), half);
  const colon: Rule = {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,:])(?<hour>[01]?\\d|2[0-4]):(?<minute>[0-5]\\d)(?:\\s?(?:h|Uhr|hrs${twelveHours ? '|(?<half>[ap]\\.?m\\.?)' : ''})(?![\\p{L}\\p{N}]))?(?![\\d:])`,
      'gu',
    ),
    say,
  };
  // "10.30 Uhr", "ore 10.30": only next to a word for a time of day.
  const dot: Rule = {
    pattern:
      /(?<![\p{L}\p{N}.,:])(?:(?<=(?<!\p{L})(?:ore|alle|dalle) )(?<hour>[01]?\d|2[0-4])\.(?<minute>[0-5]\d)(?![\d.,:])|(?<early>[01]?\d|2[0-4])\.(?<past>[0-5]\d) ?(?:h|Uhr|hrs)(?![\p{L}\p{N}]))/gu,
    say: ({ hour, minute, early, past }) => clock(Number(hour ?? early), Number(minute ?? past)),
  };
  const until: Rule = {
    pattern:
      /(?<=\d(?::\d\d| ?h(?:\d\d)?| ?[ap]m)) ?[–-] ?(?=\d{1,2}(?:[:h]\d\d| ?h(?!\p{L})| ?[ap]m(?!\p{L})))/gu,
    say: () => ` ${to} `,
  };
  const sign: Rule = {
    pattern:
      /(?<![\p{L}\p{N}.,:/])(?<hour>[01]?\d|2[0-4]) ?h(?: ?(?<minute>[0-5]\d))?(?![\p{L}\p{N}/])/gu,
    say: ({ hour, minute = '0' }) => clock(Number(hour), Number(minute)),
  };
  return [dot, colon, ...(clockSign ? [sign] : []), until];
}

const fraction = String.raw`(?<fraction>[½⅓⅔¼¾]|(?:1\/[234]|2\/3|3\/4)(?![\d/.,]*\d))`;

/** Halves, thirds and quarters, alone or after a whole number; "3/2" or "1/2026" are something else. */
function fractionRules({ fractions: said, mixed, halves, units }: SpokenLanguage): Rule[] {
  const part = (written: string, noun: string): string | null => {
    const known = fractionSigns[written] ?? fractions.find((one) => one === written);
    if (known === undefined) return null;
    return known === '1/2' && halves?.feminine.test(noun) ? halves.half : said[known];
  };
  return [
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}.,/-])(?<whole>\\d{1,3})(?: ?(?=[½⅓⅔¼¾])| )${fraction}(?:[ -](?<noun>\\p{L}{2,}(?: de banho)?)(?!\\.\\S))?`,
        'gu',
      ),
      say: ({ whole = '', fraction: written = '', noun: word = '' }) => {
        const unit = unitForms[word];
        const noun = unit === undefined ? word : units[unit][1];
        const said = part(written, noun);
        if (said === null) return null;
        const spoken =
          whole === '1' && halves !== undefined && noun !== ''
            ? mixed(halves.one[halves.feminine.test(noun) ? 1 : 0], said, halves.singular(noun))
            : mixed(whole, said, noun);
        return spoken.trimEnd();
      },
    },
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}.,/-])${fraction}(?![\\p{L}/-])(?= ?(?<noun>\\p{L}*))`,
        'gu',
      ),
      say: ({ fraction: written = '', noun = '' }) => part(written, noun),
    },
  ];
}

/** "12 x 14 m", "4×5", and the sign after a count: "2 x parking". */
function timesRules({ times }: SpokenLanguage): Rule[] {
  return [
    { pattern: /(?<=[\d½'’′] ?)[x×](?= ?\d)/gu, say: () => ` ${times} ` },
    { pattern: /(?<=(?<![\p{L}\p{N}.,])\d{1,2} ?)[x×](?= \p{L})/gu, say: () => ' ' },
  ];
}

/** The rules of a language, the strongest first: later ones skip what earlier ones have replaced. */
export function rulesOf(language: SpokenLanguage): readonly Rule[] {
  return [
    ...addressRules(language),
    ...ofFigures(dateRules(language)),
    ...moneyRules(language),
    ...ofFigures(telephoneRules(language)),
    ...ofFigures(clockRules(language)),
    ...fractionRules(language),
    ...ofFigures(timesRules(language)),
    ...ofFigures([rangeRule(language)]),
    ...unitRules(language),
    ...ofFigures([percentRule(language)]),
    ...language.shortForms.map((form) => shortFormRule(form, language)),
    {
      // "+ IVA", "+50 m²".
      pattern: /(?<![\p{L}\p{N}])\+(?= ?[\p{L}\d])|(?<=\d)\+(?=\d)/gu,
      hint: /\+/u,
      say: () => ` ${language.plus} `,
    },
    ...ofFigures([numberRule(language)]),
  ];
}

/** The start of a range, such as "3-4" or "80–120 m²"; codes such as "A1-22" and "1-2-3" are left alone. */
function rangeRule(language: SpokenLanguage): Rule {
  return {
    pattern: /(?<![\p{L}\p{N}.,/–-])(?<low>\d(?:[\d.,]{0,14}\d)?) ?[–-] ?(?=\d{1,16}(?![\d–-]))/gu,
    say: ({ low = '' }) =>
      `${sayNumber(readNumber(low, language, true), language)} ${language.to} `,
  };
}

function percentRule(language: SpokenLanguage): Rule {
  return {
    pattern: new RegExp(`${notInWord}${number}${space}%`, 'gu'),
    say: (groups) =>
      `${sayNumber(readNumber(groups.number ?? '', language, false), language)} ${language.percent}`,
  };
}

function shortFormRule(form: ShortForm, language: SpokenLanguage): Rule {
  const hint = form.hint === undefined ? {} : { hint: form.hint };
  if ('spoken' in form) {
    const { spoken } = form;
    return {
      ...hint,
      pattern: new RegExp(form.written, `${form.written.flags}g`),
      say: typeof spoken === 'string' ? () => spoken : spoken,
    };
  }
  return {
    ...hint,
    pattern: new RegExp(`${notInWord}${number}${space}(?:${form.written.source})`, 'giu'),
    say: (groups) => {
      const amount = readNumber(groups.number ?? '', language, true);
      if (language.halvesOfRooms && amount.fraction === '5') {
        return language.mixed(amount.whole, language.fractions['1/2'], form.counted[1]);
      }
      return sayCounted(amount, form.counted, language);
    },
  };
}

/** Numbers by themselves, after all other rules. */
function numberRule(language: SpokenLanguage): Rule {
  return {
    pattern: new RegExp(`${notInWord}${number}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'gu'),
    say: ({ number: written = '' }, before) => {
      if (/\D/.test(written)) return sayNumber(readNumber(written, language, false), language);
      return isOldYear(Number(written)) ? (language.year?.(Number(written), before) ?? null) : null;
    },
  };
}
