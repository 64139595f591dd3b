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
  url: z
    .string()
    .min(1)
    .max(limits.webhookUrlCharacters)
    .describe('Where to send events: HTTPS, public.'),
  events: eventsSchema.describe('The events to send (optional). Leave empty to send all.'),
  description: z
    .string()
    .trim()
    .max(limits.webhook.endpointDescription)
    .nullable()
    .describe('A description, to tell endpoints apart.'),
  retry: webhookRetrySchema.describe(
    'How long we keep trying to deliver each event: `extended` is eight attempts within 28 hours, `standard` the schedule of its kind.',
  ),
  enabled: z.boolean().describe('Whether it receives events.'),
};

const changeable = Object.keys(fields);

/** Body of POST /v1/webhook-endpoints. */
export const createWebhookEndpointSchema = z
  .object({
    url: fields.url.describe('Where to send events: HTTPS, public.'),
    events: fields.events
      .default(null)
      .describe('The events to send (optional). Leave empty to send all.'),
    description: fields.description
      .default(null)
      .describe('A description, to tell endpoints apart.'),
    retry: fields.retry
      .default('extended')
      .describe(
        'How long we keep trying to deliver each event: `extended` is eight attempts within 28 hours, `standard` the schedule of its kind.',
      ),
    enabled: fields.enabled.default(true).describe('Whether it receives events.'),
  })
  .meta({ id: 'WebhookEndpointRequest' });
export type CreateWebhookEndpoint = z.output<typeof createWebhookEndpointSchema>;

/** Body of PATCH /v1/webhook-endpoints/{endpointId}. */
export const updateWebhookEndpointSchema = z
  .object(fields)
  .partial()
  .meta({ id: 'WebhookEndpointChange' });
export type UpdateWebhookEndpoint = z.output<typeof updateWebhookEndpointSchema>;

/** Body of POST /v1/webhook-endpoints/{endpointId}/rotate-secret. */
export const rotateEndpointSecretSchema = z
  .object({
    overlap_seconds: z
      .int()
      .min(0)
      .max(limits.webhook.longestSecretOverlap)
      .default(24 * 3600)
      .describe('How long the old secret signs too, in seconds; 0 stops it immediately.'),
  })
  .meta({ id: 'SecretRotationRequest' });
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
export const webhookEndpointSchema = z
  .object({
    endpoint_id: z.string().describe('The endpoint.'),
    url: z.string().describe('Where we send events.'),
    events: z
      .array(eventSchema)
      .nullable()
      .describe('The events it receives; null for all, including any added later.'),
    description: z.string().nullable().describe('Your description.'),
    retry: webhookRetrySchema.describe('How long we keep trying to deliver each event.'),
    enabled: z.boolean().describe('Whether it receives events.'),
    livemode: z.boolean().describe('True for events of live keys, false for those of test keys.'),
    created_at: z.iso.datetime().describe('When it was created.'),
    previous_secret_until: z.iso
      .datetime()
      .nullable()
      .describe('Until when the replaced secret signs too; null when none does.'),
    _links: z.object({
      self: z.string(),
      deliveries: z.string().describe('Path of its deliveries.'),
    }),
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpointShown = z.infer<typeof webhookEndpointSchema>;

const answered = { request_id: z.string() };

/** Answer of GET /v1/webhook-endpoints. */
export const webhookEndpointListSchema = z
  .object({
    webhook_endpoints: z.array(webhookEndpointSchema).describe('All of them, oldest first.'),
    remaining: z.int().nonnegative().describe('How many more you can create.'),
    max: z.int().positive().describe('The limit.'),
    ...answered,
  })
  .meta({ id: 'WebhookEndpointList' });

/** Answer of GET and PATCH /v1/webhook-endpoints/{endpointId}. */
export const webhookEndpointAnswerSchema = webhookEndpointSchema
  .extend(answered)
  .meta({ id: 'WebhookEndpointAnswer' });

/** Answer of POST /v1/webhook-endpoints and …/rotate-secret. */
export const webhookEndpointSecretSchema = webhookEndpointSchema
  .extend({
    secret: z.string().describe('Signs what we send to it. Shown in this answer only.'),
    ...answered,
  })
  .meta({ id: 'WebhookEndpointSecret' });
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
