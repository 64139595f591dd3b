import { z } from 'zod';
import { webhookEvents } from '../events.js';
import { limits } from '../limits.js';
import { cursorPage, parameter, workQuery } from '../paging/pages.js';
import { webhookRetrySchema } from './schedules.js';

/** `pending` until a receiver has answered 2xx or the tries are used up. */
export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStatuses)[number];

/** Why an attempt did not deliver, in plain words. */
export const attemptFailures = {
  refused: 'The receiver answered with a status other than 2xx',
  timed_out: `The receiver did not answer within ${limits.webhook.answerSeconds} seconds`,
  unresolvable: 'The host name of the URL could not be resolved',
  connection_failed: 'No connection to the receiver could be made, or it broke off',
  private_address: 'The URL leads to a private or internal network',
  malformed_url: 'The URL cannot be used',
  interrupted: 'The attempt was cut short on our side; the receiver may have got it',
  given_up: 'Too many attempts were cut short on our side',
  endpoint_off: 'Not sent: the webhook endpoint is disabled or deleted',
  dropped: 'Dropped on purpose, as the magic input of the request asks for',
} as const satisfies Record<string, string>;
export type AttemptFailure = keyof typeof attemptFailures;
export const attemptFailureCodes = Object.keys(attemptFailures) as [
  AttemptFailure,
  ...AttemptFailure[],
];

export const deliveryAttemptSchema = z
  .object({
    number: z.int().positive().describe('1 for the first.'),
    started_at: z.iso.datetime().describe('When it started.'),
    duration_ms: z
      .int()
      .nonnegative()
      .nullable()
      .describe(
        'Milliseconds until the answer or the end of the attempt; null while it is in progress.',
      ),
    response_status: z.int().nullable().describe('Null when no answer came.'),
    response_excerpt: z.string().nullable().describe('The beginning of the answer.'),
    failure: z
      .object({
        code: z.enum(attemptFailureCodes).describe('Stable code to act on.'),
        message: z.string(),
      })
      .nullable()
      .describe('Why it failed; null when it succeeded or is in progress.'),
    request: z
      .object({
        headers: z.record(z.string(), z.string()).describe('Signatures are shortened.'),
        body: z.string().describe('The exact text that was signed.'),
      })
      .nullable()
      .describe('What we sent; null for attempts older than this log.'),
  })
  .meta({ id: 'DeliveryAttempt' });
export type DeliveryAttempt = z.infer<typeof deliveryAttemptSchema>;

/** One event on its way to one URL. */
export const deliverySchema = z
  .object({
    delivery_id: z.string().describe('The delivery, as `webhook-id` of its headers names it.'),
    event: z.enum(webhookEvents).describe('The event.'),
    status: z
      .enum(deliveryStatuses)
      .describe('`pending` until the receiver answers 2xx or the attempts are used up.'),
    url: z.string().describe('Where we send it.'),
    endpoint_id: z
      .string()
      .nullable()
      .describe('The saved endpoint it goes to; null when the request or a test named the URL.'),
    task_id: z.string().nullable().describe('The task it is about; null for showcases and tests.'),
    job_id: z
      .string()
      .nullable()
      .describe('The showcase job it is about; null for tasks and tests.'),
    livemode: z.boolean().describe('Whether it is signed for a live key.'),
    test: z.boolean().describe('Whether POST /v1/webhooks/test created it.'),
    replay_of: z.string().nullable().describe('The delivery it repeats.'),
    retry: webhookRetrySchema.describe('How long we keep trying.'),
    attempt_count: z.int().nonnegative().describe('Attempts so far.'),
    last_response_status: z
      .int()
      .nullable()
      .describe('HTTP status of the last answer; null when none came.'),
    last_failure: z
      .object({
        code: z.enum(attemptFailureCodes).describe('Base your decisions on this.'),
        message: z.string(),
      })
      .nullable()
      .describe('Why the last attempt failed; null when it succeeded or is under way.'),
    created_at: z.iso.datetime().describe('When it was created.'),
    finished_at: z.iso
      .datetime()
      .nullable()
      .describe('When it was delivered or given up; null until then.'),
    next_attempt_at: z.iso
      .datetime()
      .nullable()
      .describe('When the next attempt is due; null during an attempt and after the end.'),
    _links: z.object({
      self: z.string(),
      replay: z.string().describe('POST here to send it again.'),
    }),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof deliverySchema>;

/** Answer of GET /v1/webhooks/deliveries. */
export const deliveryListSchema = z
  .object({
    deliveries: z.array(deliverySchema).describe('The page.'),
    ...cursorPage,
  })
  .meta({ id: 'DeliveryList' });

/** Answer of POST …/replay and of POST /v1/webhooks/test. */
export const deliveryAcceptedSchema = deliverySchema
  .extend({ request_id: z.string() })
  .meta({ id: 'DeliveryAccepted' });
export type DeliveryAccepted = z.infer<typeof deliveryAcceptedSchema>;

/** Answer of GET /v1/webhooks/deliveries/{deliveryId}. */
export const deliveryLogSchema = deliverySchema
  .extend({
    attempts: z.array(deliveryAttemptSchema).describe('First to last.'),
    request_id: z.string(),
  })
  .meta({ id: 'DeliveryLog' });
export type DeliveryLog = z.infer<typeof deliveryLogSchema>;

const idForm = /^[0-9a-z_]{1,64}$/;

/** Query of GET /v1/webhooks/deliveries, as strings in the URL. */
export const deliveriesQuerySchema = z.object({
  status: z.enum(deliveryStatuses).optional().describe('Only deliveries that stand there.'),
  event: z.enum(webhookEvents).optional().describe('Only deliveries of this event.'),
  task_id: parameter(idForm, 'a task_id (task_…) or an external_id (svc_land_…)')
    .optional()
    .describe('Only deliveries about this task: its `task_id` or its `external_id`.'),
  job_id: parameter(idForm, 'a job_id (job_…)')
    .optional()
    .describe('Only deliveries about this showcase job.'),
  endpoint_id: parameter(idForm, 'an endpoint_id (whe_…)')
    .optional()
    .describe('Only deliveries to this saved endpoint.'),
  ...workQuery,
  created_after: workQuery.created_after.describe(
    'Only deliveries that were opened later than this time.',
  ),
  created_before: workQuery.created_before.describe(
    'Only deliveries that were opened earlier than this time.',
  ),
});
