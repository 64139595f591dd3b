import { type Place, withoutAccents } from './folded-text.js';

/** What words mean, each with the pattern of its words. */
export type Meanings<Meaning> = readonly (readonly [meaning: Meaning, words: RegExp])[];

/** A meaning where its words stand in a text. */
export interface Found<Meaning = unknown> extends Place {
  readonly value: Meaning;
}

/** Letters and digits of folded texts; the classes of Unicode are hundreds of ranges, which cost much to compile. */
const LETTERS = 'a-z\\u00df-\\u1fff';
const WORD = `${LETTERS}0-9`;

/**
 * Words of one meaning as a pattern for texts that are folded likewise: `*` stands for any letters, `_` for the gap between two words,
 * `_?` for one that may be missing.
 */
export const patternOf = (words: readonly string[], fold = withoutAccents): RegExp =>
  new RegExp(`(?<![${WORD}])(?:${alternativesOf(words, fold)})(?![${WORD}])`, 'gu');

/** The same to build a pattern of. */
export const alternativesOf = (words: readonly string[], fold = withoutAccents): string =>
  words
    .map(fold)
    // Longer ones first: "light_brown" before "brown".
    .toSorted((one, two) => two.length - one.length)
    .map((word) =>
      word.replace(/\*/gu, `[${LETTERS}]*`).replace(/_\?/gu, '[ -]*').replace(/_/gu, '[ -]+'),
    )
    .join('|');

/** Lists of words with what each means. */
export const meaningsOf = <Meaning>(
  lists: Iterable<readonly [Meaning, readonly string[]]>,
  fold = withoutAccents,
): Meanings<Meaning> => Array.from(lists, ([meaning, words]) => [meaning, patternOf(words, fold)]);

export function placesIn(text: string, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)].map(({ index: start, 0: { length } }) => {
    return { start, end: start + length };
  });
}

/** All places of these meanings in a folded text, in order, overlapping ones too. */
export const foundIn = <Meaning>(text: string, meanings: Meanings<Meaning>): Found<Meaning>[] =>
  meanings
    .flatMap(([value, pattern]) => placesIn(text, pattern).map((place) => ({ value, ...place })))
    .sort((one, two) => one.start - two.start);

/** Whether the first holds the second. */
export const holds = (one: Place, two: Place): boolean =>
  one.start <= two.start && one.end >= two.end;

/**
 * The longest phrases along a text: none that begins within another.
 *
 * @param matters those that hide what begins within them; all by default
 */
export function longestAlong<Meaning>(
  found: readonly Found<Meaning>[],
  matters: (meaning: Meaning) => boolean = () => true,
): Found<Meaning>[] {
  const ends = new Map<number, number>();
  for (const { start, end } of found) ends.set(start, Math.max(end, ends.get(start) ?? 0));
  const longest = found
    .filter(({ start, end }) => ends.get(start) === end)
    .sort((one, two) => one.start - two.start);
  let [begin, read] = [0, 0];
  return longest.filter(({ value, start, end }) => {
    if (start < read && start !== begin) return false;
    if (matters(value)) [begin, read] = [start, end];
    return true;
  });
}

/** Of phrases that overlap the longest: "dix-sept" before "dix", "garden view" before "garden". */
export const longest = <One extends Place>(found: readonly One[]): One[] =>
  found.filter(
    (one) =>
      !found.some(
        ({ start, end }) => start < one.end && one.start < end && end - start > one.end - one.start,
      ),
  );
