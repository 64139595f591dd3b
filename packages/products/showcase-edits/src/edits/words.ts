import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import { colorOf } from '@groundwork/words/colors';
import { keptOfLate, madeOnce } from '@groundwork/words/data';
import {
  type DocumentSense,
  documentSenses,
  editSenses,
  type SenseName,
} from '@groundwork/words/edits';
import { type Found, longestAlong } from '@groundwork/words/meanings';
import { wordsOf as placesOfWords, wordForms } from '@groundwork/words/word-forms';
import { type Sense, senses } from './senses.js';

export type WordSense = SenseName | DocumentSense;

/** What the words of a language mean for looks, and for values, badges, photos and history; read at the first wish. */
const readersIn = madeOnce((language: ShowcaseLanguage) => {
  const { edits, documentWords } = languages[language];
  const looks = editSenses.map((sense) => [sense, edits.phrases[sense] ?? []] as const);
  const document = documentSenses.map((sense) => [sense, documentWords[sense]] as const);
  return [
    wordForms<SenseName>(language, looks, edits.irregular),
    wordForms<DocumentSense>(language, document, edits.irregular),
  ] as const;
});

/** All words of the phrases of a language, folded. */
export const wordsOf = madeOnce(
  (language: ShowcaseLanguage): ReadonlySet<string> =>
    new Set(readersIn(language).flatMap(({ words }) => [...words])),
);

/** Whether a folded word, or another form of it, is one of a language's. */
export const isWordOf = (language: ShowcaseLanguage, word: string): boolean =>
  readersIn(language).some((reader) => reader.has(word));

const sensesOf = (language: ShowcaseLanguage, words: readonly string[]): readonly WordSense[] =>
  readersIn(language).flatMap((reader) => reader.sensesOf(words));

/**
 * What words say of looks in a language.
 *
 * @param isExact whether these very words must be a phrase
 */
export function senseIn(
  language: ShowcaseLanguage,
  words: readonly string[],
  isExact = false,
): Sense | undefined {
  const [looks] = readersIn(language);
  const [name] = isExact ? looks.exactly(words) : looks.sensesOf(words);
  return name === undefined ? undefined : senses()[name];
}

/** How many words the longest phrase has that begins with this one, in any language. */
export const reachOf = (first: string): number =>
  Math.max(
    ...showcaseLanguages.flatMap((language) =>
      readersIn(language).map((reader) => reader.reach(first)),
    ),
  );

/** Words that make a wish of what stands beside them: "make", "should", "please". */
const URGING: readonly WordSense[] = ['change', 'replace', 'asks', 'wishes', 'polite'];

/** Whether words ask for something, in any language. */
export function urges(key: string): boolean {
  const words = key.split(' ');
  return showcaseLanguages.some((language) =>
    sensesOf(language, words).some((sense) => URGING.includes(sense)),
  );
}

export function isKnownWord(word: string): boolean {
  return showcaseLanguages.some((language) => isWordOf(language, word));
}

/** Of the words of late; most are in every other prompt. */
const MOST_WORDS = 5_000;

/** The languages that have a word, each with its share: of several it counts in part, and another form of it by half. */
const speakersOf = keptOfLate(MOST_WORDS, (word: string) => {
  // A colour is no other form of a word: "red" is no Italian "redo".
  const isColor = colorOf(word) !== null;
  const speakers = showcaseLanguages.filter((name) =>
    isColor ? wordsOf(name).has(word) : isWordOf(name, word),
  );
  const meanings = speakers.map((name) => sensesOf(name, [word]));
  const shares = speakers.map((name) => (wordsOf(name).has(word) ? 1 : 0.5));
  const all = shares.reduce((sum, share) => sum + share, 0) / Math.max(...shares);
  return speakers.map((name, at) => {
    // Small words tell languages apart: "o" is a Portuguese article and a Spanish "or". "No" is too much a "not".
    const isSmall = meanings[at]?.some((sense) => sense === 'article' || sense === 'preposition');
    const weight = isSmall === true && !meanings.flat().includes('not') ? 1.25 : 1;
    return [name, (weight * (shares[at] ?? 0)) / all] as const;
  });
});

/** How many of the words each language has. */
function scoresOf(words: readonly string[]): ReadonlyMap<ShowcaseLanguage, number> {
  const scores = new Map<ShowcaseLanguage, number>();
  for (const [name, share] of words.flatMap(speakersOf))
    scores.set(name, (scores.get(name) ?? 0) + share);
  return scores;
}

/** The languages, the one first that most of the words belong to. */
export function languagesOf(words: readonly string[]): ShowcaseLanguage[] {
  const scores = scoresOf(words);
  return [...showcaseLanguages].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** The one language that more of the words belong to than to any other. */
export function languageOf(words: readonly string[]): ShowcaseLanguage | null {
  const scores = scoresOf(words);
  const [first, second] = languagesOf(words);
  if (first === undefined || second === undefined) return null;
  return (scores.get(first) ?? 0) > (scores.get(second) ?? 0) ? first : null;
}

/**
 * All phrases that stand in a folded text, in its order.
 *
 * @param spoken the language of the text: a phrase of another counts where its words mean nothing in this one; null
 *   while it is unknown
 */
export function phrasesIn(
  text: string,
  spoken: ShowcaseLanguage | null,
): Found<readonly WordSense[]>[] {
  const places = placesOfWords(text);
  const isForeign = ({ start, end }: Found) =>
    spoken !== null &&
    places.every(
      (place) =>
        place.start < start ||
        place.end > end ||
        isWordOf(spoken, text.slice(place.start, place.end)),
    );
  return showcaseLanguages
    .flatMap((language) => {
      const isOwn = language === spoken;
      // Other forms of a word only in the language of the text: "sell" is no Spanish "sello".
      const found = readersIn(language).flatMap((reader): Found<readonly WordSense[]>[] =>
        reader.foundIn(text, places, !isOwn),
      );
      return isOwn ? found : found.filter((one) => !isForeign(one));
    })
    .sort((one, other) => one.start - other.start);
}

/**
 * The longest phrases along a folded text.
 *
 * @param matters senses that are looked for: a phrase of others hides none of theirs that begins within it
 */
export const phrasesAlong = (
  text: string,
  spoken: ShowcaseLanguage | null,
  matters: (sense: WordSense) => boolean = () => true,
): Found<WordSense>[] =>
  longestAlong(phrasesIn(text, spoken), (senses) => senses.some(matters)).flatMap(
    ({ value, ...place }) => value.map((sense) => ({ value: sense, ...place })),
  );
