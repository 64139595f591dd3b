import { disclosureSchema } from '@groundwork/contract/films/fields';
import { showcaseFormatSchema } from '@groundwork/contract/showcase/formats';
import { showcaseLanguageSchema } from '@groundwork/contract/showcase/languages';
import { acceptedValuesSchema } from '@groundwork/contract/showcase/property-values';
import { templateSpecSchema } from '@groundwork/contract/showcase/template-spec';
import { builtInTemplateIds } from '@groundwork/contract/showcase/templates';
import { z } from 'zod';
import { regions, rooms } from './document/document-directives.js';
import { engineReadingSchema } from './edits/directives.js';

/** One edit as requested; edits of edits are a list in their order. */
export const editSchema = z.object({
  prompt: z.string().nullable(),
  /** What an engine for texts made of the prompt, where our own reading left some of it over. */
  read: engineReadingSchema.optional(),
  /** Of these words, those that were done in the photo itself. */
  in_photo: z.array(z.string()).optional(),
  /** Stored photos that its words bring, by the addresses that they name. */
  photos: z.record(z.string(), z.string()).optional(),
  dominant_color: z.string().nullable(),
  font: z.string().nullable(),
  language: showcaseLanguageSchema.nullable(),
});
export type Edit = z.infer<typeof editSchema>;

/**
 * All that a showcase is made from, stored with its job, so that an edit makes it again instead of painting
 * over it. Pictures are names of stored objects.
 */
export const recipeSchema = z.object({
  template: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('built_in'), id: z.enum(builtInTemplateIds) }),
    z.object({
      kind: z.literal('custom'),
      spec: templateSpecSchema,
      /** The reference design as read for this generation. */
      reference_key: z.string(),
      instruction: z.string().nullable(),
      /** As of an edit's prompt. */
      read: engineReadingSchema.optional(),
    }),
  ]),
  values: acceptedValuesSchema,
  language: showcaseLanguageSchema,
  images: z.object({
    main: z.string(),
    /** The main photo with the contents changed by edits; shown instead of it. */
    changed: z.string().optional(),
    /** Whether an engine changed one of the other photos. */
    by_model: z.boolean().optional(),
    supporting: z.array(z.string()),
    logo: z.string().nullable(),
    /** Photos, from 0, by the room in their names. */
    rooms: z.partialRecord(z.enum(rooms), z.int().min(0)).optional(),
  }),
  /** Requested formats; the template's own by default. */
  formats: z.array(showcaseFormatSchema).optional(),
  edits: z.array(editSchema),
  /** Whether the image is labelled. */
  disclosure: disclosureSchema.optional(),
  /** Marked as a sample: made with a test key. */
  sample: z.boolean(),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** Stored with a finished image's recipe. */
export const understandingSchema = z.object({
  /** Regions that none of its photos shows; empty for images of earlier releases. */
  regions_absent: z.array(z.enum(regions)).default([]),
});
