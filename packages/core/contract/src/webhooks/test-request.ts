import { z } from 'zod';
import { webhookEvents } from '../events.js';
import { limits } from '../limits.js';
import { parseRequest } from '../validation.js';

/** Body of POST /v1/webhooks/test. */
export const testWebhookSchema = z.object({
  url: z.string().min(1).max(limits.webhookUrlCharacters),
  event: z.enum(webhookEvents).default('task.completed'),
});
export type TestWebhook = z.infer<typeof testWebhookSchema>;

/** @throws ApiError VALIDATION_ERROR */
export function parseTestWebhook(body: unknown): TestWebhook {
  return parseRequest(testWebhookSchema, body);
}
