import type { Found, Reading } from './reading.js';
import type { FeaturesSaid } from './said.js';
import { phrase } from './words/phrases.js';
import { looksWords, peopleWords } from './words/vocabulary.js';

type Tone = Found<readonly [low: number, high: number]>;

/** The place on the Monk scale from which on skin is dark rather than fair. */
const DARK = 4;

/** Said of nothing but skin, with or without the noun. */
const saidOfSkinAlone = phrase('saidOfSkinAlone');
/** Said of skin where nothing but a person is near: "pale lad", "ben rosat". */
const saidOfPeople = phrase('saidOfPeople');

/** The range of skin tones that the words tell: of "dark olive" the middle of both, of "very tanned" a darker one. */
export function readSkin(
  reading: Reading,
  isOfSkin: (word: Tone) => boolean,
  ofThings: (position: number) => boolean,
): FeaturesSaid['skin'] {
  const said = (word: Tone) => reading.text.slice(word.start, word.end);
  const words = reading.locate(looksWords.skinWords);
  const free = words.filter(({ start }) => !ofThings(start));
  const alone = free.filter((word) => saidOfSkinAlone.test(said(word)));
  const groups = [
    words.filter(isOfSkin),
    free.filter((word) => saidOfPeople.test(said(word)) && isOfPerson(reading, word)),
    alone,
  ];
  const found = groups.find((group) => group.length > 0) ?? [];
  for (const { start, end } of [...found, ...alone]) reading.understand(start, end);
  // Longer words say more: "dark brown" before "brown".
  const [first] = [...found].sort((one, two) => two.end - two.start - (one.end - one.start));
  if (first === undefined) return undefined;
  const isApart = (word: Tone) => word.end <= first.start || word.start >= first.end;
  const whole = [
    first,
    ...found.filter(
      (word) => isApart(word) && word.clause === first.clause && reading.gap(word, first) === 0,
    ),
    ...alone.filter((word) => isApart(word) && word.clause !== first.clause),
  ];
  const ranges = whole.map((word) => {
    const [low, high] = word.value;
    const degree = degreeBefore(reading, word) * (high > DARK ? 1 : -1);
    return [low + degree, high + degree] as const;
  });
  const mean = (side: 0 | 1) => ranges.reduce((sum, one) => sum + one[side], 0) / ranges.length;
  return [Math.max(1, mean(0)), Math.min(10, mean(1))];
}

function degreeBefore(reading: Reading, { start }: Tone): number {
  const degree = reading.locate(looksWords.degreeWords).find(({ end }) => end + 1 === start);
  if (degree === undefined) return 0;
  reading.understand(degree.start, degree.end);
  return degree.value;
}

function isOfPerson(reading: Reading, word: Tone): boolean {
  return (
    reading.isAloneUnread(word, peopleWords.emptyWords) ||
    reading
      .locate(peopleWords.presentationWords)
      .some((person) => person.clause === word.clause && reading.gap(person, word) <= 1)
  );
}
