import { z } from 'zod';
import { webhookEvents } from '../events.js';
import { limits } from '../limits.js';
import { cursorPage, workQuery, workQueryRules } from '../paging/cursor-pages.js';
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

export const deliveryAttemptSchema = z.object({
  /** 1 for the first. */
  number: z.int().positive(),
  started_at: z.iso.datetime(),
  /** Null while it runs and when it was cut short. */
  duration_ms: z.int().nonnegative().nullable(),
  /** Null when no answer came. */
  response_status: z.int().nullable(),
  /** At most the first 2,048 bytes of the answer. */
  response_excerpt: z.string().nullable(),
  /** Null when it delivered or still runs. */
  failure: z.object({ code: z.enum(attemptFailureCodes), message: z.string() }).nullable(),
  /** Null for attempts from before this was kept. */
  request: z
    .object({
      /** Signatures are shortened. */
      headers: z.record(z.string(), z.string()),
      /** The exact text that was signed and sent. */
      body: z.string(),
    })
    .nullable(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttemptSchema>;

/** One event on its way to one URL. */
export const deliverySchema = z.object({
  delivery_id: z.string(),
  event: z.enum(webhookEvents),
  status: z.enum(deliveryStatuses),
  url: z.string(),
  /** The saved endpoint that it is for; null when the request or a test named the URL. */
  endpoint_id: z.string().nullable(),
  /** The event's task, as GET /v1/tasks takes it. */
  task_id: z.string().nullable(),
  /** The event's showcase job. */
  job_id: z.string().nullable(),
  livemode: z.boolean(),
  /** Whether POST /v1/webhooks/test created it. */
  test: z.boolean(),
  /** The delivery whose event it repeats. */
  replay_of: z.string().nullable(),
  retry: webhookRetrySchema,
  attempt_count: z.int().nonnegative(),
  /** Of the last attempt that was answered or failed. */
  last_response_status: z.int().nullable(),
  last_failure: z.object({ code: z.enum(attemptFailureCodes), message: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** While it is pending and waits. */
  next_attempt_at: z.iso.datetime().nullable(),
  _links: z.object({ self: z.string(), replay: z.string() }),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** Answer of GET /v1/webhooks/deliveries. */
export const deliveryListSchema = z.object({
  deliveries: z.array(deliverySchema),
  ...cursorPage,
});

/** Answer of POST …/replay and of POST /v1/webhooks/test. */
export const deliveryAcceptedSchema = deliverySchema.extend({ request_id: z.string() });
export type DeliveryAccepted = z.infer<typeof deliveryAcceptedSchema>;

/** Answer of GET /v1/webhooks/deliveries/{deliveryId}. */
export const deliveryLogSchema = deliverySchema.extend({
  attempts: z.array(deliveryAttemptSchema),
  request_id: z.string(),
});
export type DeliveryLog = z.infer<typeof deliveryLogSchema>;

/** Query of GET /v1/webhooks/deliveries, as strings in the URL. */
export const deliveriesQuerySchema = z.object({
  status: z.enum(deliveryStatuses).optional(),
  event: z.enum(webhookEvents).optional(),
  task_id: z
    .string()
    .regex(/^[0-9a-z_]{1,64}$/)
    .optional(),
  job_id: z
    .string()
    .regex(/^[0-9a-z_]{1,64}$/)
    .optional(),
  endpoint_id: z
    .string()
    .regex(/^[0-9a-z_]{1,64}$/)
    .optional(),
  ...workQuery,
});
export type DeliveriesQuery = z.output<typeof deliveriesQuerySchema>;

/** Allowed values of each parameter, for the message of INVALID_PARAMETER. */
export const deliveriesQueryRules: Readonly<Record<keyof DeliveriesQuery, string>> = {
  status: `one of: ${deliveryStatuses.join(', ')}`,
  event: `one of: ${webhookEvents.join(', ')}`,
  task_id: 'a task_id (task_…) or an external_id (svc_land_…)',
  job_id: 'a job_id (job_…)',
  endpoint_id: 'an endpoint_id (whe_…)',
  ...workQueryRules,
};
