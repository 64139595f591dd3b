import { z } from 'zod';
import { type FamilyResult, familyResultSchema } from './families/family.js';
import { taskIdSchema, webhookTaskIdSchema } from './identifiers.js';
import { presentMetadata, shownMetadata } from './request-fields.js';
import { type EditAnswer, editAnswerFields } from './showcase/edit-answer.js';
import { type ShowcaseOutput, showcaseOutputSchema } from './showcase/formats.js';
import {
  type TaskFailureCode,
  taskErrorSchema,
  type VideoResult,
  videoResultSchema,
} from './tasks/tasks.js';
import { type EngineWarning, engineWarningSchema } from './warnings.js';

export const taskEvents = ['task.completed', 'task.failed'] as const;
export type TaskEvent = (typeof taskEvents)[number];
export const showcaseEvents = ['showcase.completed', 'showcase.failed'] as const;
export type ShowcaseEvent = (typeof showcaseEvents)[number];
export const webhookEvents = [...taskEvents, ...showcaseEvents] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Headers of deliveries, in addition to Content-Type: application/json. */
export const webhookHeaders = {
  /** Hex HMAC-SHA256 with the key's webhook secret over `<timestamp>.<raw body>`. */
  signature: 'X-Service-Signature',
  /** Unix time of sending, in seconds. */
  timestamp: 'X-Service-Timestamp',
  event: 'X-Service-Event',
  /** During a rotation: the same with the new secret. */
  nextSignature: 'X-Service-Signature-Next',
  /** On a replay: the delivery whose event it repeats. */
  replayOf: 'X-Service-Replay-Of',
  /** W3C Trace Context: the trace of the request whose outcome it reports. */
  traceparent: 'traceparent',
  /** Id of the delivery, the same for each attempt. This and the next two are defined by Standard Webhooks. */
  standardId: 'webhook-id',
  /** As X-Service-Timestamp. */
  standardTimestamp: 'webhook-timestamp',
  /**
   * Separated by spaces, one for each secret in use: `v1,` and base64 HMAC-SHA256 over `<id>.<timestamp>.<raw body>`.
   */
  standardSignature: 'webhook-signature',
} as const;

/** Present and true in events of POST /v1/webhooks/test. */
const test = z.literal(true).optional();

const common = {
  task_id: webhookTaskIdSchema.describe(
    'The task. For land films this is its `external_id` (`svc_land_…`); `poll_task_id` is the `task_…` id from the answer that accepted it. Poll that one.',
  ),
  /** The `task_<id>` from the answer that accepted the task. */
  poll_task_id: taskIdSchema,
  livemode: z.boolean(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().describe('When it ended.'),
  ...shownMetadata,
  test: test.describe('Present and true in events of POST /v1/webhooks/test.'),
};

export const taskEventSchema = z.discriminatedUnion('event', [
  z
    .object({
      event: z.literal('task.completed').describe('The event.'),
      status: z.literal('completed'),
      ...common,
      result: z.union([videoResultSchema, familyResultSchema]),
    })
    .meta({ id: 'TaskCompletedEvent' }),
  z
    .object({
      event: z.literal('task.failed').describe('The event.'),
      status: z.literal('failed'),
      ...common,
      error: taskErrorSchema,
    })
    .meta({ id: 'TaskFailedEvent' }),
]);
export type TaskEventPayload = z.infer<typeof taskEventSchema>;

interface EndedTask {
  readonly id: string;
  readonly externalId: string;
  readonly livemode: boolean;
  readonly createdAt: Date;
  readonly completedAt: Date;
  /** As stored in the database. */
  readonly metadata: unknown;
}

const ended = (task: EndedTask) => ({
  task_id: webhookTaskIdSchema.parse(task.externalId),
  poll_task_id: taskIdSchema.parse(task.id),
  livemode: task.livemode,
  created_at: task.createdAt.toISOString(),
  completed_at: task.completedAt.toISOString(),
  ...presentMetadata(task.metadata),
});

export function taskCompletedEvent(
  task: EndedTask,
  result: VideoResult | FamilyResult,
): TaskEventPayload {
  return { event: 'task.completed', status: 'completed', ...ended(task), result };
}

export function taskFailedEvent(
  task: EndedTask,
  error: { readonly code: TaskFailureCode; readonly message: string },
): TaskEventPayload {
  return { event: 'task.failed', status: 'failed', ...ended(task), error };
}

/** The customer's error for a failed showcase; our log has the cause. */
export const SHOWCASE_FAILURE = 'The showcase image could not be generated';

export const showcaseKinds = ['generation', 'edit'] as const;
export type ShowcaseKind = (typeof showcaseKinds)[number];

const showcaseCommon = {
  job_id: z.string(),
  kind: z.enum(showcaseKinds).describe('A new image, or an edit.'),
  template_id: z.string().describe('The template; empty for edits.'),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().describe('When it ended.'),
  ...shownMetadata,
  test: test.describe('Present and true in events of POST /v1/webhooks/test.'),
};

export const showcaseEventSchema = z.discriminatedUnion('event', [
  z
    .object({
      event: z.literal('showcase.completed').describe('The event.'),
      status: z.literal('succeeded'),
      ...showcaseCommon,
      output_image_url: z.string().describe('Link to the image; null when there is none.'),
      outputs: z
        .array(showcaseOutputSchema)
        .optional()
        .describe(
          'One file for each requested format, in that order; absent when you requested none.',
        ),
      original_image_url: z.string().optional().describe('Link to the main photo as you sent it.'),
      /** Parts made by the embedded engine because a provider failed; left out when there are none. */
      engine_warnings: z.array(engineWarningSchema).optional(),
      ...editAnswerFields,
      error: z.null(),
    })
    .meta({ id: 'ShowcaseCompletedEvent' }),
  z
    .object({
      event: z.literal('showcase.failed').describe('The event.'),
      status: z.literal('failed'),
      ...showcaseCommon,
      output_image_url: z.null().describe('Link to the image; null when there is none.'),
      error: z.literal(SHOWCASE_FAILURE),
    })
    .meta({ id: 'ShowcaseFailedEvent' }),
]);
export type ShowcaseEventPayload = z.infer<typeof showcaseEventSchema>;

export interface MadeShowcase {
  readonly imageUrl: string;
  /** For jobs with requested formats. */
  readonly outputs?: readonly ShowcaseOutput[];
  readonly originalUrl?: string;
  readonly engineWarnings?: readonly EngineWarning[];
  readonly editAnswer?: EditAnswer | undefined;
}

/** @param made null when the job failed */
export function showcaseEvent(
  job: {
    readonly id: string;
    readonly kind: ShowcaseKind;
    readonly templateId: string;
    readonly createdAt: Date;
    readonly completedAt: Date;
    /** As stored in the database. */
    readonly metadata: unknown;
  },
  made: MadeShowcase | null,
): ShowcaseEventPayload {
  const facts = {
    job_id: job.id,
    kind: job.kind,
    template_id: job.kind === 'edit' ? '' : job.templateId,
    created_at: job.createdAt.toISOString(),
    completed_at: job.completedAt.toISOString(),
    ...presentMetadata(job.metadata),
  };
  return made === null
    ? {
        event: 'showcase.failed',
        status: 'failed',
        ...facts,
        output_image_url: null,
        error: SHOWCASE_FAILURE,
      }
    : {
        event: 'showcase.completed',
        status: 'succeeded',
        ...facts,
        output_image_url: made.imageUrl,
        ...(made.outputs === undefined ? {} : { outputs: [...made.outputs] }),
        ...(made.originalUrl === undefined ? {} : { original_image_url: made.originalUrl }),
        ...(made.engineWarnings === undefined || made.engineWarnings.length === 0
          ? {}
          : { engine_warnings: [...made.engineWarnings] }),
        ...made.editAnswer,
        error: null,
      };
}
