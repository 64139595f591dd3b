import { z } from 'zod';
import { leftoverIn, saysNothing } from './leftovers.js';

/** Scripts whose letters take their shape, or may break, by joiners between them. */
const SHAPED =
  '\\p{M}\\p{sc=Arabic}\\p{sc=Syriac}\\p{sc=Mongolian}\\p{sc=Nko}\\p{sc=Devanagari}\\p{sc=Bengali}\\p{sc=Gurmukhi}' +
  '\\p{sc=Gujarati}\\p{sc=Oriya}\\p{sc=Tamil}\\p{sc=Telugu}\\p{sc=Kannada}\\p{sc=Malayalam}\\p{sc=Sinhala}' +
  '\\p{sc=Tibetan}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
const JOINERS = new RegExp(
  `(?<![${SHAPED}\\p{Extended_Pictographic}\\p{EMod}])[\\u200b-\\u200d]`,
  'gu',
);
const WITHOUT_MEANING = /[\u00ad\u180e\u2060\ufeff]/gu;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/** Drops characters that nobody sees and that say nothing; joiners that shape letters or emoji stay. */
export function withoutInvisible(text: string): string {
  const seen = text.replace(JOINERS, '').replace(WITHOUT_MEANING, '');
  return RIGHT_TO_LEFT.test(seen) ? seen : seen.replace(DIRECTIONS, '');
}

/**
 * Text of a customer that people will read or hear: without invisible characters, and refused where a program left
 * something in it.
 *
 * @param isFact whether it states something, so that "TBD" is refused too
 */
export const writtenText = (isFact = false) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .superRefine((text, context) => {
      const isEmpty = isFact && saysNothing(text);
      const seen = isEmpty ? text.trim() : leftoverIn(text);
      if (seen === null) return;
      const shown = seen.length > 60 ? `${seen.slice(0, 60)}…` : seen;
      context.addIssue({
        code: 'custom',
        message: isEmpty
          ? `is "${shown}", which says nothing. Send what it is, or that it is on request`
          : `contains "${shown}", which would be shown or read aloud as it stands. Send the finished text`,
        params: { afterField: true },
      });
    });
