import type { Meanings } from '@groundwork/words/meanings';
import { longest, patternOf } from '@groundwork/words/meanings';
import { z } from 'zod';
import type { Found, Place, Reading } from '../reading.js';
import { listOf, meaningsIn, phrase } from '../words/word-lists.js';

/** A number in figures or words, and where it stands. */
export interface Numeral extends Place {
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

/** All numbers of a text in order. */
export function numeralsIn(reading: Reading): Numeral[] {
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
