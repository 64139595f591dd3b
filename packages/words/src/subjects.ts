import { z } from 'zod';
import { everyOf } from './data-file.js';

/** Subjects of films that decide their music; the first of equals wins. */
export const moodSubjects = [
  ...(['night', 'sea', 'mountain', 'luxury'] as const),
  ...(['modern', 'country', 'family', 'sun'] as const),
];
export type MoodSubject = (typeof moodSubjects)[number];
const landKinds = [
  ...(['meadow', 'field', 'forest', 'hillside', 'mountain'] as const),
  ...(['coast', 'desert', 'snow', 'urban'] as const),
];

/** Words with spaces between them. */
const words = z.string().transform((text) => text.split(' '));
/** Phrases with `|` between them. */
const phrases = z.string().transform((text) => text.replace(/[ '’]/gu, '_').split('|'));

/** Words of customers that decide how a film looks and sounds; one with `*` may go on. */
export const subjectsSchema = z.strictObject({
  moods: everyOf(moodSubjects, phrases),
  /** Beginnings of words; those of fewer than four letters are whole ones. */
  land: z.partialRecord(
    z.enum(landKinds),
    words.transform((list) => list.map((word) => (word.length < 4 ? word : `${word}*`))),
  ),
  /** What is said of people, by the English word for it; for languages that the lists of portraits lack. */
  people: z.record(z.string(), words).default({}),
});
