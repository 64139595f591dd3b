import { languages } from '@groundwork/words';
import { once } from '@groundwork/words/data';
import { plainForm } from './plain-form.js';
import { isSpelled } from './word-lists.js';

/** For languages without lists of their own: their words for people, each with the English one. */
const dictionaries = once(() =>
  Object.values(languages)
    .map(
      ({ subjects }) =>
        new Map(
          Object.entries(subjects.people).flatMap(([english, words]) =>
            words.map((word) => [word, english] as const),
          ),
        ),
    )
    .filter(({ size }) => size > 0),
);

/** A long word that no list has tells its language, and so do two of four letters. */
const worth = (word: string) =>
  word.length < 4 || isSpelled(word) ? 0 : word.length === 4 ? 1 : 2;
const SURE = 2;

/** The dictionary of the language that some texts are in; empty where none is, or it is not sure. */
export function translationsOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const words = new Set(plainForm(texts.join(' ')).match(/[a-z]+/gu));
  const sure = dictionaries().find((dictionary) => {
    const own = [...words].filter((word) => dictionary.has(word));
    return own.reduce((sum, word) => sum + worth(word), 0) >= SURE;
  });
  return sure ?? new Map();
}
