import { z } from 'zod';
import type { Senses } from '../reading.js';
import { pattern, range, sensesOf, vocabulary, words } from './read-vocabulary.js';

const { lifeStageWords: lifeStagesOfPeople, ...ages } = vocabulary('ages', {
  ageWords: sensesOf(range),
  lifeStageWords: sensesOf(range),
  decadeWords: sensesOf(z.number()),
  unitWords: sensesOf(z.number()),
  partWords: sensesOf(range),
  dayWords: pattern('u'),
  weekWords: pattern('u'),
  halfWords: pattern('u'),
  monthWords: pattern('u'),
});
export const {
  ageWords,
  decadeWords,
  unitWords,
  partWords,
  dayWords,
  weekWords,
  halfWords,
  monthWords,
} = ages;

/** Times of life that are said of nobody but people, to be read among looks too. */
export const lifeStageWords: Senses<readonly [number, number]> = [
  ...ageWords.filter(
    ([[low]]) =>
      (low >= 40 && low < 60) || low === 60 || low === 70 || low === 80 || low === 90 || low === 98,
  ),
  ...lifeStagesOfPeople,
];

export const { presentationWords, pronouns, presentationHints } = vocabulary('presentation', {
  presentationWords: sensesOf(z.enum(['feminine', 'masculine'])),
  pronouns: sensesOf(z.enum(['feminine', 'masculine'])),
  presentationHints: sensesOf(z.enum(['feminine', 'masculine'])),
});

/**
 * Origins as groups with a range of natural colouring. They affect only skin, hair and eyes, and each only as a range.
 */
export const origins = [
  'northern_european',
  'european',
  'mediterranean',
  'latin_american',
  'middle_eastern',
  'north_african',
  'black',
  'east_asian',
  'southeast_asian',
  'south_asian',
  'pacific',
] as const;
export type Origin = (typeof origins)[number];

export const { mixedWords, mixedPhrases, originWords } = vocabulary('origins', {
  mixedWords: words,
  mixedPhrases: words,
  originWords: sensesOf(z.enum(origins)),
});

export const { emptyWords } = vocabulary('empty-words', {
  emptyWords: z.array(z.string()).transform((words) => new Set(words)),
});
