import { z } from 'zod';
import { dryRunField } from '../dry-run/field.js';
import { disclosureSchema } from '../films/disclosure.js';
import { elementsConfigSchema } from '../films/elements-config.js';
import { filmLanguageSchema } from '../films/language.js';
import { musicIssues } from '../films/music.js';
import { storedImagesSchema } from '../films/stored-images.js';
import { videoFormatSchema } from '../films/video-formats.js';
import { limits } from '../limits.js';
import { metadataSchema } from '../metadata.js';
import { parseRequest } from '../validation.js';
import { webhookRetrySchema } from '../webhooks/schedules.js';
import type { PropertyFilmKind } from './kinds.js';

const words = z.string().trim().min(1);
const fact = words.max(200);
const count = z.int().min(0).max(99);

/**
 * Facts that the film may state about the property. It says nothing that is not here or in the photos.
 */
export const propertyDetailsSchema = z.object({
  title: fact.optional(),
  location: fact.optional(),
  price: fact.optional(),
  size: fact.optional(),
  bedrooms: count.optional(),
  bathrooms: count.optional(),
  parking: count.optional(),
  features: z.array(fact).max(12).optional(),
  contact: fact.optional(),
});
export type PropertyDetails = z.infer<typeof propertyDetailsSchema>;

export const orchestrationModes = ['auto', 'sequential'] as const;
export const modificationModes = ['people', 'do-not-modify'] as const;

/** Every field of the three endpoints; which of them an endpoint knows is in `propertyFilmBodies`. */
const fields = {
  images: z
    .array(z.string())
    .min(limits.propertyFilms.images.min)
    .max(limits.propertyFilms.images.max),
  format: videoFormatSchema.default('16:9'),
  property: propertyDetailsSchema.optional(),
  /** A hint for the photos' grade; `do-not-modify` leaves them as they are. */
  style: words.max(100).optional(),
  script: words.optional(),
  language: filmLanguageSchema.optional(),
  voice: z
    .object({
      voice_id: words.optional(),
      language: filmLanguageSchema.optional(),
    })
    .optional(),
  /** `auto` may reorder photos so that the film leads from outside in; `sequential` keeps their order. */
  orchestration_mode: z.enum(orchestrationModes).optional(),
  avatar_id: words.optional(),
  modification_mode: z.enum(modificationModes).optional(),
  selected_family_id: words.optional(),
  background_music: z.boolean().optional(),
  music_id: z.uuid().optional(),
  music_kind: z.enum(['stock', 'ai']).optional(),
  subtitle_config: z.looseObject({}).optional(),
  elements_config: elementsConfigSchema.optional(),
  webhook_url: z.string().max(limits.webhookUrlCharacters).optional(),
  webhook_retry: webhookRetrySchema.optional(),
  disclosure: disclosureSchema.optional(),
  metadata: metadataSchema.optional(),
  ...dryRunField,
};

const common = {
  images: true,
  format: true,
  property: true,
  style: true,
  script: true,
  language: true,
  voice: true,
  background_music: true,
  music_id: true,
  music_kind: true,
  subtitle_config: true,
  elements_config: true,
  webhook_url: true,
  webhook_retry: true,
  disclosure: true,
  metadata: true,
  dry_run: true,
} as const;

/** A request of any of the three kinds, as it is stored with its task. */
export const propertyFilmRequestSchema = z.object(fields).omit({ dry_run: true });
export type PropertyFilmRequest = z.infer<typeof propertyFilmRequestSchema>;

const anyBodySchema = z.object(fields);

/** Bodies by kind; fields of another kind are ignored like any unknown field. */
export const propertyFilmBodies = {
  slideshow: anyBodySchema.pick({ ...common, orchestration_mode: true }),
  'narrated-slideshow': anyBodySchema.pick({ ...common, avatar_id: true }),
  'living-property': anyBodySchema.pick({
    ...common,
    modification_mode: true,
    selected_family_id: true,
  }),
} as const satisfies Record<PropertyFilmKind, z.ZodObject>;

/** @throws ApiError VALIDATION_ERROR with every issue in the document's order */
export function parsePropertyFilm(kind: PropertyFilmKind, body: unknown): PropertyFilmRequest {
  return propertyFilmRequestSchema.parse(parseRequest(propertyFilmBodies[kind], body, musicIssues));
}

export const propertyFilmInputsSchema = storedImagesSchema(['photo', 'intro_logo', 'outro_logo']);
