import { z } from 'zod';
import { videoFormatSchema } from '../films/fields.js';
import { shownMetadata } from '../request-fields.js';
import { parseRequest } from '../validation.js';
import { planLand } from './plan.js';
import {
  landReadingDataSchema,
  landReadingSchema,
  type Objection,
  refusalAmong,
} from './reading.js';
import { type LandRequest, landBodySchema, landRequestSchema } from './request.js';

/** Body of POST /v1/land/readings: what of POST /v1/land has a part in how its photo is read. */
export const landReadingBodySchema = landBodySchema
  .pick({
    source_image_url: true,
    mask_image_url: true,
    mask_url: true,
    marked_image_url: true,
    area_polygon: true,
    polygon: true,
    plot_area_m2: true,
    plot_width_m: true,
    camera_height_m: true,
    terrain_type: true,
    metadata: true,
  })
  // A film of an upright format shows less of a photo's width: its plot lies farther off.
  .extend({
    format: videoFormatSchema
      .default('16:9')
      .describe(
        'Format of the film you have in mind: an upright one shows less of the width, and its plot lies farther away.',
      ),
  })
  .meta({ id: 'LandReadingRequest' });

/** The request as it is stored: each alias under its main name, which wins over it. */
export const landReadingRequestSchema = landReadingBodySchema.omit({
  mask_url: true,
  polygon: true,
});
export type LandReadingRequest = z.infer<typeof landReadingRequestSchema>;

/** @throws ApiError VALIDATION_ERROR with every issue in the document's order */
export function parseLandReadingRequest(body: unknown): LandReadingRequest {
  const { mask_url, polygon, ...main } = parseRequest(landReadingBodySchema, body);
  return landReadingRequestSchema.parse({
    ...main,
    mask_image_url: main.mask_image_url ?? mask_url,
    area_polygon: main.area_polygon ?? polygon,
  });
}

/** Fields that a reading and a film of the same photo share. */
export type ReadLand = Pick<
  LandRequest,
  | 'source_image_url'
  | 'mask_image_url'
  | 'marked_image_url'
  | 'area_polygon'
  | 'plot_area_m2'
  | 'plot_width_m'
  | 'camera_height_m'
  | 'terrain_type'
>;

/** Where a reading stands. An honest no is completed: its objections say why. */
export const readingStatuses = ['pending', 'completed', 'failed'] as const;
export const readingStatusSchema = z.enum(readingStatuses);

export const readingFailures = {
  IMAGE_PROCESSING_FAILED: 'A picture of the request could not be processed',
  READING_FAILED: 'The photo could not be read on our side; ask for another reading',
} as const satisfies Record<string, string>;
export type ReadingFailureCode = keyof typeof readingFailures;
export const readingFailureCodes = Object.keys(readingFailures) as [
  ReadingFailureCode,
  ...ReadingFailureCode[],
];
export const readingErrorSchema = z
  .object({
    code: z.enum(readingFailureCodes).describe('The cause.'),
    message: z.string(),
  })
  .meta({ id: 'ReadingFailure' });

/** The stage of a pending reading: it waits for a worker, or is being made. */
export const readingStages = ['waiting', 'reading'] as const;

const links = z.object({
  self: z.string(),
  events: z.string(),
  poll_interval_seconds: z.int(),
});

/** Answer of POST /v1/land/readings. */
export const landReadingAcceptedSchema = z
  .object({
    reading_id: z.string(),
    status: z.literal('pending'),
    created_at: z.iso.datetime(),
    livemode: z.boolean(),
    request_id: z.string(),
    ...shownMetadata,
    _links: links,
  })
  .meta({ id: 'LandReadingAccepted' });
export type LandReadingAccepted = z.infer<typeof landReadingAcceptedSchema>;

/** Answer of GET /v1/land/readings/{readingId}. */
export const landReadingRecordSchema = z
  .object({
    reading_id: z.string(),
    status: readingStatusSchema,
    livemode: z.boolean(),
    created_at: z.iso.datetime(),
    completed_at: z.iso.datetime().optional(),
    expires_at: z.iso
      .datetime()
      .optional()
      .describe('When the reading, its picture and the link are deleted; absent until it ends.'),
    reading: landReadingSchema.optional().describe('The findings; present when it is completed.'),
    error: readingErrorSchema.optional(),
    ...shownMetadata,
    request_id: z.string(),
    _links: links,
  })
  .meta({ id: 'LandReadingRecord' });
export type LandReadingRecord = z.infer<typeof landReadingRecordSchema>;

/** Data of the event `progress` of GET /v1/land/readings/{readingId}/events. */
export const readingProgressSchema = z
  .object({
    reading_id: z.string(),
    status: z.literal('pending'),
    stage: z.enum(readingStages).describe('Waiting for a worker, or being read.'),
  })
  .meta({ id: 'ReadingProgress' });
export type ReadingProgress = z.infer<typeof readingProgressSchema>;

export function readingLinks(readingId: string, pollIntervalSeconds: number) {
  const self = `/v1/land/readings/${readingId}`;
  return { self, events: `${self}/events`, poll_interval_seconds: pollIntervalSeconds };
}

/** What decides beforehand whether a land film can be made. */
export const landOrderSchema = landReadingRequestSchema.extend(
  landRequestSchema.pick({ construction_prompts: true, style: true, language: true }).shape,
);
export type LandOrder = z.infer<typeof landOrderSchema>;

/** Photos that a worker is to look at; pictures and answers are named by their keys in the store. */
export const photoLookOrderSchema = z.array(
  z.object({
    photo: z.string(),
    mask: z.string().nullable(),
    /** The request of a land film; null where only what the photo shows is asked. */
    land: landOrderSchema.nullable(),
    answer: z.string(),
  }),
);
export type PhotoLookOrder = z.infer<typeof photoLookOrderSchema>;

/** What can be known while a request waits: objections are those against a land film, and words those that it leaves out. */
export const photoLookSchema = landReadingDataSchema
  .pick({ photo: true, objections: true })
  .extend({ unread_words: z.array(z.string()).optional() });
export type PhotoLook = z.infer<typeof photoLookSchema>;

/** Whether a film depends on what its photo shows: not where marking, scenes and script are the customer's own. */
export function readsPhoto(request: LandRequest): boolean {
  const { area, generatedScenes, narration } = planLand(request);
  const isWrittenByUs = narration && request.script === undefined;
  return area !== 'marked_image' || generatedScenes > 0 || isWrittenByUs;
}

/**
 * The objection for which no film of this request is made. A film of the customer's own scenes draws no house: it needs
 * neither an area nor a scale, and takes an area that the customer marked as it is.
 */
export function refusalOf(request: LandRequest, objections: readonly Objection[]) {
  const refusal = refusalAmong(objections);
  const { area, generatedScenes } = planLand(request);
  const isOwn = generatedScenes === 0 && (area !== 'none' || refusal?.code !== 'PHOTO_NOT_LAND');
  return isOwn ? null : refusal;
}
