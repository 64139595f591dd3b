import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import {
  parseUpdateWebhookEndpoint,
  presentWebhookEndpoint,
  updateWebhookEndpointSchema,
  webhookEndpointAnswerSchema,
  webhookEndpointListSchema,
} from '@groundwork/contract/webhooks/endpoints';
import {
  deleteWebhookEndpoint,
  type EndpointOwner,
  listWebhookEndpoints,
  requireWebhookEndpoint,
  updateWebhookEndpoint,
} from '@groundwork/database/deliveries/webhook-endpoints';
import type { Request, Response } from 'express';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody, refuseUnstorable } from '../../request/json-body.js';
import { callerOf, clientSignal, contextOf } from '../../request/request-context.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';

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
function getEndpoints({ database }: Pick<GatewayServices, 'database'>) {
  const { endpoints: max } = limits.webhook;
  return async (_request: Request, response: Response) => {
    const endpoints = await listWebhookEndpoints(database, ownerOf(response));
    const now = new Date();
    response.json({
      webhook_endpoints: endpoints.map((endpoint) => presentWebhookEndpoint(endpoint, now)),
      remaining: Math.max(0, max - endpoints.length),
      max,
      request_id: contextOf(response).requestId,
    });
  };
}

/** GET /v1/webhook-endpoints/{endpointId}; another account's is answered like one that does not exist. */
function getEndpoint({ database }: Pick<GatewayServices, 'database'>) {
  return async (request: Request, response: Response) => {
    const id = endpointIdOf(request);
    const endpoint = await requireWebhookEndpoint(database, ownerOf(response), id);
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

/** PATCH /v1/webhook-endpoints/{endpointId}. */
function patchEndpoint({ database, safeFetch }: GatewayServices) {
  return async (request: Request, response: Response) => {
    const change = parseUpdateWebhookEndpoint(request.body);
    refuseUnstorable(change);
    const id = endpointIdOf(request);
    const owner = ownerOf(response);
    await requireWebhookEndpoint(database, owner, id);
    if (change.url !== undefined) {
      await checkShowcaseWebhook(safeFetch, change.url, clientSignal(response), 'url');
    }
    const endpoint = await updateWebhookEndpoint(database, owner, id, change);
    const { log, requestId } = contextOf(response);
    log.info({ endpoint_id: id }, 'webhook endpoint changed');
    response.json({ ...presentWebhookEndpoint(endpoint, new Date()), request_id: requestId });
  };
}

/** DELETE /v1/webhook-endpoints/{endpointId}. */
function deleteEndpoint({ database }: Pick<GatewayServices, 'database'>) {
  return async (request: Request, response: Response) => {
    const id = endpointIdOf(request);
    await deleteWebhookEndpoint(database, ownerOf(response), id);
    contextOf(response).log.info({ endpoint_id: id }, 'webhook endpoint deleted');
    response.status(204).end();
  };
}

export const updateWebhookEndpointEndpoint = endpoint({
  id: 'updateWebhookEndpoint',
  method: 'patch',
  path: '/v1/webhook-endpoints/{endpointId}',
  tag: 'Webhook endpoints',
  body: { schema: updateWebhookEndpointSchema },
  answers: { 200: { schema: webhookEndpointAnswerSchema } },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  handlers: (services) => [jsonBody, patchEndpoint(services)],
});

export const deleteWebhookEndpointEndpoint = endpoint({
  id: 'deleteWebhookEndpoint',
  method: 'delete',
  path: '/v1/webhook-endpoints/{endpointId}',
  tag: 'Webhook endpoints',
  answers: { 204: {} },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  handlers: (services) => [deleteEndpoint(services)],
});
