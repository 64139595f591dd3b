import { z } from 'zod';
import { limits } from '../limits.js';
import { propertyFields } from './templates.js';

const share = z.number().min(0).max(1);
const { specText, textSource } = limits.showcase;

/**
 * A fact of the reference that no field of the template takes the place of; or, of kind `unsure`, a field that takes
 * the place of a text which was not read surely.
 */
export const missingFieldSchema = z.object({
  field: z
    .enum(propertyFields)
    .nullable()
    .describe(
      'The field that the text seems to belong to, or whose `text_sources` the design does not show; null for none.',
    ),
  text: z.string().max(textSource).describe('The text in the design or in the layout.'),
  kind: z
    .enum(['figure', 'contact', 'address', 'action', 'name', 'unsure', 'not_in_design'])
    .describe(
      'A figure, contact details, an address or a call to action; `name` for a name, a place, a slogan or other words of one listing; `unsure` for a text that a field replaces and that was not read surely enough for `text_sources`; `not_in_design` for a text of `text_sources` that the design does not show.',
    ),
  position: z
    .string()
    .max(specText)
    .nullable()
    .describe('Its position, as in a layout; null for `not_in_design`.'),
});
export type MissingField = z.infer<typeof missingFieldSchema>;

/** How well a template rendered its own reference; null and empty where it was not tried. */
export const proofFields = {
  score: share
    .nullable()
    .describe(
      'How closely the template reproduces its own design, 0 to 1; null when you sent the layout or have changed it since.',
    ),
  field_confidence: z
    .partialRecord(z.enum(propertyFields), share)
    .describe('How sure we are of each field’s text in the design, 0 to 1.'),
  missing_fields: z
    .array(missingFieldSchema)
    .describe(
      'Facts of the design that no field replaces, which images leave out; and fields whose `text_sources` the design does not show.',
    ),
};

export const storedProofSchema = z.object({
  ...proofFields,
  /** Lines of text read from the reference. */
  texts: z.array(z.string()),
  /** Whether the design is stored as an SVG; proofs of before have none. */
  is_drawn: z.boolean().default(false),
});
export type StoredProof = z.infer<typeof storedProofSchema>;

export const shownProof = {
  ...proofFields,
  preview_url: z
    .string()
    .nullable()
    .describe(
      'The design beside the template’s reproduction of it, with even pictures in its slots; a new link in each answer. Null when there is no `score`.',
    ),
  design_url: z
    .string()
    .nullable()
    .describe(
      'The design we read as an SVG: its ground as a picture, a shape for each slot, and its texts as text. A new link in each answer. Null when the design was not analysed.',
    ),
};

export const noProof = { score: null, field_confidence: {}, missing_fields: [] };
