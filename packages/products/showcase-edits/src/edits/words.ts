import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import { colorOf } from '@groundwork/words/colors';
import { madeOnce } from '@groundwork/words/data';
import {
  type DocumentSense,
  documentSenses,
  editSenses,
  type SenseName,
} from '@groundwork/words/edits';
import { wordReader } from '@groundwork/words/word-reader';
import { type Sense, senses } from './senses.js';

export type WordSense = SenseName | DocumentSense;

/** What the words of a language mean for looks, and for values, badges, photos and history; read at the first wish. */
const readersIn = madeOnce((language: ShowcaseLanguage) => {
  const { edits, documentWords } = languages[language];
  const looks = editSenses.map((sense) => [sense, edits.phrases[sense] ?? []] as const);
  const document = documentSenses.map((sense) => [sense, documentWords[sense]] as const);
  return {
    looks: wordReader<SenseName>(language, looks, edits.irregular),
    document: wordReader<DocumentSense>(language, document, edits.irregular),
  };
});

/** All words of the phrases of a language, folded. */
export const wordsOf = madeOnce((language: ShowcaseLanguage): ReadonlySet<string> => {
  const { looks, document } = readersIn(language);
  return new Set([...looks.words, ...document.words]);
});

/** Whether a folded word, or another form of it, is one of a language's. */
export function isWordOf(language: ShowcaseLanguage, word: string): boolean {
  const { looks, document } = readersIn(language);
  return looks.has(word) || document.has(word);
}

function sensesOf(language: ShowcaseLanguage, words: readonly string[]): readonly WordSense[] {
  const { looks, document } = readersIn(language);
  return [...looks.sensesOf(words), ...document.sensesOf(words)];
}

function exactSensesOf(language: ShowcaseLanguage, words: readonly string[]): readonly WordSense[] {
  const { looks, document } = readersIn(language);
  return [...looks.exactly(words), ...document.exactly(words)];
}

const reachIn = (language: ShowcaseLanguage, first: string): number => {
  const { looks, document } = readersIn(language);
  return Math.max(looks.reach(first), document.reach(first));
};

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
  const { looks } = readersIn(language);
  const [name] = isExact ? looks.exactly(words) : looks.sensesOf(words);
  return name === undefined ? undefined : senses()[name];
}

/** How many words the longest phrase has that begins with this one, in any language. */
export const reachOf = (first: string): number =>
  Math.max(...showcaseLanguages.map((language) => reachIn(language, first)));

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

/** How many of the words each language has; one of several counts in part, and another form of it by half. */
function scoresOf(words: readonly string[]): ReadonlyMap<ShowcaseLanguage, number> {
  const scores = new Map<ShowcaseLanguage, number>();
  for (const word of words) {
    // A colour is no other form of a word: "red" is no Italian "redo".
    const isColor = colorOf(word) !== null;
    const speakers = showcaseLanguages.filter((name) =>
      isColor ? wordsOf(name).has(word) : isWordOf(name, word),
    );
    const meanings = speakers.map((name) => sensesOf(name, [word]));
    const shares = speakers.map((name) => (wordsOf(name).has(word) ? 1 : 0.5));
    const all = shares.reduce((sum, share) => sum + share, 0) / Math.max(...shares);
    for (const [at, name] of speakers.entries()) {
      // Small words tell languages apart: "o" is a Portuguese article and a Spanish "or". "No" is too much a "not".
      const isSmall = meanings[at]?.some((sense) => sense === 'article' || sense === 'preposition');
      const weight = isSmall === true && !meanings.flat().includes('not') ? 1.25 : 1;
      scores.set(name, (scores.get(name) ?? 0) + (weight * (shares[at] ?? 0)) / all);
    }
  }
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

/** A phrase where it stands in a folded text. */
export interface PhraseAt {
  readonly senses: readonly WordSense[];
  readonly language: ShowcaseLanguage;
  readonly from: number;
  readonly to: number;
}

/**
 * All phrases that stand in a folded text.
 *
 * @param spoken the language of the text: a phrase of another counts where its words mean nothing in this one; null
 *   while it is unknown
 */
export function phrasesIn(text: string, spoken: ShowcaseLanguage | null): PhraseAt[] {
  const places = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  return places.flatMap(({ word: first, from }, at) =>
    showcaseLanguages.flatMap((language): PhraseAt[] => {
      const reach = reachIn(language, first);
      const found: PhraseAt[] = [];
      for (let length = 1; length <= reach; length += 1) {
        const [last, before] = [places[at + length - 1], places[at + length - 2]];
        if (last === undefined) break;
        const isApart = length > 1 && text.slice(before?.to, last.from).trim() !== '';
        if (isApart || text.slice(before?.to, last.from).includes('\n')) break;
        const words = places.slice(at, at + length).map(({ word }) => word);
        const isOwn = language === spoken;
        // Other forms of a word only in the language of the text: "sell" is no Spanish "sello".
        const senses = isOwn ? sensesOf(language, words) : exactSensesOf(language, words);
        if (senses.length === 0 || (!isOwn && isForeign(words, spoken))) continue;
        found.push({ senses, language, from, to: last.to });
      }
      return found;
    }),
  );
}

const isForeign = (words: readonly string[], spoken: ShowcaseLanguage | null): boolean =>
  spoken !== null && words.every((word) => isWordOf(spoken, word));

/**
 * The longest phrases along a folded text.
 *
 * @param matters senses that are looked for: a phrase of others hides none of theirs that begins within it
 */
export function phrasesAlong(
  text: string,
  spoken: ShowcaseLanguage | null,
  matters: (sense: WordSense) => boolean = () => true,
): { readonly sense: WordSense; readonly from: number; readonly to: number }[] {
  const all = phrasesIn(text, spoken);
  let read = 0;
  return [...new Set(all.map(({ from }) => from))].flatMap((from) => {
    if (from < read) return [];
    const found = all.filter((one) => one.from === from);
    const to = Math.max(...found.map((one) => one.to));
    const longest = found.filter((one) => one.to === to).flatMap(({ senses }) => senses);
    if (longest.some(matters)) read = to;
    return longest.map((sense) => ({ sense, from, to }));
  });
}
