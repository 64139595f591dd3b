import { z } from 'zod';
import { elementsConfigSchema } from '../films/elements-config.js';
import {
  acceptedFilmFields,
  disclosureSchema,
  filmLanguageSchema,
  musicIssues,
  storedImagesSchema,
  videoFormatSchema,
} from '../films/fields.js';
import { limits } from '../limits.js';
import { dryRunField, metadataSchema } from '../request-fields.js';
import type { PropertyFilmKind } from '../tasks/task-kinds.js';
import { parseRequest, type ValidationIssue } from '../validation.js';
import { webhookRetrySchema } from '../webhooks/schedules.js';
import { writtenText } from '../words/written-text.js';

const words = writtenText().trim().min(1);
const fact = writtenText(true).trim().min(1).max(200);
const count = z.int().min(0).max(99);

/**
 * Facts that the film may state about the property. It says nothing that is not here or in the photos.
 */
export const propertyDetailsSchema = z
  .object({
    title: fact.optional().describe('A headline, such as `House with garden`.'),
    location: fact.optional().describe('Place or address, such as `Porto, Foz`.'),
    price: fact.optional().describe('As displayed, with its currency.'),
    size: fact.optional().describe('As displayed, with its unit.'),
    bedrooms: count.optional().describe('Number of bedrooms.'),
    bathrooms: count.optional().describe('Number of bathrooms.'),
    parking: count.optional().describe('Number of parking spaces.'),
    features: z
      .array(fact)
      .max(12)
      .optional()
      .describe('Selling points, such as `pool` or `sea view`.'),
    contact: fact.optional().describe('Whom to call. Shown on a card at the end.'),
  })
  .meta({ id: 'PropertyDetails' });
export type PropertyDetails = z.infer<typeof propertyDetailsSchema>;

export const orchestrationModes = ['auto', 'sequential'] as const;
export const modificationModes = ['people', 'do-not-modify'] as const;
export const narrations = ['full', 'brief', 'none'] as const;

/** Every field of the three endpoints; which of them an endpoint knows is in `propertyFilmBodies`. */
const fields = {
  images: z
    .array(z.string())
    .min(limits.propertyFilms.images.min)
    .max(limits.propertyFilms.images.max)
    .describe(
      `URLs of ${limits.propertyFilms.images.min} to ${limits.propertyFilms.images.max} photos: JPEG, PNG, WebP, AVIF, HEIC or TIFF, at least ${limits.land.imageShorterSide} px on the shorter side, at most ${limits.land.imageBytes / 2 ** 20} MB.`,
    ),
  format: videoFormatSchema.default('16:9'),
  property: propertyDetailsSchema.optional().describe('Facts that the film may mention.'),
  style: words
    .max(100)
    .optional()
    .describe(
      'How to grade the photos, such as `warm` or `cinematic`; `do-not-modify` leaves them unchanged.',
    ),
  script: words.optional().describe('The narration. Leave empty to have it written for you.'),
  narration: z
    .enum(narrations)
    .optional()
    .describe(
      '`full` speaks throughout (default); `brief` speaks the name at the beginning and shows the facts as text; `none` shows all as text. A slideshow is `full` with a script, `brief` with a voice alone, else `none`.',
    ),
  language: filmLanguageSchema
    .optional()
    .describe(
      'Language of script and speech, such as `pt` or `pt-BR`; takes precedence over `voice.language`.',
    ),
  voice: z
    .object({
      voice_id: words.optional(),
      language: filmLanguageSchema.optional().describe('Language of script and speech.'),
    })
    .optional()
    .describe('The narrator.'),
  orchestration_mode: z
    .enum(orchestrationModes)
    .optional()
    .describe(
      '`sequential` keeps the order of the photos (default); `auto` goes from outside to inside.',
    ),
  avatar_id: words.optional().meta({
    'x-label': 'Presenter',
    description: 'A presenter from GET /v1/avatars, who speaks to the viewer, for 5 more credits.',
  }),
  modification_mode: z
    .enum(modificationModes)
    .optional()
    .describe(
      '`people` shows a family living in the photos (default); `do-not-modify` leaves the photos unchanged.',
    ),
  selected_family_id: words.optional().meta({
    'x-label': 'Family',
    description:
      'The people in the film: the slug of a preset, or the ID of a family that is ready.',
  }),
  background_music: z.boolean().optional(),
  music_id: z.uuid().optional().meta({ 'x-label': 'Track' }),
  music_kind: z.enum(['stock', 'ai']).optional(),
  subtitle_config: z.looseObject({}).optional(),
  elements_config: elementsConfigSchema.optional(),
  webhook_url: z.string().max(limits.webhookUrlCharacters).optional(),
  webhook_retry: webhookRetrySchema.optional(),
  disclosure: disclosureSchema.optional(),
  metadata: metadataSchema.optional(),
  ...dryRunField,
};

/** A request of any of the three kinds, as it is stored with its task. */
export const propertyFilmRequestSchema = z.object(fields).omit({ dry_run: true });
export type PropertyFilmRequest = z.infer<typeof propertyFilmRequestSchema>;

const anyBodySchema = z.object(fields);

/** Fields of other kinds: they are unknown names. */
const others = {
  slideshow: { avatar_id: true, modification_mode: true, selected_family_id: true },
  'narrated-slideshow': {
    orchestration_mode: true,
    modification_mode: true,
    selected_family_id: true,
  },
  'living-property': { orchestration_mode: true, avatar_id: true },
} as const;

export const propertyFilmBodies = {
  slideshow: anyBodySchema.omit(others.slideshow).meta({ id: 'SlideshowRequest' }),
  'narrated-slideshow': anyBodySchema
    .omit(others['narrated-slideshow'])
    .meta({ id: 'NarratedSlideshowRequest' }),
  'living-property': anyBodySchema
    .omit(others['living-property'])
    .meta({ id: 'LivingPropertyRequest' }),
} as const satisfies Record<PropertyFilmKind, z.ZodObject>;

function filmIssues(body: Readonly<Record<string, unknown>>): ValidationIssue[] {
  const isSilent = body.narration === 'none' && body.avatar_id !== undefined;
  const message = 'a presenter speaks: send "full" or "brief", or leave avatar_id out';
  return [...musicIssues(body), ...(isSilent ? [{ path: 'narration', message }] : [])];
}

/** @throws ApiError VALIDATION_ERROR with every issue in the document's order */
export function parsePropertyFilm(kind: PropertyFilmKind, body: unknown): PropertyFilmRequest {
  return propertyFilmRequestSchema.parse(parseRequest(propertyFilmBodies[kind], body, filmIssues));
}

export const propertyFilmInputsSchema = storedImagesSchema(['photo', 'intro_logo', 'outro_logo']);

/** Answer of the three endpoints; they say `credits_charged` where land says `charged_credits`. */
export const propertyFilmAcceptedSchema = z
  .object({
    ...acceptedFilmFields,
    credits_charged: z.int().nonnegative(),
  })
  .meta({ id: 'FilmAccepted' });
export type PropertyFilmAccepted = z.infer<typeof propertyFilmAcceptedSchema>;

/** Credits of a film by its kind, and of its extras. */
export const propertyFilmPrices = {
  slideshow: 10,
  'narrated-slideshow': 15,
  'living-property': 20,
  script: 5,
  presenter: 5,
} as const;

export interface PropertyFilmPlan {
  readonly narration: boolean;
  /** Whether only the beginning is spoken. */
  readonly brief: boolean;
  readonly paidScript: boolean;
  readonly presenter: boolean;
  readonly people: boolean;
  readonly music: boolean;
}

/** How much is spoken where the customer doesn't say it. */
function usualNarration(
  kind: PropertyFilmKind,
  { script, voice }: PropertyFilmRequest,
): (typeof narrations)[number] {
  if (kind !== 'slideshow' || script !== undefined) return 'full';
  return voice === undefined ? 'none' : 'brief';
}

export function planPropertyFilm(
  kind: PropertyFilmKind,
  request: PropertyFilmRequest,
): PropertyFilmPlan {
  const told = request.narration ?? usualNarration(kind, request);
  const narration = told !== 'none';
  return {
    narration,
    brief: told === 'brief',
    paidScript: narration && request.script === undefined,
    presenter: request.avatar_id !== undefined,
    people: kind === 'living-property' && request.modification_mode !== 'do-not-modify',
    music: request.background_music ?? kind === 'slideshow',
  };
}

export function pricePropertyFilm(kind: PropertyFilmKind, plan: PropertyFilmPlan): number {
  return (
    propertyFilmPrices[kind] +
    (plan.paidScript ? propertyFilmPrices.script : 0) +
    (plan.presenter ? propertyFilmPrices.presenter : 0)
  );
}
