import { limits } from '@groundwork/contract';
import { ENDPOINT_ID } from '../examples/identifiers.js';
import {
  endpointChanges,
  endpointCreated,
  endpointList,
  endpointRequests,
  endpointRotated,
  endpointShown,
  rotationRequests,
} from '../examples/webhook-endpoints.js';
import type { Operation } from '../operation.js';
import { pathParameter } from '../parameters.js';

const BASE = '/v1/webhook-endpoints';
const endpointId = pathParameter('endpointId', 'The endpoint.', ENDPOINT_ID);
const endpoint = { tag: 'Webhook endpoints', authenticated: true } as const;

export const webhookEndpointOperations: readonly Operation[] = [
  {
    ...endpoint,
    id: 'createWebhookEndpoint',
    method: 'post',
    path: BASE,
    summary: 'Create a webhook endpoint',
    description: [
      'Save a receiver once instead of naming it in each request. It receives every event of your account, or only those',
      'in `events`, in addition to the `webhook_url` of a request. Created with a live key, it receives the events of',
      'live keys; with a test key, those of test keys.',
      '',
      `Each endpoint has its own secret, which only this answer shows: keep it. You may have ${limits.webhook.endpoints} endpoints for live events and as many for test events.`,
    ].join('\n'),
    idempotent: true,
    body: { schema: 'WebhookEndpointRequest', required: true, examples: endpointRequests },
    answers: {
      201: {
        description: 'The endpoint, with its secret.',
        schema: 'WebhookEndpointSecret',
        headers: ['IdempotentReplayed'],
        examples: endpointCreated,
      },
    },
    errors: ['WEBHOOK_ENDPOINT_LIMIT_REACHED', 'WEBHOOK_ENDPOINT_NOT_FOUND'],
  },
  {
    ...endpoint,
    id: 'listWebhookEndpoints',
    method: 'get',
    path: BASE,
    summary: 'List webhook endpoints',
    description: 'Endpoints of your key’s mode, oldest first, without their secrets.',
    answers: {
      200: { description: 'All of them.', schema: 'WebhookEndpointList', examples: endpointList },
    },
    errors: [],
  },
  {
    ...endpoint,
    id: 'getWebhookEndpoint',
    method: 'get',
    path: `${BASE}/{endpointId}`,
    summary: 'Get a webhook endpoint',
    description: 'One endpoint, without its secret.',
    parameters: [endpointId],
    answers: {
      200: {
        description: 'The endpoint.',
        schema: 'WebhookEndpointAnswer',
        examples: endpointShown,
      },
    },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  },
  {
    ...endpoint,
    id: 'updateWebhookEndpoint',
    method: 'patch',
    path: `${BASE}/{endpointId}`,
    summary: 'Change a webhook endpoint',
    description: [
      'Only the fields you send change. Deliveries still under way go to the new URL. A disabled endpoint receives nothing,',
      'and does not receive those events later either.',
    ].join('\n'),
    parameters: [endpointId],
    body: { schema: 'WebhookEndpointChange', required: true, examples: endpointChanges },
    answers: {
      200: {
        description: 'The endpoint as it is now.',
        schema: 'WebhookEndpointAnswer',
        examples: endpointShown,
      },
    },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  },
  {
    ...endpoint,
    id: 'deleteWebhookEndpoint',
    method: 'delete',
    path: `${BASE}/{endpointId}`,
    summary: 'Delete a webhook endpoint',
    description: 'It receives nothing more. Its deliveries stay in the webhook log.',
    parameters: [endpointId],
    answers: { 204: { description: 'Deleted.' } },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  },
  {
    ...endpoint,
    id: 'rotateWebhookEndpointSecret',
    method: 'post',
    path: `${BASE}/{endpointId}/rotate-secret`,
    summary: 'Rotate the secret of a webhook endpoint',
    description: [
      'Creates a new secret, which only this answer shows. For `overlap_seconds`, by default a day, each delivery is signed',
      'with both. Send 0 if the old one has leaked. The body is optional.',
    ].join('\n'),
    idempotent: true,
    parameters: [endpointId],
    body: { schema: 'SecretRotationRequest', required: false, examples: rotationRequests },
    answers: {
      200: {
        description: 'The endpoint, with its new secret.',
        schema: 'WebhookEndpointSecret',
        headers: ['IdempotentReplayed'],
        examples: endpointRotated,
      },
    },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'SECRET_ROTATION_IN_PROGRESS'],
  },
];
