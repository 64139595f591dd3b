import { madeOnce, once } from '../data-file.js';
import type { Reading } from './amount.js';
import { anyOf, figureWords } from './figure-words.js';
import type { Locale } from './locale.js';

/** A place of a text with what it says. */
export interface Found {
  readonly from: number;
  readonly to: number;
  readonly reading: Reading;
}
type Groups = Readonly<Record<string, string | undefined>>;

/** What some patterns find, where it has a reading. */
function find(
  text: string,
  patterns: readonly RegExp[],
  read: (groups: Groups, written: string) => Reading | null,
): Found[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Found[] => {
      const reading = read(match.groups ?? {}, match[0]);
      return reading === null
        ? []
        : [{ from: match.index, to: match.index + match[0].length, reading }];
    }),
  );
}

/** Days of a month at most; of February in a leap year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const DATES = [
  /(?<![\d.-])(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/gu,
  /(?<![\d./-])(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?<year>(?:19|20)\d{2})(?![\d/-])/gu,
  // Two figures each: "12/05/26"; a telephone number in pairs continues.
  /(?<![\p{L}\d./-])(?<first>\d{1,2})(?<mark>[./])(?<second>\d{1,2})\k<mark>(?<short>[2-4]\d)(?![\d/]|[.,]\d)/gu,
  /(?<![\d./-])(?<month>0?[1-9]|1[0-2])\/(?<year>(?:19|20)\d{2})(?![\d/-]|[.,]\d)/gu,
];
/** "am 13.11.", where a sentence with decimals is written with a comma. */
const DAY_AND_MONTH = /(?<![\d.,/-])(?<first>\d{1,2})(?<mark>\.)(?<second>\d{1,2})\.(?! ?[\d€%])/gu;

/** "am 3. Mai": the dot would be heard as the end of a sentence. */
const named = madeOnce((months: string) => {
  const year = '(?: (?<year>(?:19|20)\\d{2})(?!\\d))?';
  return new RegExp(
    `(?<![\\d.,])(?<day>[0-3]?\\d)\\. ?(?<name>${months})(?![\\p{L}])${year}`,
    'gu',
  );
});

/** Dates in figures, and German days before a month's name. Impossible dates are none. */
export function findDates(text: string, { spoken }: Locale): Found[] {
  const months = spoken?.months ?? [];
  const byName = months.length > 0 ? [named(months.join('|'))] : [];
  const patterns = [...DATES, ...byName, ...(spoken?.dayAndMonth ? [DAY_AND_MONTH] : [])];
  return find(text, patterns, ({ day, month, year, first, second, mark, name, short }) => {
    const [a, b] = [Number(first), Number(second)];
    // Points are European: the day stands first, whatever the language.
    const isDayFirst = b <= 12 && (a > 12 || mark === '.' || spoken?.dateOrder === 'day_first');
    const own = [day === undefined ? null : Number(day), Number(month)] as const;
    const [date, number] = first === undefined ? own : isDayFirst ? [a, b] : [b, a];
    const index = name === undefined ? number - 1 : months.indexOf(name);
    const isPossible = index in DAYS && (date === null || (date > 0 && date <= (DAYS[index] ?? 0)));
    const full = short === undefined ? year : `20${short}`;
    return isPossible
      ? { is: 'date', day: date, month: index + 1, year: full === undefined ? null : Number(full) }
      : null;
  });
}

const times = once(() => {
  const { before, after } = figureWords().clock;
  const begin = '(?<![\\p{L}\\p{N}.,:])';
  const end = `(?:${anyOf(after)})(?![\\p{L}\\p{N}])`;
  /** A word, and no "h", which may be one of hours. */
  const named = `(?:${anyOf(after.filter((word) => word.length > 1))})`;
  const noAmount = '(?![\\d.,:]| ?[€$£%]| ?(?:k?m|ha|mq|m²|m2)(?![\\p{L}]))';
  const [full, early] = ['(?<hour>[01]?\\d|2[0-4])', '(?<early>[01]?\\d|2[0-4])'];
  const introduced = `(?<=(?<!\\p{L})(?:${anyOf(before)}) )${full}[.,](?<minute>[0-5]\\d)(?: ?${end})?${noAmount}`;
  const signed = `${early}\\.(?<past>[0-5]\\d)(?: ?${end}|(?= ?[-–] ?\\d{1,2}(?:[.:]\\d\\d)? ?${named}))`;
  return [
    new RegExp(`${begin}(?:${introduced}|${signed})`, 'gu'),
    new RegExp(`${begin}${full}:(?<minute>[0-5]\\d)(?:\\s?${end})?(?![\\d:])`, 'gu'),
  ];
});
const TWELVE_HOURS =
  /(?<![\p{L}\p{N}.,:])(?<hour>[01]?\d|2[0-4])[:.](?<minute>[0-5]\d)\s?(?<half>[ap]\.?m\.?)(?![\p{L}\p{N}])/giu;
const BY_SIGN =
  /(?<![\p{L}\p{N}.,:/])(?<hour>[01]?\d|2[0-4]) ?(?:h|H(?=\d))(?: ?(?<minute>[0-5]\d))?(?:\.(?= \p{Ll}))?(?![\p{L}\p{N}/])/gu;

/** Times of day. */
export function findTimes(text: string, { spoken }: Locale): Found[] {
  if (spoken === null) return [];
  const own = [
    ...(spoken.twelveHours ? [TWELVE_HOURS] : []),
    ...times(),
    ...(spoken.clockSign ? [BY_SIGN] : []),
  ];
  return find(text, own, ({ hour, early, minute, past, half }) => ({
    is: 'time',
    hour: Number(hour ?? early),
    minute: Number(minute ?? past ?? 0),
    half,
  }));
}

/** Longest and shortest count of digits that is read as a telephone number; after its label fewer are enough. */
const DIGITS = { least: 8, most: 15, labelled: 6 } as const;
const alone = madeOnce((forms: string) => {
  const noAmount = '(?!\\d|[.,]\\d| ?[€$£%²]| ?(?:m²|m2|mq|EUR|USD)(?![\\p{L}\\p{N}]))';
  return new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${forms})${noAmount}`, 'gu');
});
const anywhere = once(() => alone(figureWords().telephones.join('|')));
const labelled = once(() => {
  const labels = figureWords().telephoneLabels.join('|');
  return new RegExp(
    `(?<=(?<!\\p{L})(?:${labels})[.:]{0,2} {0,2}:? ?)\\+?\\(?\\d[\\d ()/.-]{4,24}\\d(?!\\d)`,
    'giu',
  );
});

/** Telephone numbers: after a label, in an international form, or in one of the language's countries. */
export function findTelephones(text: string, { spoken }: Locale): Found[] {
  const from = (least: number) => (_: Groups, written: string) => {
    const digits = written.replace(/\D/gu, '').length;
    return digits < least || digits > DIGITS.most ? null : ({ is: 'telephone' } as const);
  };
  const own = spoken === null ? [] : [alone(spoken.telephoneAlone)];
  return [
    ...find(text, [labelled()], from(DIGITS.labelled)),
    ...find(text, [anywhere(), ...own], from(DIGITS.least)),
  ];
}

const ADDRESSES = [
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_+-]{1,64}(?:\.[\p{L}\p{N}_+-]{1,64}){0,4}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu,
  /(?<![\p{L}\p{N}])(?:https?:\/\/(?:www\.)?|www\.)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}(?:\/[\p{L}\p{N}/_-]{0,80})?/gu,
];

/** E-mail and web addresses. */
export function findAddresses(text: string): Found[] {
  return /@|https?:|www/u.test(text) ? find(text, ADDRESSES, () => ({ is: 'address' })) : [];
}
