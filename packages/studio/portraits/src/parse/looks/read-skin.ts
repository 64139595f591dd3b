import { z } from 'zod';
import { isNear, longerFirst } from '../heads.js';
import type { Found, Reading } from '../reading.js';
import type { FeaturesSaid } from '../said.js';
import { looksWords, peopleWords } from '../words/meanings.js';
import { meaningsIn, phrase } from '../words/word-lists.js';

type Tone = Found<readonly [low: number, high: number]>;

/** The place on the Monk scale from which on skin is dark rather than fair. */
const DARK = 4;
const degrees = meaningsIn('degreeWords', z.number());
/** Said of nothing but skin, with or without the noun. */
const saidOfSkinAlone = phrase('saidOfSkinAlone');
/** Said of skin where nothing but a person is near: "pale lad", "ben rosat". */
const saidOfPeople = phrase('saidOfPeople');

/** The range of skin tones that the words tell: of "dark olive" the middle of both, of "very tanned" a darker one. */
export function readSkin(
  reading: Reading,
  isOfSkin: (word: Tone) => boolean,
  isFree: (word: Tone) => boolean,
): FeaturesSaid['skin'] {
  const words = reading.locate(looksWords.skin);
  const free = words.filter(isFree);
  const alone = free.filter((word) => saidOfSkinAlone.test(reading.said(word)));
  const ofPeople = (word: Tone) =>
    saidOfPeople.test(reading.said(word)) &&
    (reading.isAlone(word, { unread: true }) || isNear(reading, word, peopleWords.presentation, 1));
  const groups = [words.filter(isOfSkin), free.filter(ofPeople), alone];
  const found = groups.find((group) => group.length > 0) ?? [];
  for (const word of [...found, ...alone]) reading.understand(word);
  const [first] = [...found].sort(longerFirst);
  if (first === undefined) return undefined;
  const isApart = (word: Tone) => word.end <= first.start || word.start >= first.end;
  const ranges = [
    first,
    ...found.filter((word) => isApart(word) && reading.areNear(word, first)),
    ...alone.filter((word) => isApart(word) && word.clause !== first.clause),
  ].map((word) => {
    const [low, high] = word.value;
    const degree = degreeBefore(reading, word) * (high > DARK ? 1 : -1);
    return [low + degree, high + degree] as const;
  });
  const mean = (side: 0 | 1) => ranges.reduce((sum, one) => sum + one[side], 0) / ranges.length;
  return [Math.max(1, mean(0)), Math.min(10, mean(1))];
}

function degreeBefore(reading: Reading, { start }: Tone): number {
  const degree = reading.locate(degrees).find(({ end }) => end + 1 === start);
  if (degree !== undefined) reading.understand(degree);
  return degree?.value ?? 0;
}
