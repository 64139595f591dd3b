import type { Bound, Fraction, Period, Unit } from '../spoken.js';
import type { Magnitude, UnitKind } from './figure-words.js';
import type { ReadNumber } from './written-number.js';

/**
 * `count` is a number with a short form of the language ("3 bd", "2 hab."), `number` one that stands alone or with a
 * magnitude ("549 000", "650 mil"), `address` an e-mail or web address, whose figures are no amounts.
 */
export type AmountKind =
  | 'money'
  | UnitKind
  | 'count'
  | 'number'
  | 'date'
  | 'time'
  | 'telephone'
  | 'address';

/** One number of an amount with what stands beside it. */
export interface Quantity {
  readonly number: ReadNumber;
  /** "1-1/2": what is added to the number, or stands alone. */
  readonly fraction: Fraction | null;
  readonly hasWhole: boolean;
  /** Null where the word means several: "650 mil". */
  readonly magnitude: Magnitude | null;
  readonly magnitudeWord: string;
  readonly currency: string | null;
  readonly unit: Unit | null;
  /** A short form of the language behind it, by its place among them. */
  readonly counted: number | null;
  /** The name of a currency or unit that is written out, and stays as it is. */
  readonly name: string;
  /** Inches behind feet. */
  readonly part: { readonly number: ReadNumber; readonly unit: Unit } | null;
}

/** What the figures of an amount are; a sayer takes it from there. */
export type Reading =
  | {
      readonly is: 'quantities';
      readonly joined: 'range' | 'sides';
      /** The words between the two of a range, where it has no sign. */
      readonly between: string | null;
      readonly all: readonly Quantity[];
    }
  | {
      readonly is: 'date';
      readonly day: number | null;
      readonly month: number;
      readonly year: number | null;
    }
  | {
      readonly is: 'time';
      readonly hour: number;
      readonly minute: number;
      readonly half: string | undefined;
    }
  | { readonly is: 'telephone' | 'address' };

/**
 * One figure of a text, the longest that stands there: with its sign, magnitude, unit and period, never a part of it.
 * Offsets are of UTF-16 units, as strings count them.
 */
export interface Amount {
  readonly from: number;
  readonly to: number;
  /** text.slice(from, to). */
  readonly written: string;
  readonly kind: AmountKind;
  /**
   * In whole units of currency or unit: 1200000 of "1,2 Mio. €". Of a range, its beginning. Null where it is not one
   * number (dates, times, telephone numbers, "12 x 14 m") or where it is doubtful.
   */
  readonly value: number | null;
  /** The end of a range: 525000 of "€450-525k". */
  readonly upTo: number | null;
  /** All numbers that it can be: of "1.475" without a language 1.475 and 1475. */
  readonly readings: readonly number[];
  /** Whether its value is not sure. Such an amount is asked about, or left as it is written. */
  readonly isDoubtful: boolean;
  /** ISO 4217, or the sign where several currencies share it: "$", "¥", "kr". */
  readonly currency: string | null;
  readonly unit: Unit | null;
  /** How often it is due, and for what: "/mo", "€/m²". */
  readonly period: Period | null;
  readonly per: Unit | null;
  /** The words of a period that is written out: " al mes". */
  readonly rateWords: string | null;
  /** "~", ">", "≤" before it. */
  readonly bound: Bound | null;
  readonly reading: Reading;
}
