import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import {
  presentWebhookEndpoint,
  webhookEndpointAnswerSchema,
  webhookEndpointListSchema,
} from '@groundwork/contract/webhooks/endpoints';
import type { EndpointOwner } from '@groundwork/database/deliveries/webhook-endpoints';
import {
  listWebhookEndpoints,
  requireWebhookEndpoint,
} from '@groundwork/database/deliveries/webhook-endpoints';
import type { Request, Response } from 'express';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf, contextOf } from '../../request/request-context.js';

const form = new RegExp(`^${prefixes.webhookEndpoint}[0-9a-z]{1,64}$`);

/** @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND for what cannot be one */
export function requireEndpointId(id: string): string {
  if (!form.test(id)) throw new ApiError('WEBHOOK_ENDPOINT_NOT_FOUND');
  return id;
}

/** The endpoint that the path names. @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND for what cannot be one */
export function endpointIdOf(request: Request): string {
  return requireEndpointId(String(request.params.endpointId));
}

/**
 * The owner of the endpoints that the caller sees: a test key those for test events, a live key those for live ones.
 */
export function ownerOf(response: Response): EndpointOwner {
  const { account, key } = callerOf(response);
  return { accountId: account.id, livemode: key.mode === 'live' };
}

/** GET /v1/webhook-endpoints: all of them, oldest first. */
export function getEndpoints({ database }: Pick<GatewayServices, 'database'>) {
  const { endpoints: max } = limits.webhook;
  return async (_request: Request, response: Response) => {
    const endpoints = await listWebhookEndpoints(database, ownerOf(response));
    const now = new Date();
    response.setHeader('Cache-Control', 'no-store');
    response.json({
      webhook_endpoints: endpoints.map((endpoint) => presentWebhookEndpoint(endpoint, now)),
      remaining: Math.max(0, max - endpoints.length),
      max,
      request_id: contextOf(response).requestId,
    });
  };
}

/** GET /v1/webhook-endpoints/{endpointId}; another account's is answered like one that does not exist. */
export function getEndpoint({ database }: Pick<GatewayServices, 'database'>) {
  return async (request: Request, response: Response) => {
    const id = endpointIdOf(request);
    const endpoint = await requireWebhookEndpoint(database, ownerOf(response), id);
    response.setHeader('Cache-Control', 'no-store');
    response.json({
      ...presentWebhookEndpoint(endpoint, new Date()),
      request_id: contextOf(response).requestId,
    });
  };
}

export const listWebhookEndpointsEndpoint = endpoint({
  id: 'listWebhookEndpoints',
  method: 'get',
  path: '/v1/webhook-endpoints',
  tag: 'Webhook endpoints',
  answers: { 200: { schema: webhookEndpointListSchema } },
  handlers: (services) => [getEndpoints(services)],
});

export const getWebhookEndpointEndpoint = endpoint({
  id: 'getWebhookEndpoint',
  method: 'get',
  path: '/v1/webhook-endpoints/{endpointId}',
  tag: 'Webhook endpoints',
  answers: { 200: { schema: webhookEndpointAnswerSchema } },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  handlers: (services) => [getEndpoint(services)],
});
