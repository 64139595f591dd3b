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
  /** The field whose value it seems to be, or whose `text_sources` names no text of the design; null for none. */
  field: z.enum(propertyFields).nullable(),
  text: z.string().max(textSource),
  kind: z.enum(['figure', 'contact', 'address', 'action', 'unsure', 'not_in_design']),
  /** Where it stands, in the words of a spec; null when it stands nowhere. */
  position: z.string().max(specText).nullable(),
});
export type MissingField = z.infer<typeof missingFieldSchema>;

/** How well a template rendered its own reference; null and empty where it was not tried. */
export const proofFields = {
  score: share.nullable(),
  field_confidence: z.partialRecord(z.enum(propertyFields), share),
  missing_fields: z.array(missingFieldSchema),
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
  preview_url: z.string().nullable(),
  design_url: z.string().nullable(),
};

export const noProof = { score: null, field_confidence: {}, missing_fields: [] };
