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
  nearest: z
    .string()
    .optional()
    .describe('The text of the design that is most like one that is `not_in_design`.'),
});
export type MissingField = z.infer<typeof missingFieldSchema>;

/** A text of a design: each is a value, a caption that stays, or a fact that goes. */
export const designRowSchema = z.object({
  text: z.string().max(textSource).describe('As we read it; empty for letters that we could not.'),
  position: z.string().max(specText).describe('Its position, as in a layout.'),
  kind: z
    .enum([...propertyFields, 'caption', 'figure', 'contact', 'address', 'action', 'name'])
    .describe('The field whose value it is, a caption, or the kind of fact that it tells.'),
});
export type DesignRow = z.infer<typeof designRowSchema>;

/** What is known of a template in its own reference; empty where that was not read. */
export const proofFields = {
  field_confidence: z
    .partialRecord(z.enum(propertyFields), share)
    .describe('How sure we are of each field’s text in the design, 0 to 1.'),
  missing_fields: z
    .array(missingFieldSchema)
    .describe(
      'Facts of the design that no field replaces, which images leave out; and fields whose `text_sources` the design does not show.',
    ),
  rows: z
    .array(designRowSchema)
    .describe('Every text of the design, as we read it; a change of the layout leaves them.'),
};

export const storedProofSchema = z.object({
  ...proofFields,
  /** Proofs of before have none. */
  rows: proofFields.rows.default([]),
  /** Lines of text read from the reference. */
  texts: z.array(z.string()),
});
export type StoredProof = z.infer<typeof storedProofSchema>;

export const shownProof = {
  ...proofFields,
  picture_url: z
    .string()
    .nullable()
    .describe(
      'The design by itself, upright, on which `rows` and the layout have their positions; a new link in each answer. Null when the design was not analysed.',
    ),
};

export const noProof = { field_confidence: {}, missing_fields: [], rows: [] };
