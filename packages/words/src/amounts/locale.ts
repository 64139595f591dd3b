import { madeOnce } from '../data-file.js';
import { languages } from '../languages.js';
import type { Currency, SpokenLanguage, Unit } from '../spoken.js';
import { type Finder, nameFinder } from './figure-words.js';

/** How a language is spoken in a region. */
export type LocalLanguage = SpokenLanguage & {
  readonly tag: string;
  /** Said before decimals. */
  readonly decimal: string;
  /** Currencies of the signs that several share. */
  readonly signs: Readonly<Record<string, string>>;
};

/** How a language of a region writes figures; without one nothing is known of its marks. */
export interface Locale {
  readonly language: string | null;
  readonly spoken: LocalLanguage | null;
  readonly group: string | null;
  /** Names that are written out, in the language or in English. */
  readonly currencyName: Finder<Currency>;
  readonly unitName: Finder<Unit>;
  /** A short form behind a number, by its place among those of the language. */
  readonly counted: (
    text: string,
    at: number,
  ) => { readonly counted: number; readonly to: number } | null;
}

/** @param tag a language tag such as "de" or "es-MX" */
export function localeOf(tag: string | null): Locale {
  const [code = '', ...subtags] = (tag ?? '').toLowerCase().split(/[-_]/u);
  const spoken = Object.values(languages).find((one) => one.code === code)?.spoken;
  const region = subtags.find((one) => spoken?.regions[one] !== undefined) ?? '';
  return known(spoken === undefined ? '' : `${code}-${region}`);
}

const known = madeOnce((key: string): Locale => {
  const [language = '', tail = ''] = key.split('-');
  const base = Object.values(languages).find(({ code }) => code === language)?.spoken;
  const english = languages.en.spoken;
  const currencyName = nameFinder([english.currencies, base?.currencies ?? english.currencies]);
  const unitName = nameFinder([base?.units ?? english.units]);
  if (base === undefined) {
    return {
      language: null,
      spoken: null,
      group: null,
      currencyName,
      unitName,
      counted: () => null,
    };
  }
  const region = base.regions[tail] ?? {};
  const {
    group = base.group,
    dateOrder = base.dateOrder,
    billion = base.billion,
    signs = {},
  } = region;
  const decimal = base.marks[group === '.' ? ',' : '.'];
  return {
    language,
    spoken: { ...base, group, dateOrder, billion, signs, tag: language, decimal },
    group,
    currencyName,
    unitName,
    counted(text, at) {
      for (const [counted, { written }] of base.counted.entries()) {
        written.lastIndex = at;
        if (written.test(text)) return { counted, to: written.lastIndex };
      }
      return null;
    },
  };
});
