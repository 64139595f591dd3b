import { z } from 'zod';
import { everyOf } from './data-file.js';
import { filled } from './template.js';

/** Where several photos were taken: rooms by day and by night, before the house and behind it. */
const propertyAreas = ['outside', 'rooms', 'sleeping', 'outdoors'] as const;
export type PropertyArea = (typeof propertyAreas)[number];

const chapterSubjects = [
  ...(['plot', 'area', 'proposal', 'scene'] as const),
  ...(['opening', 'tour'] as const),
  ...propertyAreas,
  ...(['house', 'pool', 'garden', 'sea', 'window_front', 'room'] as const),
];
export type ChapterSubject = (typeof chapterSubjects)[number];

/** The treatment of the pictures that a label discloses. */
const treatments = ['visualisation', 'staged', 'animated', 'composed', 'edited'] as const;
export type DisclosureWording = (typeof treatments)[number];

const greetingSchema = z.string().transform((text) => (name: string) => filled(text, { name }));

/** Short texts that a film or a picture carries, and the greeting of a voice's preview. */
export const titlesSchema = z.strictObject({
  chapters: everyOf(chapterSubjects, z.string()),
  beforeAfter: z.strictObject({ before: z.string(), after: z.string() }).readonly(),
  /** So short that they fit a corner. */
  disclosure: everyOf([...treatments, 'byModel'] as const, z.string().max(40)),
  greeting: greetingSchema,
  /** Where a word agrees with a woman who speaks. */
  feminineGreeting: greetingSchema.optional(),
});
export type Titles = z.output<typeof titlesSchema>;
