import { z } from 'zod';
import { engineWarningSchema } from '../engine-warnings.js';
import { SHOWCASE_FAILURE, showcaseKinds } from '../events.js';
import { shownMetadata } from '../metadata.js';
import { cursorPage, workQuery, workQueryRules } from '../paging/cursor-pages.js';
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
export const showcaseJobSchema = z.object({
  job_id: z.string(),
  status: z.enum(showcaseStatuses),
  kind: z.enum(showcaseKinds),
  /** Empty for edits, as in their webhooks. */
  template_id: z.string(),
  custom_template_id: z.string().nullable(),
  /** Of an edit: the job whose image it changes. */
  source_result_id: z.string().nullable(),
  livemode: z.boolean(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().optional(),
  /** Of a job that succeeded: when its image and its link end. */
  expires_at: z.iso.datetime().optional(),
  /** Null until there is one, and when it has ended. */
  output_image_url: z.string().nullable(),
  /** One file for each requested format; left out when none was requested, and until there are files. */
  outputs: z.array(showcaseOutputSchema).optional(),
  /** The main photo as sent; null while there is no image. */
  original_image_url: z.string().nullable(),
  error: z.enum(Object.values(showcaseFailures)).nullable(),
  error_code: z.enum(Object.keys(showcaseFailures) as [ShowcaseFailureCode]).nullable(),
  /** Parts made by the embedded engine because a provider failed; left out when there are none. */
  engine_warnings: z.array(engineWarningSchema).optional(),
  ...editAnswerFields,
  credits_charged: z.int().nonnegative(),
  refunded_credits: z.int().nonnegative(),
  ...shownMetadata,
  request_id: z.string(),
  _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
});
export type ShowcaseJobAnswer = z.infer<typeof showcaseJobSchema>;

/** Query of GET …/property-showcase/jobs, as strings in the URL. */
export const showcaseJobsQuerySchema = z.object({
  status: z.enum(showcaseStatuses).optional(),
  kind: z.enum(showcaseKinds).optional(),
  ...workQuery,
});
export type ShowcaseJobsQuery = z.infer<typeof showcaseJobsQuerySchema>;

/** Allowed values of each parameter, for the message of INVALID_PARAMETER. */
export const showcaseJobsQueryRules: Readonly<Record<keyof ShowcaseJobsQuery, string>> = {
  status: `one of: ${showcaseStatuses.join(', ')}`,
  kind: `one of: ${showcaseKinds.join(', ')}`,
  ...workQueryRules,
};

/** Answer of GET …/property-showcase/jobs: newest first. */
export const showcaseJobListSchema = z.object({
  jobs: z.array(showcaseJobSchema),
  ...cursorPage,
});
export type ShowcaseJobList = z.infer<typeof showcaseJobListSchema>;
