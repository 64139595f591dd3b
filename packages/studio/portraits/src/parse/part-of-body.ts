import type { Found, Reading } from './reading.js';
import { looksWords } from './words/vocabulary.js';

export type Topic = 'eyes' | 'skin' | 'beard' | 'hair' | 'clothes' | 'part';

type Place = Pick<Found<unknown>, 'start' | 'end' | 'clause'>;

/** "A big nose", "thin lips" and "lange Beine" describe one part, not a build, a height or hair. */
function isOfOnePart(reading: Reading, word: Place): boolean {
  return reading
    .locate([[true, looksWords.partOfBodyWords]] as const)
    .some((part) => part.clause === word.clause && reading.gap(word, part) <= 1);
}

/** Right beside a part of the body: "long neck", "straight nose". */
export function isBesidePart(reading: Reading, word: Place): boolean {
  return reading
    .locate([[true, looksWords.partOfBodyWords]] as const)
    .some(
      (part) =>
        part.clause === word.clause &&
        !(part.start >= word.start && part.end <= word.end) &&
        reading.gap(word, part) === 0,
    );
}

/** Words for one part of a body are not drawn, and are left to be named so. */
export function leftToPart(reading: Reading, word: Place): boolean {
  const ofPart =
    isOfOnePart(reading, word) ||
    reading
      .locate<unknown>([
        [true, looksWords.hairNouns],
        [true, looksWords.beardNouns],
        ...looksWords.facialHairWords,
      ])
      .some(
        (noun) =>
          noun.clause === word.clause &&
          // "Big curly hair": only other words for hair stand between.
          (reading.gap(word, noun) === 0 ||
            (noun.start > word.end &&
              reading.gap(word, noun) <= 2 &&
              areOfHair(reading.text.slice(word.end, noun.start)))),
      );
  if (ofPart) reading.leave(word);
  return ofPart;
}

function areOfHair(between: string): boolean {
  const described = [
    ...looksWords.hairTextureWords,
    ...looksWords.hairLengthWords,
    ...looksWords.hairOnlyColours,
    ...looksWords.hairColourWords,
  ];
  return between
    .split(/[ -]+/u)
    .every(
      (word) =>
        word === '' ||
        described.some(([, words]) => [...word.matchAll(words)].some(([all]) => all === word)),
    );
}

/** The noun in the word's clause that is nearest; where the clause has none, the next clause's. */
export function nearestTopic(
  reading: Reading,
  nouns: readonly Found<Topic>[],
  word: { readonly start: number; readonly end: number; readonly clause: number },
): Topic | undefined {
  const near = (among: readonly Found<Topic>[]) =>
    [...among].sort((one, two) => distance(one, word) - distance(two, word))[0]?.value;
  const here = nouns.filter(({ clause }) => clause === word.clause);
  if (here.length > 0) return near(here);
  const next = nouns.filter(
    (noun) => noun.clause === word.clause + 1 && reading.gap(word, noun) <= 2,
  );
  return (
    near(next) ??
    near(nouns.filter((noun) => noun.clause === word.clause - 1 && reading.gap(word, noun) <= 1))
  );
}

function distance(
  one: { readonly start: number; readonly end: number },
  two: { readonly start: number; readonly end: number },
): number {
  return one.start >= two.end ? one.start - two.end : Math.max(0, two.start - one.end);
}
