import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { keptOfLate } from '../data-file.js';
import { type Place, withoutAccents } from './folded-text.js';
import { type Found, placesIn } from './meanings.js';

const stemmers: Readonly<Record<ShowcaseLanguage, (word: string) => string>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  it: italian,
};

/**
 * Keys of words that would read as others without their marks: Italian è and Portuguese é as "and", German
 * Größe as "large".
 */
const markedWords: ReadonlyMap<string, string> = new Map([
  ['è', 'copula'],
  ['é', 'copula'],
  ['größe', 'measure'],
  ['grösse', 'measure'],
  ['groesse', 'measure'],
]);

/**
 * A word as words are compared: lower case, no accents, and with umlauts, whether written ä, ae or a, alike.
 * Both sides of a comparison are folded, so that words with an ae of their own still meet.
 */
export function foldWord(word: string): string {
  const lower = word.normalize('NFC').toLowerCase();
  const marked = markedWords.get(lower);
  if (marked !== undefined) return marked;
  return withoutAccents(lower).replace(/([aou])e/gu, '$1');
}

/** A phrase, folded word by word: "l'année" is two words. */
export const foldPhrase = (phrase: string): string =>
  phrase
    .trim()
    .split(/[\s'’-]+/u)
    .map(foldWord)
    .join(' ');

/** "dont", "its": as English contractions are typed in a hurry. */
const contraction =
  /(?<=^| )(?<word>\p{L}+n(?= t)|it|that|there|what|let|where) (?<rest>[ts])(?= |$)/gu;

/** Marks a phrase that counts in no other form: other forms of its words mean something else. */
const AS_WRITTEN = /^=/u;

/** Words of late whose stems are kept. */
const MOST_STEMS = 5_000;

/** Words of an edit's folded text. */
export const wordsOf = (text: string): Place[] => placesIn(text, /[\p{L}\p{N}]+/gu);

/**
 * Reads phrases in all forms of their words, by the stems of these.
 *
 * @param irregular forms that a stemmer can't bring back to their word, by that word
 */
export function wordForms<Sense extends string>(
  language: ShowcaseLanguage,
  lists: Iterable<readonly [Sense, readonly string[]]>,
  irregular: Readonly<Record<string, readonly string[]>>,
) {
  const lemmas = new Map(
    Object.entries(irregular).flatMap(([word, forms]) =>
      forms.map((form) => [foldWord(form), foldWord(word)] as const),
    ),
  );
  const stemOf = keptOfLate(MOST_STEMS, (word: string) =>
    stemmers[language](lemmas.get(word) ?? word),
  );
  const stemsOf = (words: readonly string[]) => words.map(stemOf).join(' ');
  const exact = new Map<string, Sense[]>();
  const asWritten = new Set<string>();
  for (const [sense, phrases] of lists) {
    for (const phrase of phrases) {
      const folded = foldPhrase(phrase.replace(AS_WRITTEN, ''));
      if (AS_WRITTEN.test(phrase)) asWritten.add(folded);
      for (const key of new Set([folded, folded.replace(contraction, '$<word>$<rest>')])) {
        exact.set(key, [...(exact.get(key) ?? []), sense]);
      }
    }
  }
  const stemmed = new Map<string, readonly Sense[]>();
  const words = new Set<string>();
  const reaches = new Map<string, number>();
  for (const [key, senses] of exact) {
    const parts = key.split(' ');
    const stems = stemsOf(parts);
    const others = stemmed.get(stems);
    if (!asWritten.has(key))
      stemmed.set(stems, others?.filter((sense) => senses.includes(sense)) ?? senses);
    for (const word of parts) words.add(word);
    for (const first of [parts[0] ?? '', stems.split(' ')[0] ?? ''])
      reaches.set(first, Math.max(parts.length, reaches.get(first) ?? 0));
  }
  const stems = new Set([...words].map(stemOf));
  /** How many words the longest phrase has that begins with this one; 0 where none does. */
  const reach = (first: string) =>
    Math.max(reaches.get(first) ?? 0, reaches.get(stemOf(first)) ?? 0);
  /** The meanings of these very words. */
  const exactly = (parts: readonly string[]): readonly Sense[] => exact.get(parts.join(' ')) ?? [];
  /**
   * The meanings of folded words in a row. The very words of a phrase go before other forms of them; forms that are of
   * several phrases mean only what all of these do.
   */
  const sensesOf = (parts: readonly string[]): readonly Sense[] =>
    exact.get(parts.join(' ')) ?? stemmed.get(stemsOf(parts)) ?? [];
  return {
    ...{ words, reach, exactly, sensesOf },
    /** Whether a folded word, or another form of it, is one of the phrases'. */
    has: (word: string) => words.has(word) || stems.has(stemOf(word)),
    /** All phrases that stand in a folded text, in other forms too or only in these very words. */
    foundIn: (text: string, places: readonly Place[], areExact: boolean) => {
      const said = places.map(({ start, end }) => text.slice(start, end));
      return places.flatMap((first, at) => {
        const found: Found<readonly Sense[]>[] = [];
        let { end } = first;
        for (const [more, place] of places.slice(at, at + reach(said[at] ?? '')).entries()) {
          if (more > 0 && !/^[^\S\n]*$/u.test(text.slice(end, place.start))) break;
          end = place.end;
          const value = (areExact ? exactly : sensesOf)(said.slice(at, at + more + 1));
          if (value.length > 0) found.push({ value, start: first.start, end });
        }
        return found;
      });
    },
  };
}
