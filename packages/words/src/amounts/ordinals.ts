import { toOrdinal as spanish } from 'n2words/es-ES';
import { toOrdinal as french } from 'n2words/fr-FR';
import { toOrdinal as italian } from 'n2words/it-IT';
import { toOrdinal as portuguese } from 'n2words/pt-PT';
import type { LocalLanguage } from './locale.js';
import type { Rule } from './spoken-text.js';
import { anyOf } from './vocabulary.js';

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
