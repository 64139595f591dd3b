import { once } from '@groundwork/words/data';
import type { Place } from '@groundwork/words/folded-text';
import { placesIn } from '@groundwork/words/meanings';
import { type Grammar, Reading as TextReading } from '@groundwork/words/reading';
import { z } from 'zod';
import { plainText } from './words/plain-form.js';
import { listOf, meaningsIn, phrase, plainList, setOf } from './words/word-lists.js';

export type { Place } from '@groundwork/words/folded-text';
export { holds } from '@groundwork/words/meanings';
export type { Found } from '@groundwork/words/reading';

const [denials, having, anyMore, articles, or] = [
  ...['denials', 'verbsOfHaving', 'anyMore', 'articles', 'or'],
].map((name) => `(?:${listOf(name)})`);
const whole = (name: string) => `(?<![a-z0-9])(?:${listOf(name)})(?![a-z0-9])`;
// A comma and a verb of wearing part two phrases, not three.
const phraseMarks = `(?:[,;.:()/] )?${whole('phraseWords')}|[,;.:()/]`;
const grammar: Grammar = {
  // "Without a", "no lleva", "ne porte pas de", even with other things between: "without glasses or a", "ohne Bart und".
  denied: new RegExp(
    `(?<![a-z0-9])${denials}(?:[ -]${having})?(?:[ -]${anyMore})?(?:[ -]${articles}){0,2}(?:[ -][a-z]+[ -]${or}(?:[ -]${articles})?)?[ -]$`,
    'u',
  ),
  deniedAfter: phrase('deniedAfter'),
  deniesNot: phrase('inPlace'),
  phraseMarks: new RegExp(phraseMarks, 'gu'),
  clauseMarks: new RegExp(`${phraseMarks}|${whole('clauseWords')}`, 'gu'),
  particles: new RegExp(whole('particles'), 'gu'),
  empty: setOf('emptyWords'),
};
const others = plainList('aboutOthers').map(
  (template) =>
    new RegExp(
      template.replace(/\{([a-zA-Z]+)\}/gu, (_, name: string) => `(?:${listOf(name)})`),
      'gu',
    ),
);

/** Where a text, in plain form, is about somebody else than the member it describes. */
function otherPeople(text: string): Place[] {
  return others
    .flatMap((pattern) => placesIn(text, pattern))
    .sort((one, two) => one.start - two.start || two.end - one.end)
    .filter((one, index, all) => !all.slice(0, index).some((earlier) => earlier.end > one.start));
}

/** Two denials affirm: "nie ohne Kopfhörer", "never without his hat". */
const neverWithout = phrase('neverWithout', 'gu');

const homographs = once(() =>
  meaningsIn('homographs', z.strictObject({ in: z.string(), as: z.string() })).map(
    ([{ in: context, as }, words]) => ({ context: phrase(context), as, words }),
  ),
);

/** What a word is in a text in plain form whose language makes it another: "short" in "short et baskets". */
function homographsIn(text: string): (word: string) => string {
  const own = homographs().filter(({ context }) => context.test(text));
  return (word) =>
    own.find(({ words }) => [...word.matchAll(words)].some(([all]) => all === word))?.as ?? word;
}

/** One text of a member as it is being understood. */
export class Reading extends TextReading {
  /** `spellings` has a word of the lists for each misspelled one. */
  constructor(text: string | undefined, spellings: ReadonlyMap<string, string> = new Map()) {
    const plain = plainText(text ?? '').replaced(neverWithout, () => 'with');
    const homograph = homographsIn(plain.text);
    // Misspelled words, and such as are others in the text's language.
    const whole = plain.replaced(/[a-z0-9]+/gu, (word) => spellings.get(word) ?? homograph(word));
    super(whole, grammar, otherPeople(whole.text));
  }
}
