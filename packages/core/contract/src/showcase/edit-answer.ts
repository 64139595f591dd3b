import { z } from 'zod';
import { propertyFields } from './templates.js';

export const editedParts = [
  ...propertyFields,
  'badge',
  'logo',
  'photos',
  'photo_tone',
  'photo_regions',
  'daytime',
  'colors',
  'type',
  'language',
  'scrim',
  'photo_content',
] as const;

/** The outcome of an edit's words: in its 202 answer, its dry run, its job and its webhook. Ours. */
export const editAnswerSchema = z.object({
  /** Each change in a few English words. */
  understood: z.array(z.string()),
  /** Wishes left undone, each with the reason and an alternative. */
  not_possible: z.array(z.object({ what: z.string(), why: z.string(), way_out: z.string() })),
  changed: z.array(z.enum(editedParts)),
});
export type EditAnswer = z.infer<typeof editAnswerSchema>;

/** The same in answers that are of showcases too. */
export const editAnswerFields = editAnswerSchema.partial().shape;
