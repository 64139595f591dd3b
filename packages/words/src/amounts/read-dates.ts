import type { Reading } from './amount.js';
import type { Locale } from './locale.js';

/** A place of a text with what it says. */
export interface Found {
  readonly from: number;
  readonly to: number;
  readonly reading: Reading;
}

/** Days of a month at most; of February in a leap year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const ISO = /(?<![\d.-])(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/gu;
const IN_ORDER =
  /(?<![\d./-])(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?<year>(?:19|20)\d{2})(?![\d/-])/gu;
/** Two figures each: "12/05/26"; a telephone number in pairs continues. */
const SHORT =
  /(?<![\d./])(?<first>\d{2})(?<mark>[./])(?<second>\d{2})\k<mark>(?<short>[2-4]\d)(?![\d/]|[.,]\d)/gu;
const MONTH = /(?<![\d./-])(?<month>0?[1-9]|1[0-2])\/(?<year>(?:19|20)\d{2})(?![\d/-]|[.,]\d)/gu;

/** Dates in figures, and German days before a month's name. Impossible dates are none. */
export function findDates(text: string, locale: Locale): Found[] {
  const { spoken, dateOrder } = locale;
  if (spoken === null) return [];
  // "am 3. Mai": the dot would be heard as the end of a sentence.
  const named = new RegExp(
    `(?<![\\d.,])(?<day>[0-3]?\\d)\\. ?(?<name>${spoken.months.join('|')})(?![\\p{L}])(?: (?<year>(?:19|20)\\d{2})(?!\\d))?`,
    'gu',
  );
  return [ISO, IN_ORDER, SHORT, MONTH, named].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Found[] => {
      const { day, first, second, mark, name, short } = match.groups ?? {};
      const year = short === undefined ? match.groups?.year : `20${short}`;
      const [a, b] = [Number(first), Number(second)];
      // Points are European: the day stands first, whatever the language.
      const isDayFirst = b <= 12 && (a > 12 || mark === '.' || dateOrder === 'day_first');
      const ordered =
        first === undefined ? [day, match.groups?.month] : isDayFirst ? [a, b] : [b, a];
      const month = name === undefined ? Number(ordered[1]) : spoken.months.indexOf(name) + 1;
      const date = ordered[0] === undefined ? null : Number(ordered[0]);
      if (month < 1 || month > 12 || (date !== null && (date < 1 || date > (DAYS[month - 1] ?? 0))))
        return [];
      const reading = {
        is: 'date',
        day: date,
        month,
        year: year === undefined ? null : Number(year),
      } as const;
      return [{ from: match.index, to: match.index + match[0].length, reading }];
    }),
  );
}

const DOT_HOUR =
  /(?<![\p{L}\p{N}.,:])(?:(?<=(?<!\p{L})(?:ore|alle|dalle|les|at|às|las) )(?<hour>[01]?\d|2[0-4])\.(?<minute>[0-5]\d)(?![\d.,:]| ?[€$£%\p{L}])|(?<early>[01]?\d|2[0-4])\.(?<past>[0-5]\d) ?(?:h|Uhr|hrs)(?![\p{L}\p{N}]))/gu;
const COLON_HOUR =
  /(?<![\p{L}\p{N}.,:])(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?:\s?(?:h|Uhr|hrs|(?<half>[ap]\.?m\.?))(?![\p{L}\p{N}]))?(?![\d:])/giu;
const SIGN_HOUR =
  /(?<![\p{L}\p{N}.,:/])(?<hour>[01]?\d|2[0-4]) ?h(?: ?(?<minute>[0-5]\d))?(?![\p{L}\p{N}/])/gu;

/** Times of day; "am" and "pm" belong to them in English alone. */
export function findTimes(text: string, { spoken }: Locale): Found[] {
  if (spoken === null) return [];
  return [DOT_HOUR, COLON_HOUR, ...(spoken.clockSign ? [SIGN_HOUR] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const { hour, early, minute, past, half } = match.groups ?? {};
      const isLonger = half !== undefined && !spoken.twelveHours;
      const to = match.index + match[0].length - (isLonger ? half.length : 0);
      const time = { hour: Number(hour ?? early), minute: Number(minute ?? past ?? 0) };
      return {
        from: match.index,
        to,
        reading: { is: 'time', ...time, half: isLonger ? undefined : half },
      };
    }),
  );
}
