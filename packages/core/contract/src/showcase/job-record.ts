import { z } from 'zod';
import { SHOWCASE_FAILURE, showcaseKinds } from '../events.js';
import { cursorPage, workQuery } from '../paging/pages.js';
import { shownMetadata } from '../request-fields.js';
import { engineWarningSchema } from '../warnings.js';
import { editAnswerFields } from './edit-answer.js';
import { showcaseOutputSchema } from './formats.js';

export const showcaseStatuses = ['pending', 'succeeded', 'failed'] as const;

/** Messages of a failed job's `error`, by its `error_code`. */
export const showcaseFailures = {
  GENERATION_FAILED: SHOWCASE_FAILURE,
  JOB_CANCELLED: 'The showcase job was cancelled',
} as const;
export type ShowcaseFailureCode = keyof typeof showcaseFailures;

/** Answer of GET …/property-showcase/jobs/{job_id}. */
export const showcaseJobSchema = z
  .object({
    job_id: z.string(),
    status: z.enum(showcaseStatuses),
    kind: z.enum(showcaseKinds).describe('A showcase or an edit of one.'),
    template_id: z
      .string()
      .describe('Its template; of an edit, that of the showcase which it changes.'),
    custom_template_id: z
      .string()
      .nullable()
      .describe('Your own template; null for a built-in one and for edits.'),
    source_result_id: z.string().nullable().describe('For edits: the job whose image it changes.'),
    livemode: z.boolean(),
    created_at: z.iso.datetime(),
    completed_at: z.iso.datetime().optional(),
    expires_at: z.iso
      .datetime()
      .optional()
      .describe('When the image and its link expire; absent until there is one.'),
    output_image_url: z
      .string()
      .nullable()
      .describe('A new link to the image; null until there is one and after it has expired.'),
    outputs: z
      .array(showcaseOutputSchema)
      .optional()
      .describe(
        'One file for each requested format, in that order; absent when you requested none.',
      ),
    original_image_url: z
      .string()
      .nullable()
      .describe('Link to the main photo as you sent it; null while there is no image.'),
    error: z
      .enum(Object.values(showcaseFailures))
      .nullable()
      .describe('What went wrong, as in its webhook; null when nothing did.'),
    error_code: z
      .enum(Object.keys(showcaseFailures) as [ShowcaseFailureCode])
      .nullable()
      .describe('Base your decisions on this; null when nothing went wrong.'),
    /** Parts made by the embedded engine because a provider failed; left out when there are none. */
    engine_warnings: z.array(engineWarningSchema).optional(),
    ...editAnswerFields,
    credits_charged: z.int().nonnegative(),
    refunded_credits: z.int().nonnegative(),
    ...shownMetadata,
    request_id: z.string(),
    _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
  })
  .meta({ id: 'ShowcaseJob' });
export type ShowcaseJobAnswer = z.infer<typeof showcaseJobSchema>;

/** Query of GET …/property-showcase/jobs, as strings in the URL. */
export const showcaseJobsQuerySchema = z.object({
  status: z.enum(showcaseStatuses).optional().describe('Only jobs that stand here.'),
  kind: z.enum(showcaseKinds).optional().describe('Only showcases, or only edits.'),
  ...workQuery,
});

/** Answer of GET …/property-showcase/jobs: newest first. */
export const showcaseJobListSchema = z
  .object({
    jobs: z.array(showcaseJobSchema).describe('This page, newest first.'),
    ...cursorPage,
  })
  .meta({ id: 'ShowcaseJobList' });
export type ShowcaseJobList = z.infer<typeof showcaseJobListSchema>;
