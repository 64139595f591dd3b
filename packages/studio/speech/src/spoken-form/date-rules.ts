import type { SpokenLanguage } from '@groundwork/words/spoken';
import type { Rule } from './rule.js';

/** Days of a month at most; of February in a leap year. */
const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Years that some languages say in hundreds. */
export const isOldYear = (year: number) => year >= 1100 && year < 2000;

/** Dates in figures, and German days before a month's name. Impossible dates stay unchanged. */
export function dateRules(language: SpokenLanguage): Rule[] {
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
