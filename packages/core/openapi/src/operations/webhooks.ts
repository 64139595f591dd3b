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
    description: 'Webhooks that we sent or are sending to your URLs, newest first.',
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
    summary: 'Get a webhook delivery',
    description:
      'Lists every attempt: what we sent, what the receiver answered, and why it failed.',
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
      'Sends the same event to the same URL, or to the current URL of the saved endpoint, as a new delivery with its own',
      'attempts. `X-Service-Replay-Of` carries the id of the original. It works for delivered and failed deliveries until',
      'the files they link to expire. The body is ignored.',
    ].join('\n'),
    tag: 'Webhook log',
    authenticated: true,
    idempotent: true,
    parameters: [deliveryId],
    answers: {
      202: {
        description: 'The new delivery.',
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
      'Sends a sample of an event, signed like a real one: to `url` with the secret of your key, or to the saved endpoint',
      '`endpoint_id` with its own secret. Its body has `test: true`, and its ids are made up. The receiver has',
      `${limits.webhook.answerSeconds} seconds to answer, and we retry as for a real event.`,
    ].join('\n'),
    tag: 'Webhook log',
    authenticated: true,
    idempotent: true,
    body: { schema: 'TestWebhookRequest', required: true, examples: testRequests },
    answers: {
      202: {
        description: 'The new delivery.',
        schema: 'DeliveryAccepted',
        headers: ['DeliveryLocation', 'IdempotentReplayed'],
        examples: testAccepted,
      },
    },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  },
];
