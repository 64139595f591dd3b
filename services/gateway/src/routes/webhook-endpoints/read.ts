import { limits, presentWebhookEndpoint } from '@groundwork/contract';
import { listWebhookEndpoints, requireWebhookEndpoint } from '@groundwork/database';
import type { Request, Response } from 'express';
import type { GatewayServices } from '../../gateway-services.js';
import { contextOf } from '../../request/request-context.js';
import { endpointIdOf, ownerOf } from './named-endpoint.js';

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
