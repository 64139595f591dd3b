import {
  createWebhookEndpointSchema,
  parseCreateWebhookEndpoint,
  parseRotateEndpointSecret,
  presentWebhookEndpoint,
  rotateEndpointSecretSchema,
  type WebhookEndpointSecret,
  webhookEndpointSecretSchema,
} from '@groundwork/contract/webhooks/endpoints';
import type { Transaction } from '@groundwork/database/connection/client';
import {
  requireWebhookEndpoint,
  rotateEndpointSecret,
  secretOfEndpoint,
  writeWebhookEndpoint,
} from '@groundwork/database/deliveries/webhook-endpoints';
import type { WebhookEndpoint } from '@groundwork/database/generated/client';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { answerOnce } from '../../answer-once.js';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody, optionalJsonBody, refuseUnstorable } from '../../request/json-body.js';
import { clientSignal, contextOf } from '../../request/request-context.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { endpointIdOf, ownerOf } from './manage.js';

const storedSchema = z.looseObject({ endpoint_id: z.string() });

/** Answers with the endpoint and its secret. The answer that is kept for retries is without it: the secret lies sealed, once. */
async function answerWithSecret(
  { database, masterKey }: GatewayServices,
  http: { readonly request: Request; readonly response: Response },
  once: { readonly operation: string; readonly asked: object; readonly status: 200 | 201 },
  write: (tx: Transaction) => Promise<WebhookEndpoint>,
): Promise<void> {
  const { log, requestId } = contextOf(http.response);
  const owner = ownerOf(http.response);
  await answerOnce<WebhookEndpoint, Omit<WebhookEndpointSecret, 'secret'>>(
    database,
    http,
    {
      ...once,
      complete: async (stored) => {
        const answered = storedSchema.parse(stored);
        const endpoint = await requireWebhookEndpoint(database, owner, answered.endpoint_id);
        return { ...answered, secret: secretOfEndpoint(masterKey, endpoint, new Date()) };
      },
    },
    async (tx) => {
      const endpoint = await write(tx);
      return {
        value: endpoint,
        body: { ...presentWebhookEndpoint(endpoint, new Date()), request_id: requestId },
      };
    },
    async ({ id }) => log.info({ endpoint_id: id }, 'webhook endpoint has a new secret'),
  );
}

/** POST /v1/webhook-endpoints: body, URL, then the limit. */
export function postEndpoint(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const asked = parseCreateWebhookEndpoint(request.body);
    refuseUnstorable(asked);
    await checkShowcaseWebhook(services.safeFetch, asked.url, clientSignal(response), 'url');
    const once = { operation: 'webhook-endpoint', asked, status: 201 } as const;
    await answerWithSecret(services, { request, response }, once, (tx) =>
      writeWebhookEndpoint(tx, services.masterKey, ownerOf(response), asked),
    );
  };
}

/** POST /v1/webhook-endpoints/{endpointId}/rotate-secret; the body may be left out. */
export function postRotation(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const asked = parseRotateEndpointSecret(request.body);
    const id = endpointIdOf(request);
    const once = { operation: `rotate ${id}`, asked, status: 200 } as const;
    await answerWithSecret(services, { request, response }, once, (tx) =>
      rotateEndpointSecret(tx, services.masterKey, ownerOf(response), id, asked.overlap_seconds),
    );
  };
}

export const createWebhookEndpointEndpoint = endpoint({
  id: 'createWebhookEndpoint',
  method: 'post',
  path: '/v1/webhook-endpoints',
  tag: 'Webhook endpoints',
  idempotent: true,
  body: { schema: createWebhookEndpointSchema },
  answers: { 201: { schema: webhookEndpointSecretSchema } },
  errors: ['WEBHOOK_ENDPOINT_LIMIT_REACHED', 'WEBHOOK_ENDPOINT_NOT_FOUND'],
  handlers: (services) => [jsonBody, postEndpoint(services)],
});

export const rotateWebhookEndpointSecretEndpoint = endpoint({
  id: 'rotateWebhookEndpointSecret',
  method: 'post',
  path: '/v1/webhook-endpoints/{endpointId}/rotate-secret',
  tag: 'Webhook endpoints',
  idempotent: true,
  body: { schema: rotateEndpointSecretSchema, required: false },
  answers: { 200: { schema: webhookEndpointSecretSchema } },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'SECRET_ROTATION_IN_PROGRESS'],
  handlers: (services) => [optionalJsonBody, postRotation(services)],
});
