import { toOrdinal as spanish } from 'n2words/es-ES';
import { toOrdinal as french } from 'n2words/fr-FR';
import { toOrdinal as italian } from 'n2words/it-IT';
import { toOrdinal as portuguese } from 'n2words/pt-PT';
import { madeOnce } from '../data-file.js';
import { bareNoun, type Say } from '../spoken.js';
import { anyOf, figureWords } from './figure-words.js';
import type { LocalLanguage } from './locale.js';

/** Finds one kind of writing and says it; null leaves a find as it is. */
interface Rule {
  readonly pattern: RegExp;
  /**
   * Finds something in every text that the pattern finds something in. Classes of all letters make patterns large, and
   * engines forget and compile them again and again: most texts are passed over without.
   */
  readonly hint?: RegExp | undefined;
  readonly say: Say;
}

const inWords: Readonly<Record<string, (number: number) => string>> = {
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
};
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function numberOf(figures: string): number {
  if (!/^[IVX]/u.test(figures)) return Number(figures);
  const digits = [...figures].map((letter) => ROMAN[letter] ?? 0);
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** "2º", "1.ª", "16e", "XIXe": a voice would say a number and a letter, or degrees. */
export function ordinalRules({ ordinals, tag }: LocalLanguage): Rule[] {
  if (ordinals === undefined) return [];
  const { masculine, feminine, agree, words, roman } = ordinals;
  const figures = roman ? '\\d{1,3}|[XVI]{1,5}(?!(?:er|re))' : '\\d{1,3}';
  const sign = `(?<masculine>${anyOf(masculine)})|(?<feminine>${anyOf(feminine)})`;
  return [
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}.,])(?<figures>${figures})\\.?(?:${sign})(?![\\p{Ll}\\p{N}])(?=(?<glued>\\p{L})?)`,
        'gu',
      ),
      hint: /[\dXVI]/u,
      say({ figures: written = '', feminine: isFeminine, glued }) {
        const value = numberOf(written);
        if (value < 1) return null;
        const word = words === undefined ? inWords[tag]?.(value) : words[value - 1];
        if (word === undefined) return null;
        const said = isFeminine === undefined ? word : agree(word);
        // "4ºB".
        return glued === undefined ? said : `${said} `;
      },
    },
  ];
}

/** Short names of months beside a figure, "3 dic. 2026", "Dec 3", and of days before an hour or another day. */
function calendarRules({ tag, months, daysByName, to }: LocalLanguage): Rule[] {
  const named = (part: 'month' | 'weekday', style: 'short' | 'long', date: Date) =>
    date.toLocaleDateString(tag, { [part]: style, timeZone: 'UTC' }).replace(/\.$/u, '');
  const short = months.flatMap((name, at) => {
    const form = named('month', 'short', new Date(Date.UTC(2026, at)));
    return form === name ? [] : [[form, name] as const];
  });
  const days = Array.from({ length: daysByName ? 7 : 0 }, (_, at) => {
    const date = new Date(Date.UTC(2026, 1, 1 + at));
    return [named('weekday', 'short', date), named('weekday', 'long', date)] as const;
  });
  const rule = (forms: typeof short, behind: string, ahead: string): Rule[] => {
    const [byForm, any] = [new Map<string, string>(forms), anyOf(forms.map(([form]) => form))];
    const place = `(?:(?<=${behind})|(?<!\\p{L})(?=(?:${any})\\.?${ahead}))`;
    const pattern = new RegExp(`${place}(?<form>${any})(?:\\.|(?!\\p{L}))`, 'gu');
    const say: Say = ({ form = '' }) => byForm.get(form) ?? null;
    return forms.length === 0 ? [] : [{ pattern, hint: /\d|[-–]/u, say }];
  };
  const day = anyOf(days.map(([form]) => form));
  const between = new RegExp(
    `(?<=(?<!\\p{L})(?:${day})\\.?) ?[-–] ?(?=(?:${day})(?!\\p{L}))`,
    'gu',
  );
  return [
    ...(days.length > 0 ? [{ pattern: between, hint: /[-–]/u, say: () => ` ${to} ` }] : []),
    ...rule(short, '\\d(?:\\p{Ll}{1,3}|\\.)? (?:de )?', ' (?:\\d{1,2}|\\d{4})(?!\\d)'),
    ...rule(
      days,
      `(?:${day})\\.? ?[-–] ?`,
      `(?:,? ?\\d|(?:, | ?[-–&+] ?| u(?:nd|\\.) )(?:${day})(?!\\p{L}))`,
    ),
  ];
}

/** Short forms and lone signs: what stands between the amounts. */
export const rulesOf = madeOnce((language: LocalLanguage): readonly Rule[] => {
  const { anywhere, units, sign, clock } = figureWords();
  const signs = anyOf(Object.values(units).flatMap((one) => one.anywhere));
  return [
    {
      // "10am-4pm", "9h-17h".
      pattern: new RegExp(
        `(?<=(?<![\\p{L}\\d.,:/–-])\\d{1,2}|\\d(?:[:.]\\d\\d| ?h(?:\\d\\d)?| ?[ap]\\.?m\\.?)) ?[–-] ?(?=\\d{1,2}(?:[:h]\\d\\d|(?:\\.\\d\\d)? ?(?:${anyOf(clock.after)}|[ap]\\.?m)(?!\\p{L})))`,
        'gu',
      ),
      hint: /[–-]/u,
      say: () => ` ${language.to} `,
    },
    {
      pattern: /(?<=(?<![\p{L}\p{N}.,])\d{1,2} ?)[x×](?= \p{L})/gu,
      hint: /\d ?[x×]/u,
      say: () => ' ',
    },
    {
      pattern: /(?<![\p{L}\p{N}])(?<sign>[€£])(?! ?[\p{L}\p{N}])/gu,
      hint: /[€£]/u,
      say: ({ sign: written = '' }) => {
        const code = sign(written, 0)?.meaning;
        return code === 'EUR' || code === 'GBP' ? language.currencies[code][1] : null;
      },
    },
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])(?<slash>/ ?)?(?<unit>${signs})(?![\\p{L}\\p{N}²])`,
        'gu',
      ),
      hint: new RegExp(signs, 'u'),
      say: ({ unit = '', slash }, before) => {
        const kind = anywhere(unit, 0)?.meaning;
        if (kind === undefined) return null;
        const one = bareNoun(language.units[kind]);
        if (slash !== undefined) return ` ${language.per} ${one}`;
        const isRate = new RegExp(`(?<!\\p{L})(?:${language.per}|per)\\s+$`, 'iu').test(before);
        return isRate ? one : language.units[kind][1];
      },
    },
    ...language.shortForms.map(({ written, hint, spoken }) => ({
      hint,
      pattern: new RegExp(written, `${written.flags}g`),
      say: typeof spoken === 'string' ? () => spoken : spoken,
    })),
    ...ordinalRules(language),
    ...calendarRules(language),
    {
      pattern: /(?<=\d[.,]\d) ?\/ ?(?=(?:5|10)(?![\d.,/]))/gu,
      hint: /\//u,
      say: () => ` ${language.outOf} `,
    },
    {
      // "+ IVA", "+50 m²", "10+ acres", "A+".
      pattern:
        /(?<![\p{L}\p{N}])\+(?= ?[\p{L}\d])|(?<=\d)\+(?=\d)|(?<=[\p{L}\p{N}²])\+(?=[ ,.;]|$)/gu,
      hint: /\+/u,
      say: () => ` ${language.plus} `,
    },
  ];
});
