import { z } from 'zod';
import { webhookEvents } from '../events.js';
import { limits } from '../limits.js';
import { parseRequest, validationError } from '../validation.js';

/** Body of POST /v1/webhooks/test: to a URL, or to a saved endpoint. */
export const testWebhookSchema = z
  .object({
    url: z
      .string()
      .min(1)
      .max(limits.webhookUrlCharacters)
      .optional()
      .describe('Where to send it: HTTPS, public.'),
    endpoint_id: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe('The saved endpoint to send it to, instead of `url`.'),
    event: z.enum(webhookEvents).default('task.completed').describe('Which event.'),
  })
  .meta({ id: 'TestWebhookRequest' });
export type TestWebhook = {
  readonly event: z.output<typeof testWebhookSchema>['event'];
} & ({ readonly url: string } | { readonly endpointId: string });

/** @throws ApiError VALIDATION_ERROR */
export function parseTestWebhook(body: unknown): TestWebhook {
  const { url, endpoint_id: endpointId, event } = parseRequest(testWebhookSchema, body);
  if (url !== undefined && endpointId === undefined) return { event, url };
  if (endpointId !== undefined && url === undefined) return { event, endpointId };
  throw validationError([{ path: 'url', message: 'send either url or endpoint_id' }]);
}
