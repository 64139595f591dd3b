import { z } from 'zod';
import { type WebhookEvent, webhookEvents } from '../events.js';
import { limits } from '../limits.js';
import { parseRequest, type ValidationIssue } from '../validation.js';
import { webhookRetrySchema } from './schedules.js';

const eventSchema = z.enum(webhookEvents);

/** Null means every event, including any added later. */
const eventsSchema = z
  .array(eventSchema)
  .min(1)
  .max(webhookEvents.length)
  .refine((events) => new Set(events).size === events.length, 'each event may be named once')
  .nullable();

const fields = {
  url: z.string().min(1).max(limits.webhookUrlCharacters),
  events: eventsSchema,
  description: z.string().trim().max(limits.webhook.endpointDescription).nullable(),
  retry: webhookRetrySchema,
  enabled: z.boolean(),
};

const changeable = Object.keys(fields);

/** Body of POST /v1/webhook-endpoints. */
export const createWebhookEndpointSchema = z.object({
  url: fields.url,
  events: fields.events.default(null),
  description: fields.description.default(null),
  retry: fields.retry.default('extended'),
  enabled: fields.enabled.default(true),
});
export type CreateWebhookEndpoint = z.output<typeof createWebhookEndpointSchema>;

/** Body of PATCH /v1/webhook-endpoints/{endpointId}. */
export const updateWebhookEndpointSchema = z.object(fields).partial();
export type UpdateWebhookEndpoint = z.output<typeof updateWebhookEndpointSchema>;

/** Body of POST /v1/webhook-endpoints/{endpointId}/rotate-secret. */
export const rotateEndpointSecretSchema = z.object({
  overlap_seconds: z
    .int()
    .min(0)
    .max(limits.webhook.longestSecretOverlap)
    .default(24 * 3600),
});
export type RotateEndpointSecret = z.output<typeof rotateEndpointSecretSchema>;

/** @throws ApiError VALIDATION_ERROR */
export function parseCreateWebhookEndpoint(body: unknown): CreateWebhookEndpoint {
  return parseRequest(createWebhookEndpointSchema, body);
}

/** @throws ApiError VALIDATION_ERROR */
export function parseUpdateWebhookEndpoint(body: unknown): UpdateWebhookEndpoint {
  return parseRequest(updateWebhookEndpointSchema, body, (change): ValidationIssue[] =>
    changeable.every((name) => change[name] === undefined)
      ? [{ path: 'url', message: `send at least one of ${changeable.join(', ')}` }]
      : [],
  );
}

/** @throws ApiError VALIDATION_ERROR */
export function parseRotateEndpointSecret(body: unknown): RotateEndpointSecret {
  return parseRequest(rotateEndpointSecretSchema, body);
}

/** A saved receiver of an account's events. */
export const webhookEndpointSchema = z.object({
  endpoint_id: z.string(),
  url: z.string(),
  events: z.array(eventSchema).nullable(),
  description: z.string().nullable(),
  retry: webhookRetrySchema,
  enabled: z.boolean(),
  /** True for events of live keys, false for those of test keys. */
  livemode: z.boolean(),
  created_at: z.iso.datetime(),
  /** While a replaced secret signs too: until when. */
  previous_secret_until: z.iso.datetime().nullable(),
  _links: z.object({ self: z.string(), deliveries: z.string() }),
});
export type WebhookEndpointShown = z.infer<typeof webhookEndpointSchema>;

const answered = { request_id: z.string() };

/** Answer of GET /v1/webhook-endpoints. */
export const webhookEndpointListSchema = z.object({
  webhook_endpoints: z.array(webhookEndpointSchema),
  /** How many more may be created, and how many there may be. */
  remaining: z.int().nonnegative(),
  max: z.int().positive(),
  ...answered,
});

/** Answer of GET and PATCH /v1/webhook-endpoints/{endpointId}. */
export const webhookEndpointAnswerSchema = webhookEndpointSchema.extend(answered);

/** Answer of POST /v1/webhook-endpoints and …/rotate-secret. */
export const webhookEndpointSecretSchema = webhookEndpointSchema.extend({
  /** Shown in this answer and never again. */
  secret: z.string(),
  ...answered,
});
export type WebhookEndpointSecret = z.infer<typeof webhookEndpointSecretSchema>;

export interface StoredWebhookEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly description: string | null;
  readonly retry: 'standard' | 'extended';
  readonly enabled: boolean;
  readonly livemode: boolean;
  readonly createdAt: Date;
  readonly previousWebhookSecretUntil: Date | null;
}

export function presentWebhookEndpoint(
  endpoint: StoredWebhookEndpoint,
  now: Date,
): WebhookEndpointShown {
  const { id, events, previousWebhookSecretUntil: until } = endpoint;
  const known = webhookEvents.filter((event): event is WebhookEvent => events.includes(event));
  return {
    endpoint_id: id,
    url: endpoint.url,
    events: events.length === 0 ? null : known,
    description: endpoint.description,
    retry: endpoint.retry,
    enabled: endpoint.enabled,
    livemode: endpoint.livemode,
    created_at: endpoint.createdAt.toISOString(),
    previous_secret_until: until !== null && now < until ? until.toISOString() : null,
    _links: {
      self: `/v1/webhook-endpoints/${id}`,
      deliveries: `/v1/webhooks/deliveries?endpoint_id=${id}`,
    },
  };
}
