import type { WebhookEvents } from '../types.js';

export type WebhookEventName = keyof WebhookEvents;

/** Every event sent to a `webhook_url`; `event` tells them apart. */
export type WebhookEvent = WebhookEvents[WebhookEventName];
