import { z } from 'zod';
import { agreementSchema } from './amounts/agreement.js';
import { countedSchema, shortFormSchema, withOrdinals } from './amounts/short-forms.js';
import { everyOf } from './data-file.js';
import { filled, leaningWordSchema, replacementSchema, replacing } from './template.js';

export { bareNoun, type Counted, type Say } from './amounts/short-forms.js';

export const units = [
  'm2',
  'km2',
  'ft2',
  'yd2',
  'ha',
  'are',
  'acre',
  'km',
  'm',
  'cm',
  'mm',
  'ft',
  'inch',
  'yd',
  'mi',
  'km/h',
  'kWh',
  'kW',
  'kWp',
  'C',
  'F',
  'star',
  'percent',
] as const;
export type Unit = (typeof units)[number];
export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'BRL', 'MXN', 'AED'] as const;
export type Currency = (typeof currencies)[number];

export const fractions = [
  ...(['1/2', '1/3', '2/3', '1/4', '3/4'] as const),
  ...(['1/8', '3/8', '5/8', '7/8'] as const),
] as const;
export type Fraction = (typeof fractions)[number];

export const periodNames = ['month', 'week', 'night', 'day', 'year'] as const;
export type Period = (typeof periodNames)[number];

/** How a figure is limited by a sign before it. */
export const bounds = ['about', 'over', 'under', 'at_least', 'at_most'] as const;
export type Bound = (typeof bounds)[number];

const groupSchema = z.enum([',', '.', "'"]);
const dateOrderSchema = z.enum(['day_first', 'month_first']);
const clockSchema = z.strictObject({
  /** Slot: `{hour}`, at the full hour; and the same with `{minute}`. */
  hour: z.string(),
  minutes: z.string().default(''),
  /** What one hour changes. */
  one: z.array(replacementSchema).default([]).transform(replacing),
  /** For languages with hours up to twelve. */
  midnight: z.string().default(''),
  /** Before minutes of one figure. */
  zero: z.string().default(''),
  morning: z.string().default(''),
  afternoon: z.string().default(''),
});

type Clock = (hour: number, minute: number, half?: string) => string;

function twelveHourClock(words: z.output<typeof clockSchema>): Clock {
  return (hour, minute, half) => {
    if (hour % 24 === 0 && minute === 0) return words.midnight;
    if (half === undefined && minute === 0 && hour <= 12) return filled(words.hour, { hour });
    const past = minute === 0 ? '' : ` ${minute < 10 ? `${words.zero} ` : ''}${minute}`;
    const ownHalf = hour > 12 ? words.afternoon : hour === 0 ? words.morning : '';
    const written = half?.replaceAll('.', '') ?? ownHalf;
    return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${written}`.trimEnd();
  };
}

function fullClock({ hour: full, minutes, one }: z.output<typeof clockSchema>): Clock {
  return (hour, minute) => {
    const said = filled(minute === 0 ? full : minutes, { hour, minute });
    return hour === 1 ? one(said) : said;
  };
}

const dateSchema = z.strictObject({
  /** Slots: `{day}`, `{month}` and `{of_month}`, the month with its "of"; and behind it, with the slot `{year}`. */
  text: z.string(),
  year: z.string(),
  /** Names of the first days, where they are not said as numbers. */
  days: z.array(z.string()).default([]),
  /** What follows a day's name, by a pattern for the text before it; the first that fits. */
  endings: z
    .array(z.tuple([z.string().transform((before) => new RegExp(before, 'iu')), z.string()]))
    .default([]),
});

const yearSchema = z.strictObject({
  /** A pattern for the text before it; what stands elsewhere is no year. */
  after: z.string().default(''),
  /** Slots: `{century}`, `{rest}`. */
  hundred: z.string(),
  /** For the first nine years of a century. */
  small: z.string().optional(),
  other: z.string(),
});

function yearOf(words: z.output<typeof yearSchema>) {
  const after = new RegExp(words.after, 'iu');
  /** Null for a number that is no year. */
  return (year: number, before: string): string | null => {
    if (!after.test(before)) return null;
    const [century, rest] = [Math.floor(year / 100), year % 100];
    const { hundred, other, small = other } = words;
    return filled(rest === 0 ? hundred : rest < 10 ? small : other, { century, rest });
  };
}

const mixedSchema = z
  .strictObject({ text: z.string(), part: replacementSchema.optional() })
  .transform(({ text, part: change }) => {
    const changed = replacing(change === undefined ? [] : [change]);
    return (whole: string, part: string, noun: string) =>
      filled(text, { whole, part: changed(part), noun });
  });

/** How a language speaks signs and figures. */
export const spokenSchema = z
  .strictObject({
    /** Between groups of three digits; the other of the two marks decimals. */
    group: groupSchema,
    /** Whether a space sets thousands apart, too. */
    spaces: z.literal(true).optional(),
    /** What the marks are called; one of them stands before decimals. */
    marks: z.strictObject({ '.': z.string(), ',': z.string() }),
    /** Regions of the language that write otherwise: the British their dates, the Mexicans their thousands. */
    regions: z
      .record(
        z.string(),
        z.strictObject({
          group: groupSchema.optional(),
          dateOrder: dateOrderSchema.optional(),
          billion: countedSchema.optional(),
          /** Currencies of a sign. */
          signs: z.record(z.string(), z.string()).optional(),
        }),
      )
      .default({}),
    /** Whether what follows the decimal mark is read figure by figure: "one point two five". */
    decimals: z.enum(['digits', 'number']),
    /** How a number agrees with its noun; left out where it does not. */
    agreement: agreementSchema.optional(),
    /** From where the plural stands: French says 1,5 million in the singular. */
    plural: z.enum(['from_two', 'unless_one']),
    units: everyOf(units, countedSchema),
    currencies: everyOf(currencies, countedSchema),
    /** Joins whole units of money and hundredths, such as `12 euros with 50`; slots: `{units}`, `{cents}`. */
    cents: z
      .string()
      .transform((text) => (money: string, cents: string) => filled(text, { units: money, cents })),
    thousand: z.string(),
    million: countedSchema,
    billion: countedSchema,
    millionOf: leaningWordSchema,
    /** In `€ 12 / m²`. */
    per: z.string(),
    /** In `€ 900 / month`. */
    periods: everyOf(periodNames, z.string()),
    /** A time of day: 0 to 24 and 0 to 59. */
    clock: clockSchema,
    /** Whether "am" and "pm" belong to a time of day. */
    twelveHours: z.literal(true).optional(),
    /** Whether "10h30" and "10 h" are times of day. */
    clockSign: z.boolean(),
    /** One half, a third, two thirds, a quarter, three quarters. */
    fractions: everyOf(fractions, z.string()),
    /** A whole number and a part of one, with the noun that follows or nothing: "2 and a half bathrooms". */
    mixed: mixedSchema,
    /** How a half follows its noun: "media hectárea", "una planta y media"; left out where it has one form. */
    halves: z
      .strictObject({
        feminine: z.string().transform((ending) => new RegExp(ending, 'u')),
        half: z.string(),
        /** Masculine and feminine. */
        one: z.tuple([z.string(), z.string()]),
        singular: z.array(replacementSchema).transform(replacing),
      })
      .optional(),
    /** In `12 x 14 m`. */
    times: z.string(),
    /** Whether a decimal of 5 is said as a half before rooms: "2 and a half bathrooms". */
    halvesOfRooms: z.literal(true).optional(),
    /** In `3-4`. */
    to: z.string(),
    /** For signs before a number: `~`, `>`, `≤`. */
    bounds: everyOf(bounds, z.string()),
    plus: z.string(),
    /** The signs of addresses: `@` and `.`. */
    at: z.string(),
    dot: z.string(),
    months: z.array(z.string()).length(12),
    date: dateSchema,
    /** A year from 1100 to 1999 where it is not said like any number. */
    year: yearSchema.transform(yearOf).optional(),
    /** Between a month and its year: `June 2026`, `junio de 2026`. */
    ofYear: z.enum(['', 'de', 'del']),
    /** Ends of ordinals in figures, and how their words become feminine; words where no library has them. */
    ordinals: z
      .strictObject({
        masculine: z.array(z.string()),
        feminine: z.array(z.string()),
        agree: z.array(replacementSchema).transform(replacing),
        words: z.array(z.string()).optional(),
        roman: z.literal(true).optional(),
      })
      .optional(),
    /** Whether "13.11." is a date. */
    dayAndMonth: z.literal(true).optional(),
    /** Whether short names of days, which begin with a capital, are read: `Sat`. */
    daysByName: z.literal(true).optional(),
    /** Between a figure and the most there is: `4.8/5`. */
    outOf: z.string(),
    /** Order of a date of two figures under 13. */
    dateOrder: dateOrderSchema,
    /** How the groups of a telephone number are read. */
    telephone: z.enum(['digits', 'groups']),
    /** Figures of a group when the number was written without groups. */
    telephoneGroup: z.literal([2, 3]),
    /** Numbers without a prefix or a label that are telephone numbers in this language's countries; a pattern. */
    telephoneAlone: z.string(),
    shortForms: z.array(shortFormSchema),
  })
  .transform(({ clock, date, shortForms, ...words }) => ({
    ...words,
    /** `half` is the written `am` or `pm`. */
    clock: words.twelveHours ? twelveHourClock(clock) : fullClock(clock),
    /** `before` is the text up to the date. */
    date: (day: number, month: string, year: string | null, before: string): string => {
      const ending = date.endings.find(([pattern]) => pattern.test(before))?.[1] ?? '';
      const slots = { month, of_month: words.millionOf(month) };
      const said = filled(date.text, { ...slots, day: `${date.days[day - 1] ?? day}${ending}` });
      return year === null ? said : said + filled(date.year, { year });
    },
    shortForms: shortForms.flatMap((form) =>
      'spoken' in form ? [withOrdinals(form, date.days)] : [],
    ),
    counted: shortForms.filter((form) => 'counted' in form),
  }));
export type SpokenLanguage = z.output<typeof spokenSchema>;
