import { deliveriesQuerySchema, limits } from '@groundwork/contract';
import { DELIVERY_ID } from '../examples/identifiers.js';
import {
  deliveryList,
  deliveryLog,
  replayAccepted,
  testAccepted,
  testRequests,
} from '../examples/webhooks.js';
import type { Operation } from '../operation.js';
import { pathParameter, queryParameters } from '../parameters.js';
import { workQuery } from './work.js';

const deliveryId = pathParameter(
  'deliveryId',
  'The delivery: `webhook-id` of its headers.',
  DELIVERY_ID,
);

export const webhookOperations: readonly Operation[] = [
  {
    id: 'listWebhookDeliveries',
    method: 'get',
    path: '/v1/webhooks/deliveries',
    summary: 'List webhook deliveries',
    description: 'What was sent to your URLs, or is on its way, newest first.',
    tag: 'Webhook log',
    authenticated: true,
    parameters: queryParameters(deliveriesQuerySchema.shape, {
      status: 'Only deliveries that stand there.',
      event: 'Only deliveries of this event.',
      task_id: 'Only deliveries about this task: its `task_id` or its `external_id`.',
      job_id: 'Only deliveries about this showcase job.',
      endpoint_id: 'Only deliveries to this saved endpoint.',
      ...workQuery,
      created_after: 'Only deliveries that were opened later than this time.',
      created_before: 'Only deliveries that were opened earlier than this time.',
    }),
    answers: { 200: { description: 'A page.', schema: 'DeliveryList', examples: deliveryList } },
    errors: ['INVALID_PARAMETER'],
  },
  {
    id: 'getWebhookDelivery',
    method: 'get',
    path: '/v1/webhooks/deliveries/{deliveryId}',
    summary: 'Look at a webhook delivery',
    description: 'With every attempt: what was sent, what was answered, and why it did not count.',
    tag: 'Webhook log',
    authenticated: true,
    parameters: [deliveryId],
    answers: {
      200: { description: 'The delivery.', schema: 'DeliveryLog', examples: deliveryLog },
    },
    errors: ['DELIVERY_NOT_FOUND'],
  },
  {
    id: 'replayWebhookDelivery',
    method: 'post',
    path: '/v1/webhooks/deliveries/{deliveryId}/replay',
    summary: 'Send a webhook again',
    description: [
      'Sends the same event to the same URL, or to where the saved endpoint is now, as a delivery of its own with its own tries. It carries the id of the one',
      'that it repeats in `X-Service-Replay-Of`. For deliveries that are delivered or failed, until the files that',
      'they link to end. A body is not read.',
    ].join('\n'),
    tag: 'Webhook log',
    authenticated: true,
    idempotent: true,
    parameters: [deliveryId],
    answers: {
      202: {
        description: 'It is on its way.',
        schema: 'DeliveryAccepted',
        headers: ['DeliveryLocation', 'IdempotentReplayed'],
        examples: replayAccepted,
      },
    },
    errors: [
      'DELIVERY_NOT_FOUND',
      'DELIVERY_NOT_FINISHED',
      'DELIVERY_EXPIRED',
      'WEBHOOK_ENDPOINT_NOT_FOUND',
      'WEBHOOK_ENDPOINT_DISABLED',
    ],
  },
  {
    id: 'sendTestWebhook',
    method: 'post',
    path: '/v1/webhooks/test',
    summary: 'Send a test event',
    description: [
      'Sends a sample of an event, signed like a real one: to a URL of yours with the secret of the key that asks, or to a',
      'saved endpoint with its own. Send `url` or `endpoint_id`. Its',
      `body has \`test: true\`; its identifiers name nothing. The receiver has ${limits.webhook.answerSeconds} seconds, and the tries are those of the`,
      'event.',
    ].join('\n'),
    tag: 'Webhook log',
    authenticated: true,
    idempotent: true,
    body: { schema: 'TestWebhookRequest', required: true, examples: testRequests },
    answers: {
      202: {
        description: 'It is on its way.',
        schema: 'DeliveryAccepted',
        headers: ['DeliveryLocation', 'IdempotentReplayed'],
        examples: testAccepted,
      },
    },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  },
];
