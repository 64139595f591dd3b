import {
  parseUpdateWebhookEndpoint,
  presentWebhookEndpoint,
  updateWebhookEndpointSchema,
  webhookEndpointAnswerSchema,
} from '@groundwork/contract/webhooks/endpoints';
import {
  deleteWebhookEndpoint,
  requireWebhookEndpoint,
  updateWebhookEndpoint,
} from '@groundwork/database/deliveries/webhook-endpoints';
import type { Request, Response } from 'express';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody, refuseUnstorable } from '../../request/json-body.js';
import { clientSignal, contextOf } from '../../request/request-context.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { endpointIdOf, ownerOf } from './read.js';

/** PATCH /v1/webhook-endpoints/{endpointId}. */
export function patchEndpoint({ database, safeFetch }: GatewayServices) {
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
export function deleteEndpoint({ database }: Pick<GatewayServices, 'database'>) {
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
