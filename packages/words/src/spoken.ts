import type { Agreement } from './cardinals.js';

/** Says a find from its named groups and the text before it; null leaves it as it is. */
export type Say = (
  groups: Readonly<Record<string, string | undefined>>,
  before: string,
) => string | null;

/** One of it in words (`one acre`, because its gender decides the word), and what follows other numbers. */
export type Counted = readonly [one: string, many: string];

export const units = [
  'm2',
  'km2',
  'ft2',
  'ha',
  'acre',
  'km',
  'm',
  'cm',
  'mm',
  'ft',
  'mi',
  'km/h',
  'kWh',
  'kW',
  'kWp',
  'C',
  'F',
] as const;
export type Unit = (typeof units)[number];
export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'BRL', 'MXN', 'AED'] as const;
export type Currency = (typeof currencies)[number];

export const fractions = ['1/2', '1/3', '2/3', '1/4', '3/4'] as const;
export type Fraction = (typeof fractions)[number];

/** A written short form. `counted` belongs to the number before it; `hint` is that of its rule. */
export type ShortForm = { readonly written: RegExp; readonly hint?: RegExp } & (
  | { readonly spoken: string | Say }
  | { readonly counted: Counted }
);

export const periodNames = ['month', 'week', 'night', 'year'] as const;
export type Period = (typeof periodNames)[number];

/** How a language speaks signs and figures; one file a language. */
export interface SpokenLanguage {
  /** Between groups of three digits; the other of the two marks decimals. */
  readonly group: ',' | '.';
  /** Said for the decimal mark. */
  readonly decimal: string;
  /** Whether what follows the decimal mark is read figure by figure: "one point two five". */
  readonly decimals: 'digits' | 'number';
  /** How a number agrees with its noun; left out where it does not. */
  readonly agreement?: Agreement;
  /** From where the plural stands: French says 1,5 million in the singular. */
  readonly plural: 'from_two' | 'unless_one';
  readonly units: Readonly<Record<Unit, Counted>>;
  readonly currencies: Readonly<Record<Currency, Counted>>;
  /** Joins whole units of money and hundredths, such as `12 euros with 50`. */
  readonly cents: (units: string, cents: string) => string;
  readonly thousand: string;
  readonly million: Counted;
  readonly billion: Counted;
  readonly millionOf: (noun: string) => string;
  readonly percent: string;
  /** In `€ 12 / m²`. */
  readonly per: string;
  /** In `€ 900 / month`. */
  readonly periods: Readonly<Record<Period, string>>;
  /** A time of day: 0 to 24 and 0 to 59; `half` is the written `am` or `pm`. */
  readonly clock: (hour: number, minute: number, half?: string) => string;
  /** Whether "am" and "pm" belong to a time of day. */
  readonly twelveHours?: true;
  /** Whether "10h30" and "10 h" are times of day. */
  readonly clockSign: boolean;
  /** One half, a third, two thirds, a quarter, three quarters. */
  readonly fractions: Readonly<Record<Fraction, string>>;
  /** A whole number and a part of one, with the noun that follows or nothing: "2 and a half bathrooms". */
  readonly mixed: (whole: string, part: string, noun: string) => string;
  /** How a half follows its noun: "media hectárea", "una planta y media"; left out where it has one form. */
  readonly halves?: {
    readonly feminine: RegExp;
    readonly half: string;
    readonly one: readonly [masculine: string, feminine: string];
    readonly singular: (noun: string) => string;
  };
  /** In `12 x 14 m`. */
  readonly times: string;
  /** Whether a decimal of 5 is said as a half before rooms: "2 and a half bathrooms". */
  readonly halvesOfRooms?: true;
  /** In `3-4`. */
  readonly to: string;
  readonly plus: string;
  /** The signs of addresses: `@` and `.`. */
  readonly at: string;
  readonly dot: string;
  readonly months: readonly string[];
  /** `before` is the text up to the date. */
  readonly date: (day: number, month: string, year: string | null, before: string) => string;
  /** A year from 1100 to 1999 where it is not said like any number; null for one that is no year. */
  readonly year?: (year: number, before: string) => string | null;
  /** Between a month and its year: `June 2026`, `junio de 2026`. */
  readonly ofYear: '' | 'de' | 'del';
  /** Order of a date of two figures under 13. */
  readonly dateOrder: 'day_first' | 'month_first';
  /** How the groups of a telephone number are read. */
  readonly telephone: 'digits' | 'groups';
  /** Figures of a group when the number was written without groups. */
  readonly telephoneGroup: 2 | 3;
  /** Numbers without a prefix or a label that are telephone numbers in this language's countries; a pattern. */
  readonly telephoneAlone: string;
  readonly shortForms: readonly ShortForm[];
}

/** An abbreviation as a separate word: `Av.`, `approx.`; the dot is optional if the form says so. */
export function short(form: string, spoken: string, flags = 'iu'): ShortForm {
  return {
    written: new RegExp(`(?<![\\p{L}\\p{N}])(?:${form})(?![\\p{L}\\p{N}])`, flags),
    hint: new RegExp(form, flags),
    spoken,
  };
}

/** A short form before a number, with or without a space: `No.5`, `n.º 5`. */
export function numbered(form: string, spoken: string): ShortForm {
  return {
    written: new RegExp(`(?<![\\p{L}\\p{N}])(?:${form})(?= ?\\d)`, 'iu'),
    hint: new RegExp(form, 'iu'),
    spoken: `${spoken} `,
  };
}

/** A short form that leans on the word after it, with or without a space: `w/ garage`, `C/Mayor`. */
export function leaning(form: string, spoken: string, next = '\\p{L}'): ShortForm {
  return {
    written: new RegExp(`(?<![\\p{L}\\p{N}])(?:${form})(?= ?(?:${next}))`, 'u'),
    hint: new RegExp(form, 'u'),
    spoken: `${spoken} `,
  };
}

/** A short form after a number: `3 bd`, `2 hab.`. */
export function counted(form: string, ...forms: Counted): ShortForm {
  return {
    written: new RegExp(`(?:${form})(?![\\p{L}\\p{N}])`, 'iu'),
    hint: new RegExp(form, 'iu'),
    counted: forms,
  };
}

export function monthNames(locale: string): readonly string[] {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2001, month)));
}
