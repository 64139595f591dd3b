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

const valueOrNull = z.union([z.string(), z.number()]).nullable();

/** The outcome of an edit's words: in its 202 answer, its dry run, its job and its webhook. Ours. */
export const editAnswerSchema = z.object({
  understood: z
    .array(z.string())
    .describe(
      'For edits: each change we understood, in a few words in the language of the prompt.',
    ),
  not_possible: z
    .array(
      z.object({
        what: z.string().describe('The change.'),
        why: z.string().describe('Why it cannot be made.'),
        way_out: z.string().describe('What to do instead.'),
      }),
    )
    .describe('For edits: changes that cannot be made.'),
  changed: z
    .array(z.enum(editedParts))
    .describe('For edits: the parts that differ from the previous showcase.'),
  changes: z
    .array(
      z.object({
        field: z.enum([...propertyFields, 'badge']).describe('The text that changes.'),
        from: valueOrNull.describe('What it says now; null for nothing.'),
        to: valueOrNull.describe('What it will say; null for nothing.'),
      }),
    )
    .optional()
    .describe('For edits: each text that changes, with its old and new value.'),
});
export type EditAnswer = z.infer<typeof editAnswerSchema>;

/** The same in answers that are of showcases too. */
export const editAnswerFields = editAnswerSchema.partial().shape;
