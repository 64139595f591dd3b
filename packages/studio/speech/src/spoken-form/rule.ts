import type { Say } from '@groundwork/words/spoken';

/** Finds one kind of writing and says it; null leaves a find as it is. */
export interface Rule {
  readonly pattern: RegExp;
  /**
   * Finds something in every text that the pattern finds something in. Classes of all letters make patterns large, and
   * engines forget and compile them again and again: most texts are passed over without.
   */
  readonly hint?: RegExp;
  readonly say: Say;
}

/** Matches text with figures. */
const figure = /\d/u;

export function ofFigures(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({ ...rule, hint: figure }));
}

/** Nothing of a word or number stands directly before. */
export const notInWord = '(?<![\\p{L}\\p{N}.,])';
export const space = '[ \\u00a0\\u202f\\u2009]?';

/** The longest forms first, for a pattern. */
export function alternatives(forms: Readonly<Record<string, unknown>>): string {
  return Object.keys(forms)
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.$^]/g, '\\$&'))
    .join('|');
}
