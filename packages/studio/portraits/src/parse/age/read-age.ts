import { z } from 'zod';
import type { Place, Reading } from '../reading.js';
import { listOf, meaningsIn, phrase } from '../words/word-lists.js';
import { type Numeral, numeralsIn } from './numerals.js';

/** An age, where its words stand, and whether a time is named with it: "months", "años". */
export interface Age extends Place {
  readonly numeral: Numeral;
  readonly range: AgeRange;
  readonly unit: 'years' | 'months' | 'days' | undefined;
}

const MOST = 100;
/** Lowest and highest age in years. */
export const rangeSchema = z.tuple([z.number(), z.number()]).readonly();
export type AgeRange = z.output<typeof rangeSchema>;
/** Words that are an age: "toddler", "cuarentona". */
export const ageWords = meaningsIn('ageWords', rangeSchema);
const partWords = meaningsIn('partWords', rangeSchema);

const after = (names: string) => new RegExp(`^[ -]?(?:${names})(?![a-z])`, 'u');
const times = [
  [after(listOf('years')), 1],
  [after(listOf('months')), 12],
  [after(listOf('weeks')), 52],
  [after(listOf('days')), 365],
] as const;
const half = new RegExp(`^(?:${listOf('halves')})(?![a-z])`, 'u');
const second = new RegExp(`^ ?(?:${listOf('toAge')}) ?(\\d{1,3})(?![0-9.,])`, 'u');
const old = phrase('ageOld');
/** Words after tens, with the years that they add. */
const additions: readonly (readonly [RegExp, AgeRange])[] = [
  [phrase('fewYears'), [1, 4]],
  [phrase('manyYears'), [6, 9]],
  [phrase('moreYears'), [1, 9]],
  [phrase('fullYears'), [0, 0]],
];
const ish = /^[ -]?ish(?![a-z])/u;
const oneAndAHalf = phrase('oneAndAHalf');

/** The age in a text that tells nothing else, in numbers or words; null without one. */
export function readAge(reading: Reading): AgeRange | null {
  const [age] = agesIn(reading);
  if (age !== undefined) {
    reading.understand(age);
    return age.range;
  }
  return readWithoutNumber(reading) ?? reading.first(ageWords)?.value ?? null;
}

/** "Anderthalb", "año y medio". */
export function readWithoutNumber(reading: Reading): AgeRange | null {
  const found = oneAndAHalf.exec(reading.text);
  if (found === null) return null;
  reading.understand({ start: found.index, end: found.index + found[0].length });
  return [1.5, 1.5];
}

/** Every number of a text read as an age; the text decides whether it is one. */
export function agesIn(reading: Reading): Age[] {
  return numeralsIn(reading).flatMap((numeral) => ageOf(reading, numeral) ?? []);
}

function ageOf(reading: Reading, numeral: Numeral): Age | null {
  const { text } = reading;
  const taken = (end: number, pattern: RegExp) => pattern.exec(text.slice(end))?.[0].length ?? 0;
  const word = reading.said(numeral);
  const part = reading
    .locate(partWords)
    .find(
      (one) =>
        (one.start >= numeral.start && one.end <= numeral.end) ||
        (one.end <= numeral.start && reading.gap(one, numeral) <= 1),
    );
  const isTens = numeral.value % 10 === 0 && numeral.value >= 20;
  const [pattern, added] =
    [...(isTens ? additions : []), [ish, [-2, 3]] as const].find(([words]) =>
      words.test(text.slice(numeral.end)),
    ) ?? [];
  let end = numeral.end + (pattern === undefined ? 0 : taken(numeral.end, pattern));
  const high = numeral.isInFigures ? second.exec(text.slice(end)) : null;
  end += high?.[0].length ?? 0;
  const halfBefore = taken(end, half);
  end += halfBefore;
  const time = times.find(([pattern]) => pattern.test(text.slice(end)));
  end += time === undefined ? 0 : taken(end, time[0]);
  const halfAfter = halfBefore > 0 ? 0 : taken(end, half);
  end += halfAfter;
  end += time === undefined ? 0 : taken(end, old);
  const hasHalf = halfBefore + halfAfter > 0 || word.includes('einhalb');
  const perYear = time?.[1] ?? 1;
  const years = (value: number) => Math.max(0.1, (value + (hasHalf ? 0.5 : 0)) / perYear);
  const low = years(numeral.value);
  const [from, to] =
    added ??
    (word.endsWith('ish') ? ([-2, 3] as const) : undefined) ??
    (isTens && perYear === 1 ? (part?.value ?? (numeral.isWholeTens ? [1, 9] : [0, 0])) : [0, 0]);
  const top = high === null ? low + to : years(Number(high[1]));
  if (low > MOST || top > MOST || low + from > top) return null;
  const isYears = time?.[1] === 1 || word.includes('jahrig');
  return {
    numeral,
    range: [low + from, top],
    start: isTens && part !== undefined ? Math.min(part.start, numeral.start) : numeral.start,
    end,
    unit: isYears ? 'years' : time === undefined ? undefined : time[1] > 52 ? 'days' : 'months',
  };
}
