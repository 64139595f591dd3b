import type { Reading } from './reading.js';
import { ageWords, decadeWords, monthWords, partWords, unitWords } from './vocabulary/ages.js';

/** Lowest and highest age in years. */
export type AgeRange = readonly [low: number, high: number];

const MOST = 100;

/** The age in a text, in numbers or words; null without one. */
export function readAge(reading: Reading): AgeRange | null {
  return (
    inNumbers(reading) ??
    inTens(reading) ??
    inUnits(reading) ??
    reading.first(ageWords)?.value ??
    null
  );
}

function inNumbers(reading: Reading): AgeRange | null {
  const tens = /(?<![0-9.,])([2-9]0)\s?(?:s|er|erin|erinnen|ern)(?![a-z])/u.exec(reading.text);
  if (tens !== null) {
    reading.understand(tens.index, tens.index + tens[0].length);
    return partOfTens(reading, Number(tens[1]));
  }
  const pattern =
    /(?<![0-9.,])(\d{1,3})(?:\s?(?:-|to|a|bis|y|e|et|i|und|and)\s?(\d{1,3}))?(?![0-9])\s?([a-z]*)/gu;
  for (const match of reading.text.matchAll(pattern)) {
    const [whole, first, second, unit] = match;
    // A height is not an age.
    if (unit === 'cm' || /^[.,]\d/u.test(reading.text.slice(match.index + whole.trimEnd().length)))
      continue;
    const months = unit !== undefined && monthWords.test(unit);
    const years = (value: string) => Number(value) / (months ? 12 : 1);
    const low = years(first ?? '');
    const high = second === undefined ? low : years(second);
    if (high > MOST || low > high) continue;
    reading.understand(match.index, match.index + whole.length);
    const part =
      second === undefined && !months && low % 10 === 0 && low >= 20
        ? reading.first(partWords)?.value
        : undefined;
    if (part !== undefined) return [low + part[0], low + part[1]];
    return [low, high];
  }
  return null;
}

function partOfTens(reading: Reading, tens: number): AgeRange {
  const part = reading.first(partWords)?.value ?? [1, 9];
  return [tens + part[0], tens + part[1]];
}

function inTens(reading: Reading): AgeRange | null {
  const tens = reading.first(decadeWords);
  if (tens === undefined) return null;
  const unit = reading.first(unitWords)?.value;
  if (unit !== undefined && unit < 10) return [tens.value + unit, tens.value + unit];
  // "Forty years old" is exact, "in her forties" is not.
  const word = reading.text.slice(tens.start, tens.end);
  const about =
    /(?:ies|ena|ina|aine|ona|era|ero|on|er|erin|enne|enni)s?$/u.test(word) ||
    reading.mentions(/(?:in (?:her|his|their)|anfang|mitte|ende)/u);
  return about ? partOfTens(reading, tens.value) : [tens.value, tens.value];
}

function inUnits(reading: Reading): AgeRange | null {
  const unit = reading.first(unitWords);
  return unit === undefined ? null : [unit.value, unit.value];
}
