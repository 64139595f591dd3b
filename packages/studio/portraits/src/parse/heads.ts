import type { Meanings } from '@groundwork/words/meanings';
import type { Found, Reading } from './reading.js';
import { clothesWords, garments, looksWords } from './words/meanings.js';
import { phrase } from './words/word-lists.js';

/** What a word of looks may be said of. */
export type Topic = 'eyes' | 'skin' | 'beard' | 'hair' | 'clothes' | 'part';
export type Head = Found<Topic>;

/** Words for clothes that mean something else of a head or a body: "cap" (head), "body". */
const notOnlyClothes = new Set(['short', 'shorts', 'cap', 'body', 'bow', 'top', 'rock', 'mallas']);
/** Parts of a body whose looks are drawn. */
const hasOwnTopic = phrase('hasOwnTopic');

const headsOf = <T extends Topic>(topic: T, words: Meanings<unknown>) =>
  words.map(([, pattern]) => [topic, pattern] as const);

export const isSurelyCloth = (reading: Reading, garment: Found): boolean =>
  !notOnlyClothes.has(reading.said(garment));

/** The nouns that a text describes; the beard is that of the picture. */
export function headsIn(reading: Reading, beard: Found | undefined): Head[] {
  const worn = reading.locate(garments);
  const within = (places: readonly Found[], { start, end }: Found) =>
    places.some(
      (place) => place.start <= start && place.end >= end && place.end - place.start > end - start,
    );
  const lengths = reading.locate(looksWords.lengths);
  return [
    // "Giubbotto di pelle nera" is of leather.
    ...reading
      .all([...headsOf('eyes', looksWords.eyeNouns), ...headsOf('skin', looksWords.skinNouns)], {
        fresh: false,
      })
      .filter((noun) => !within(worn, noun)),
    ...reading.all(headsOf('hair', looksWords.hairNouns), { fresh: false }),
    ...reading.locate(headsOf('hair', looksWords.styles)),
    ...(beard === undefined ? [] : [{ ...beard, value: 'beard' as const }]),
    // "Cara vermella": the red is the face's, which nobody draws. "Hair down to his jaw" is hair.
    ...reading
      .locate(headsOf('part', looksWords.parts))
      .filter(
        (part) =>
          !hasOwnTopic.test(reading.text.slice(part.start)) &&
          !lengths.some(({ start, end }) => start <= part.start && end >= part.end),
      ),
    ...worn
      .filter(
        (garment) =>
          isSurelyCloth(reading, garment) ||
          // "Pink top", not "bald on top".
          (reading.said(garment) === 'top' &&
            !/(?:on|on the|at the|up) $/u.test(reading.before(garment))),
      )
      .map((garment) => ({ ...garment, value: 'clothes' as const })),
  ];
}

/** The head in the word's clause that is nearest; where the clause has none, one of the clauses beside, its phrase's first. */
export function headOf(reading: Reading, heads: readonly Head[], word: Found): Head | undefined {
  const nearest = (among: readonly Head[]) =>
    [...among].sort((one, two) => distance(one, word) - distance(two, word))[0];
  const inClause = (clause: number, most: number) =>
    heads.filter((head) => head.clause === clause && reading.gap(word, head) <= most);
  const beside = [...inClause(word.clause + 1, 2), ...inClause(word.clause - 1, 1)];
  return (
    nearest(heads.filter(({ clause }) => clause === word.clause)) ??
    nearest(beside.filter(reading.inPhraseOf(word)))
  );
}

function distance(one: Found, two: Found): number {
  return one.start >= two.end ? one.start - two.end : Math.max(0, two.start - one.end);
}

/** Whether one of these words stands near, in the same clause and not within the word. */
export const isNear = (
  reading: Reading,
  word: Found,
  words: Meanings<unknown>,
  most = 0,
): boolean =>
  reading
    .locate(words)
    .some(
      (one) => (one.start >= word.end || one.end <= word.start) && reading.areNear(one, word, most),
    );

/** The colour in or beside a noun, with at most `reach` words between and no garment nearer; counts as understood. */
export function colourOf(reading: Reading, noun: Found, reach: number): string | undefined {
  const dyes = reading.locate(clothesWords.dyes);
  // "Silver chain" and "deep red lipstick", whose noun is "red lipstick".
  const [within] = dyes
    .filter(
      ({ start, end }) =>
        end > noun.start && end <= noun.end && end - start < noun.end - noun.start,
    )
    .sort(longerFirst);
  const colour = within ?? colourBeside(reading, noun, reach);
  if (colour !== undefined) reading.understand(colour);
  return colour?.value;
}

/** Where that colour stands; nothing counts as understood by it. */
export function colourBeside(
  reading: Reading,
  noun: Found,
  reach: number,
): Found<string> | undefined {
  const worn = reading.locate(garments);
  return reading
    .locate(clothesWords.dyes)
    .filter(
      (word) =>
        !reading.isUnderstood(word) &&
        (word.end <= noun.start || word.start >= noun.end) &&
        reading.areNear(word, noun, reach) &&
        !worn.some(
          (garment) =>
            garment.clause === word.clause && reading.gap(word, garment) < reading.gap(word, noun),
        ),
    )
    .sort(
      (one, two) => reading.gap(one, noun) - reading.gap(two, noun) || longerFirst(one, two),
    )[0];
}

/** Longer words say more: "dark brown" before "brown". */
export const longerFirst = (one: Found, two: Found): number =>
  two.end - two.start - (one.end - one.start);
