import { z } from 'zod';
import { shownMetadata } from '../metadata.js';
import { landReadingSchema } from './reading.js';

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
