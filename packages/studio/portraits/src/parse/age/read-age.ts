import type { Meanings } from '@groundwork/words/meanings';
import { longest, patternOf } from '@groundwork/words/meanings';
import { z } from 'zod';
import type { Found, Place, Reading } from '../reading.js';
import { listOf, meaningsIn, phrase } from '../words/word-lists.js';

/** A number in figures or words, and where it stands. */
interface Numeral extends Place {
  readonly value: number;
  readonly isInFigures: boolean;
  /** Said of all ten years: "thirties", "cuarentona", "40er". */
  readonly isWholeTens: boolean;
}

const tensWords = meaningsIn('decadeWords', z.number());
const unitWords: Meanings<number> = [
  ...meaningsIn('unitWords', z.number()),
  [1, patternOf(listOf('ones').split('|'))],
];
const wholeTens = phrase('wholeTens');
const figures = /(?<![0-9a-z]|[0-9][.,])\d{1,3}(?![0-9]|[.,]\d| ?(?:cm|m|kg|ft)(?![a-z]))/gu;
const tensInFigures = /^[ -]?(?:s|er|erin|ern|erinnen)(?![a-z])/u;
const adds = new RegExp(`^[ -](?:(?:${listOf('addsUnits')})[ -])?$`, 'u');

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

/** All numbers of a text in order. */
function numeralsIn(reading: Reading): Numeral[] {
  const inFigures = [...reading.text.matchAll(figures)].map(({ index: start, 0: digits }) => {
    const end = start + digits.length;
    const value = Number(digits);
    const [ending = ''] =
      value % 10 === 0 && value >= 20 ? (tensInFigures.exec(reading.text.slice(end)) ?? []) : [];
    const isWholeTens = ending !== '';
    return { value, start, end: end + ending.length, isInFigures: true, isWholeTens };
  });
  const units = longest(reading.locate(unitWords));
  const tens = longest(reading.locate(tensWords)).map((word) => withUnit(reading, word, units));
  const others = units
    .filter((unit) => !tens.some(({ start, end }) => start <= unit.start && end >= unit.end))
    .map(({ value, start, end }) => {
      return { value, start, end, isInFigures: false, isWholeTens: false };
    });
  return [...inFigures, ...tens, ...others].sort((one, two) => one.start - two.start);
}

/** "Forty-two", "quatre-vingt-dix-sept", "trentadue", "fünfunddreißig". */
function withUnit(reading: Reading, tens: Found<number>, units: readonly Found<number>[]): Numeral {
  const { value, start, end } = tens;
  const word = reading.said(tens);
  // French counts on to nineteen.
  const most = value === 60 || value === 80 ? 19 : 9;
  const next = units.find(
    (unit) =>
      unit.start >= end && unit.value <= most && adds.test(reading.text.slice(end, unit.start)),
  );
  const numeral = { start, isInFigures: false, isWholeTens: false };
  if (next !== undefined) return { ...numeral, value: value + next.value, end: next.end };
  const within = fusedUnit(word);
  if (within !== undefined) return { ...numeral, value: value + within, end };
  return { ...numeral, value, end, isWholeTens: wholeTens.test(word) };
}

/** The unit that a word for tens ends in, or begins with in German: "veinticinco", "fünfunddreißig". */
function fusedUnit(word: string): number | undefined {
  const [, before] = /^([a-z]+?)und(?=[a-z]{5})/u.exec(word) ?? [];
  const parts = before === undefined ? tails(word) : [before];
  for (const part of parts) {
    const unit = unitWords.find(
      ([value, pattern]) => value <= 9 && [...part.matchAll(pattern)].some(([all]) => all === part),
    );
    if (unit !== undefined) return unit[0];
  }
  return undefined;
}

/** Endings of a word after the shortest stem of tens, the longest first; ages in -enne and -jährig apart. */
function tails(word: string): string[] {
  const plain = word.replace(/(?:enne|enni)$/u, '');
  return Array.from({ length: Math.max(0, plain.length - 5) }, (_, at) => plain.slice(4 + at));
}
