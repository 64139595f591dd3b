import type { WebhookEvents } from '../generated/api.js';

export type WebhookEventName = keyof WebhookEvents;

/** Everything that is sent to a `webhook_url`; `event` tells which. */
export type WebhookEvent = WebhookEvents[WebhookEventName];
