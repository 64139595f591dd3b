import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import { once } from '@groundwork/words/data';
import type { DocumentSense, SenseName } from '@groundwork/words/edits';
import { isWordOf, keysOf } from '../edits/lexicon.js';

export type WordSense = SenseName | DocumentSense;

interface Phrase {
  readonly text: string;
  readonly words: readonly string[];
  readonly sense: WordSense;
  readonly language: ShowcaseLanguage;
}

/** All phrases of a language, as they are compared. A word for documents goes before the same sense's of looks. */
function phrasesOf(language: ShowcaseLanguage): Phrase[] {
  const { edits, documentWords } = languages[language];
  const lists = { ...edits.phrases, ...documentWords };
  return Object.entries(lists).flatMap(([sense, list]) =>
    list.flatMap((phrase) =>
      keysOf(phrase, edits).map((text) => ({
        text,
        words: text.split(' '),
        sense: sense as WordSense,
        language,
      })),
    ),
  );
}

/** The phrases by their first word. */
const phrasesByWord = once((): ReadonlyMap<string, readonly Phrase[]> => {
  const index = new Map<string, Phrase[]>();
  for (const phrase of showcaseLanguages.flatMap(phrasesOf)) {
    const first = phrase.words[0] ?? '';
    const same = index.get(first);
    if (same === undefined) index.set(first, [phrase]);
    else same.push(phrase);
  }
  return index;
});

/** A phrase where it stands in a text. */
export interface PhraseAt {
  readonly sense: WordSense;
  readonly from: number;
  readonly to: number;
}

/**
 * The phrases of a language along a folded text, each sense of the longest ones at each place.
 *
 * @param matters senses that are looked for: a phrase of others hides none of theirs that begins within it
 */
export function phrasesAlong(
  text: string,
  spoken: ShowcaseLanguage | null,
  matters: (sense: WordSense) => boolean = () => true,
): PhraseAt[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  let read = 0;
  return words.flatMap((word, at): PhraseAt[] => {
    if (word.index < read) return [];
    const found = (phrasesByWord().get(word[0]) ?? []).flatMap((phrase) => {
      const last = words[at + phrase.words.length - 1];
      if (last === undefined) return [];
      const to = last.index + last[0].length;
      if (text.slice(word.index, to).replace(/ +/gu, ' ') !== phrase.text) return [];
      return isForeign(phrase, spoken) ? [] : [{ sense: phrase.sense, from: word.index, to }];
    });
    const end = Math.max(...found.map(({ to }) => to));
    if (found.some(({ sense, to }) => to === end && matters(sense))) read = end;
    return found.filter(({ to }) => to === end);
  });
}

function isForeign({ language, words }: Phrase, spoken: ShowcaseLanguage | null): boolean {
  return spoken !== null && language !== spoken && words.every((one) => isWordOf(spoken, one));
}

/** The phrases of each sense that a text may hold, the longest first. */
export type PhrasesInText = ReadonlyMap<WordSense, readonly string[]>;

/**
 * @param spoken the language of the prompt: a phrase of another counts where its words mean nothing in this one; null
 *   while it is unknown
 * @param only the one language whose phrases count
 */
export function phrasesIn(
  text: string,
  spoken: ShowcaseLanguage | null,
  only: ShowcaseLanguage | null = null,
): PhrasesInText {
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu));
  const found = new Map<WordSense, string[]>();
  for (const word of words) {
    for (const phrase of phrasesByWord().get(word) ?? []) {
      if (!phrase.words.every((one) => words.has(one))) continue;
      if (only !== null && phrase.language !== only) continue;
      if (isForeign(phrase, spoken)) continue;
      const same = found.get(phrase.sense) ?? [];
      if (!same.includes(phrase.text)) found.set(phrase.sense, [...same, phrase.text]);
    }
  }
  for (const same of found.values()) same.sort((one, other) => other.length - one.length);
  return found;
}
