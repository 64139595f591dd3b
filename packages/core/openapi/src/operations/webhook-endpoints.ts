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
      'Save a receiver once instead of naming it in each request. It is sent every event of your account, or those that',
      '`events` names, beside the `webhook_url` that a request may name. Created with a live key, it is told of what live',
      'keys asked for; with a test key, of what test keys asked for.',
      '',
      `It has a secret of its own, shown in this answer only: keep it. At most ${limits.webhook.endpoints} endpoints for live and for test events each.`,
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
    description: 'Those of the mode of your key, oldest first, without their secrets.',
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
      'Only the fields that you send change. Deliveries that are still being tried go to the new URL. While an endpoint is',
      'disabled it is sent nothing, and nothing is sent later for that time.',
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
    description: 'Nothing more is sent to it. Its deliveries stay in the webhook log.',
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
      'Makes a new secret, shown in this answer only. Until `overlap_seconds` have passed, a day unless you say otherwise,',
      'each delivery is signed with both. Send 0 when the old one has leaked. The body may be left out.',
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
