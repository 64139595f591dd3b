import { dateRules } from './date-rules.js';
import { moneyRules } from './money-rules.js';
import { readNumber, sayCounted, sayNumber, writtenNumber } from './numbers.js';
import { notInWord, type Rule, space } from './rule.js';
import { type Fraction, fractions, type SpokenLanguage } from './spoken-language.js';
import { addressRules, telephoneRules } from './telephone-rules.js';
import { unitRules } from './unit-rules.js';

const number = `(?<number>${writtenNumber})`;

const fractionSigns: Readonly<Record<string, Fraction>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
};

function clockRules({ clock, clockSign }: SpokenLanguage): Rule[] {
  const colon: Rule = {
    pattern:
      /(?<![\p{L}\p{N}.,:])(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?:\s?(?:h|Uhr|hrs)(?![\p{L}\p{N}]))?(?![\d:])/gu,
    say: ({ hour, minute }) => clock(Number(hour), Number(minute)),
  };
  const sign: Rule = {
    pattern:
      /(?<![\p{L}\p{N}.,:/])(?<hour>[01]?\d|2[0-4]) ?h(?: ?(?<minute>[0-5]\d))?(?![\p{L}\p{N}/])/gu,
    say: ({ hour, minute = '0' }) => clock(Number(hour), Number(minute)),
  };
  return clockSign ? [colon, sign] : [colon];
}

/** Halves, thirds and quarters that stand alone; "3/2" or "1/2026" are something else. */
function fractionRule({ fractions: said }: SpokenLanguage): Rule {
  return {
    pattern:
      /(?<![\p{L}\p{N}.,/-])(?<fraction>[½⅓⅔¼¾]|(?:1\/[234]|2\/3|3\/4)(?![\d/.,]*\d))(?![\p{L}/-])/gu,
    say: ({ fraction = '' }) => {
      const known = fractionSigns[fraction] ?? fractions.find((one) => one === fraction);
      return known === undefined ? null : said[known];
    },
  };
}

/** The rules of a language, the stronger first: what one has taken the next ones leave alone. */
export function rulesOf(language: SpokenLanguage): readonly Rule[] {
  return [
    ...addressRules(language),
    ...dateRules(language),
    ...moneyRules(language),
    ...telephoneRules(language),
    ...clockRules(language),
    fractionRule(language),
    {
      // The start of a range, such as "3-4" or "80–120 m²"; codes such as "A1-22" and "1-2-3" are left alone.
      pattern: /(?<![\p{L}\p{N}.,/–-])(?<low>\d[\d.,]{0,15}) ?[–-] ?(?=\d{1,16}(?![\d–-]))/gu,
      say: ({ low = '' }) =>
        `${sayNumber(readNumber(low, language, true), language)} ${language.to} `,
    },
    ...unitRules(language),
    {
      pattern: new RegExp(`${notInWord}${number}${space}%`, 'gu'),
      say: (groups) =>
        `${sayNumber(readNumber(groups.number ?? '', language, false), language)} ${language.percent}`,
    },
    ...language.shortForms.map((form): Rule => {
      if ('spoken' in form) {
        return {
          pattern: new RegExp(form.written, `${form.written.flags}g`),
          say: () => form.spoken,
        };
      }
      return {
        pattern: new RegExp(`${notInWord}${number}${space}(?:${form.written.source})`, 'giu'),
        say: (groups) => {
          const amount = readNumber(groups.number ?? '', language, true);
          return sayCounted(amount, form.counted, language);
        },
      };
    }),
    {
      // "+ IVA", "+50 m²".
      pattern: /(?<![\p{L}\p{N}])\+(?= ?[\p{L}\d])/gu,
      say: () => `${language.plus} `,
    },
    {
      pattern: new RegExp(`${notInWord}${number}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'gu'),
      say: ({ number: written = '' }) =>
        /\D/.test(written) ? sayNumber(readNumber(written, language, false), language) : null,
    },
  ];
}
