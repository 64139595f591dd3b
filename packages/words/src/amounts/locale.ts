import { languages } from '../languages.js';
import type { SpokenLanguage } from '../spoken.js';

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
  readonly dateOrder: SpokenLanguage['dateOrder'] | null;
  /** A short form behind a number, by its place among those of the language. */
  readonly counted: (
    text: string,
    at: number,
  ) => { readonly meaning: number; readonly to: number } | null;
}

const known = new Map<string, Locale>();

/** @param tag a language tag such as "de" or "es-MX" */
export function localeOf(tag: string | null): Locale {
  const key = (tag ?? '').toLowerCase();
  const before = known.get(key);
  if (before !== undefined) return before;
  const [code = '', ...subtags] = key.split(/[-_]/u);
  const spoken = Object.values(languages).find((one) => one.code === code)?.spoken ?? null;
  const region = subtags.map((one) => spoken?.regions[one]).find((one) => one !== undefined);
  const words = spoken === null ? null : localLanguage(code, spoken, region ?? {});
  const counted = words?.counted ?? [];
  const locale: Locale = {
    language: words === null ? null : code,
    spoken: words,
    group: words?.group ?? null,
    dateOrder: words?.dateOrder ?? null,
    counted(text, at) {
      for (const [meaning, { written }] of counted.entries()) {
        written.lastIndex = at;
        const [form] = written.exec(text) ?? [];
        if (form !== undefined) return { meaning, to: at + form.length };
      }
      return null;
    },
  };
  // Tags are many, kept ones few: those of languages that nobody speaks here are all the same.
  if (known.size < 200) known.set(key, locale);
  return locale;
}

function localLanguage(
  tag: string,
  spoken: SpokenLanguage,
  region: SpokenLanguage['regions'][string],
): LocalLanguage {
  const group = region.group ?? spoken.group;
  const { signs = {}, dateOrder = spoken.dateOrder, billion = spoken.billion } = region;
  const decimal = spoken.marks[group === '.' ? ',' : '.'];
  return { ...spoken, group, dateOrder, billion, signs, tag, decimal };
}
