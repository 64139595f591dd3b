import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import { madeOnce, once } from '@groundwork/words/data';
import type { DocumentWords, Inflection, SenseName, Vocabulary } from '@groundwork/words/edits';
import { type Sense, senses } from './senses.js';
import { foldWord } from './tokens.js';

/** Shorter words are never corrected. */
const LEAST_MISTYPED = 6;
const LEAST_SWAPPED = 4;
const LEAST_MISHEARD = 4;

interface LanguageLexicon {
  readonly phrases: ReadonlyMap<string, SenseName>;
  readonly words: ReadonlySet<string>;
  /** Words that make a wish of what stands beside them: "make", "should", "please". */
  readonly urging: ReadonlySet<string>;
}

const verb = /(?<infinitive>\p{L}+)(?:\/(?<stressed>\p{L}+))?~/u;

/** A phrase of a vocabulary as it is compared, in all its forms. */
export function keysOf(phrase: string, inflection: Inflection): string[] {
  const { infinitive, stressed } = verb.exec(phrase)?.groups ?? {};
  if (infinitive !== undefined) {
    const forms = inflection.verbForms(infinitive, stressed);
    return [...new Set(forms)].flatMap((form) => keysOf(phrase.replace(verb, form), inflection));
  }
  if (phrase.includes('@')) {
    return inflection.endings.flatMap((ending) => keysOf(phrase.replace('@', ending), inflection));
  }
  const words = phrase.trim().split(/[\s'’-]+/u);
  const key = words.map(foldWord).join(' ');
  const contracted = key.replace(contraction, '$<word>$<rest>');
  return contracted === key ? [key] : [key, contracted];
}

/** "dont", "its": as English contractions are typed in a hurry. */
const contraction =
  /(?<=^| )(?<word>\p{L}+n(?= t)|it|that|there|what|let|where) (?<rest>[ts])(?= |$)/gu;

function lexiconOf(vocabulary: Vocabulary, documents: DocumentWords): LanguageLexicon {
  const entries = (Object.entries(vocabulary.phrases) as [SenseName, readonly string[]][]).flatMap(
    ([name, list]) =>
      list
        .flatMap((phrase) => keysOf(phrase, vocabulary))
        .map((key): [string, SenseName] => [key, name]),
  );
  const others = Object.values(documents).flatMap((list) =>
    list.flatMap((phrase) => keysOf(phrase, vocabulary)),
  );
  return {
    phrases: new Map(entries),
    urging: new Set(
      [documents.change, documents.replace, documents.asks, documents.wishes, documents.polite]
        .flat()
        .flatMap((phrase) => keysOf(phrase, vocabulary)),
    ),
    words: new Set([...entries.map(([key]) => key), ...others].flatMap((key) => key.split(' '))),
  };
}

/** Made when a wish is first read. */
const lexiconIn = madeOnce((language: ShowcaseLanguage) =>
  lexiconOf(languages[language].edits, languages[language].documentWords),
);

export const longestPhrase = once(() =>
  Math.max(
    ...showcaseLanguages.flatMap((language) =>
      [...lexiconIn(language).phrases.keys()].map((key) => key.split(' ').length),
    ),
  ),
);

/** How many of the words each language has; a word of several counts in part. */
function scoresOf(keys: readonly string[]): ReadonlyMap<ShowcaseLanguage, number> {
  const scores = new Map<ShowcaseLanguage, number>(showcaseLanguages.map((name) => [name, 0]));
  for (const key of keys) {
    const speakers = showcaseLanguages.filter((name) => lexiconIn(name).words.has(key));
    const meanings = speakers.map((name) => lexiconIn(name).phrases.get(key));
    for (const [at, name] of speakers.entries()) {
      // Small words tell languages apart: "o" is a Portuguese article and a Spanish "or". "No" is too much a "not".
      const isSmall = meanings[at] === 'article' || meanings[at] === 'preposition';
      const weight = isSmall && !meanings.includes('not') ? 1.25 : 1;
      scores.set(name, (scores.get(name) ?? 0) + weight / speakers.length);
    }
  }
  return scores;
}

/** The languages, the one first that most of the words belong to. */
export function languagesOf(keys: readonly string[]): ShowcaseLanguage[] {
  const scores = scoresOf(keys);
  return [...showcaseLanguages].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** The one language that more of the words belong to than to any other. */
export function languageOf(keys: readonly string[]): ShowcaseLanguage | null {
  const scores = scoresOf(keys);
  const [first, second] = languagesOf(keys);
  if (first === undefined || second === undefined) return null;
  return (scores.get(first) ?? 0) > (scores.get(second) ?? 0) ? first : null;
}

/** The meaning of a phrase (keys joined by spaces) in a language. */
export function senseIn(language: ShowcaseLanguage, phrase: string): Sense | undefined {
  const name = lexiconIn(language).phrases.get(phrase);
  return name === undefined ? undefined : senses()[name];
}

export function isWordOf(language: ShowcaseLanguage, key: string): boolean {
  return lexiconIn(language).words.has(key);
}

/** Whether a word asks for something, in any language. */
export function urges(key: string): boolean {
  return showcaseLanguages.some((language) => lexiconIn(language).urging.has(key));
}

export function isKnownWord(key: string): boolean {
  return showcaseLanguages.some((language) => lexiconIn(language).words.has(key));
}

/** A wrong letter makes another word of a short one ("border", "bolder"). */
const LEAST_MISSPELLED = 8;

/** Letters that are confused because they sound alike: "muebe" for "mueve". */
const soundsAlike = new Set(
  ['bv', 'sz', 'iy', 'gj', 'ck'].flatMap(([one = '', other = '']) => [
    `${one}${other}`,
    `${other}${one}`,
  ]),
);

/** Two neighbours that changed places leave no other word, even in a short one: "linsk", "mvoe". */
function hasSwappedLetters(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    at !== -1 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** Whether two words differ by one letter too many, missing, wrong or swapped with its neighbour. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head += 1;
  const rests = (first: number, second: number) =>
    one.slice(head + first) === other.slice(head + second);
  const isSwapped = one[head] === other[head + 1] && one[head + 1] === other[head] && rests(2, 2);
  const isHeardAlike = soundsAlike.has(`${one[head]}${other[head]}`);
  const isWrong = (one.length >= LEAST_MISSPELLED || isHeardAlike) && rests(1, 1);
  return isWrong || rests(1, 0) || rests(0, 1) || isSwapped;
}

/** The likely word for an unknown one with the same first letter. */
export function correctedWord(
  key: string,
  languages: readonly ShowcaseLanguage[],
): string | undefined {
  if (key.length < LEAST_SWAPPED || !/^\p{L}+$/u.test(key)) return undefined;
  const verb = withoutPronouns(key, languages);
  if (verb !== undefined) return verb;
  // A word of another language that looks like it is none: "ático" is not the Italian "antico".
  for (const language of languages.slice(0, 2)) {
    for (const word of lexiconIn(language).words) {
      if (word[0] === key[0] && isSlipFor(key, word)) return word;
    }
  }
  return undefined;
}

/** Pronouns that are written as one word with their verb: "quítalo", "toglilo". */
const pronouns: Readonly<Partial<Record<ShowcaseLanguage, readonly RegExp[]>>> = {
  es: [/(?:lo|la|los|las|le|les|me|nos|se)$/u, /(?:me|te|se|nos)(?:lo|la|los|las)$/u],
  it: [/(?:lo|la|li|le|ne|mi|ci|gli)$/u, /(?:me|ce|te|glie)(?:lo|la|li|le|ne)$/u],
  pt: [/(?:lo|la|los|las)$/u],
};
const LEAST_VERB = 3;

function withoutPronouns(key: string, spoken: readonly ShowcaseLanguage[]): string | undefined {
  for (const language of spoken) {
    for (const ending of pronouns[language] ?? []) {
      const verb = key.replace(ending, '');
      const isKnown = lexiconIn(language).words.has(verb);
      if (verb !== key && verb.length >= LEAST_VERB && isKnown) return verb;
    }
  }
  return undefined;
}

function isSlipFor(key: string, word: string): boolean {
  if (hasSwappedLetters(key, word)) return true;
  const isLong = Math.max(word.length, key.length) >= LEAST_MISTYPED;
  if (isLong && word.length >= LEAST_MISTYPED) return isOneLetterOff(key, word);
  return key.length >= LEAST_MISHEARD && word.length === key.length && isMisheard(key, word);
}

function isMisheard(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return soundsAlike.has(`${one[at]}${other[at]}`) && one.slice(at + 1) === other.slice(at + 1);
}
