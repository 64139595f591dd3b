import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import { colorOf } from '@groundwork/words/colors';
import { madeOnce } from '@groundwork/words/data';
import { isKnownWord, isWordOf, wordsOf } from './words.js';

/** Letters that a word has at least that is corrected: by two that changed places, by one too many or too few, or by
 * a wrong one, which makes another word of a short one ("border", "bolder"). */
const LEAST = { swapped: 4, missing: 6, wrong: 8 } as const;
const LEAST_VERB = 3;

/** Whether two words differ by one letter too many, missing, wrong or swapped with its neighbour. */
function isSlipFor(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (one === other || Math.abs(one.length - other.length) > 1 || shorter < LEAST.swapped)
    return false;
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  const rests = (first: number, second: number) =>
    one.slice(head + first) === other.slice(head + second);
  const isSwapped = one[head] === other[head + 1] && one[head + 1] === other[head] && rests(2, 2);
  const isMissing = shorter >= LEAST.missing - 1 && other.length >= LEAST.missing;
  return (
    isSwapped ||
    (isMissing && (rests(1, 0) || rests(0, 1))) ||
    (shorter >= LEAST.wrong && rests(1, 1))
  );
}

const pronounsIn = madeOnce((language: ShowcaseLanguage) => {
  const { pronouns = [] } = languages[language].edits;
  return pronouns.length === 0
    ? null
    : new RegExp(`^(?<verb>.{${LEAST_VERB},}?)(?:${pronouns.join('|')}){1,2}$`, 'u');
});

/** The words of a language that begin with a letter. */
const wordsWith = madeOnce((language: ShowcaseLanguage) =>
  madeOnce((first: string) => [...wordsOf(language)].filter((word) => word[0] === first)),
);

/** "Quítalo", "toglilo": a verb whose pronouns are written as one word with it. */
function verbOf(word: string, language: ShowcaseLanguage): string[] {
  const verb = pronounsIn(language)?.exec(word)?.groups?.verb;
  return verb !== undefined && isWordOf(language, verb) ? [verb] : [];
}

/** The likely word for an unknown one with the same first letter. */
export function correctedWord(
  word: string,
  spoken: readonly ShowcaseLanguage[] = showcaseLanguages,
): string | undefined {
  const isSure = isKnownWord(word) || colorOf(word) !== null;
  if (isSure || word.length < LEAST.swapped || !/^\p{L}+$/u.test(word)) return undefined;
  const [verb] = spoken.flatMap((language) => verbOf(word, language));
  if (verb !== undefined) return verb;
  // A word of another language that looks like it is none: "ático" is not the Italian "antico".
  return spoken
    .slice(0, 2)
    .flatMap((language) => wordsWith(language)(word[0] ?? ''))
    .find((known) => isSlipFor(word, known));
}
