import { typefaces } from '@groundwork/contract/showcase/typefaces';
import { everyOf, once, readData } from '@groundwork/words/data';
import { z } from 'zod';
import { daytimes } from '../adjustments.js';
import { type FontDirective, type Mood, moods, toneDimensions } from './directives.js';

const effectSchema = z.strictObject({
  tones: z.partialRecord(z.enum(toneDimensions), z.number()),
  /** The photo is graded as at this time of the day. */
  daytime: z.enum(daytimes).optional(),
  scrim: z.number().optional(),
  weight: z.literal([-1, 1]).optional(),
  typeface: z.enum(typefaces).optional(),
  /** Of letters alone that are asked to be so. */
  letters: z.enum(typefaces).optional(),
  /** Taken only where no edit has named a colour. */
  accent: z.string().optional(),
  ground: z.string().optional(),
});

export const moodEffects = once(() =>
  readData(new URL('../data/moods.json', import.meta.url), everyOf(moods, effectSchema)),
);

/** The face of letters that are asked to be "modern" or "classic"; null for moods that say nothing of letters. */
export function faceOfMood(mood: Mood): FontDirective | null {
  const { letters, typeface = letters } = moodEffects()[mood];
  return typeface === undefined ? null : { kind: 'typeface', typeface, asked: mood, exact: false };
}
