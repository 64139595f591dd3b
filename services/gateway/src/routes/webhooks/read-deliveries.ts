import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import {
  deliveriesQueryRules,
  deliveriesQuerySchema,
  deliveryListSchema,
  deliveryLogSchema,
} from '@groundwork/contract/webhooks/deliveries';
import { pageOfDeliveries, readDeliveryLog } from '@groundwork/database/deliveries/delivery-log';
import type { Request, Response } from 'express';
import { cursorOf, parseQuery, workPage } from '../../cursor.js';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf, contextOf } from '../../request/request-context.js';

const form = new RegExp(`^${prefixes.delivery}[0-9a-z]{1,64}$`);

/** The delivery that the path names. @throws ApiError DELIVERY_NOT_FOUND for what cannot be one */
export function deliveryIdOf(request: Request): string {
  const deliveryId = String(request.params.deliveryId);
  if (!form.test(deliveryId)) throw new ApiError('DELIVERY_NOT_FOUND');
  return deliveryId;
}

const rules = { schema: deliveriesQuerySchema, rules: deliveriesQueryRules };

/** GET /v1/webhooks/deliveries. */
export function getDeliveries({ database }: GatewayServices) {
  return async (request: Request, response: Response) => {
    const query = parseQuery(rules, request.query);
    const { rows, end } = await pageOfDeliveries(database, {
      ...workPage(callerOf(response).account.id, query),
      status: query.status,
      event: query.event,
      taskId: query.task_id,
      showcaseJobId: query.job_id,
      endpointId: query.endpoint_id,
    });
    response.setHeader('Cache-Control', 'no-store');
    response.json({
      deliveries: rows,
      next_cursor: cursorOf(end),
      has_more: end !== null,
      request_id: contextOf(response).requestId,
    });
  };
}

/** GET /v1/webhooks/deliveries/{deliveryId}; another account's is answered like one that does not exist. */
export function getDelivery({ database }: GatewayServices) {
  return async (request: Request, response: Response) => {
    const { account } = callerOf(response);
    const delivery = await readDeliveryLog(database, account.id, deliveryIdOf(request));
    response.setHeader('Cache-Control', 'no-store');
    response.json({ ...delivery, request_id: contextOf(response).requestId });
  };
}

export const listWebhookDeliveriesEndpoint = endpoint({
  id: 'listWebhookDeliveries',
  method: 'get',
  path: '/v1/webhooks/deliveries',
  tag: 'Webhook log',
  query: deliveriesQuerySchema,
  answers: { 200: { schema: deliveryListSchema } },
  errors: ['INVALID_PARAMETER'],
  handlers: (services) => [getDeliveries(services)],
});

export const getWebhookDeliveryEndpoint = endpoint({
  id: 'getWebhookDelivery',
  method: 'get',
  path: '/v1/webhooks/deliveries/{deliveryId}',
  tag: 'Webhook log',
  answers: { 200: { schema: deliveryLogSchema } },
  errors: ['DELIVERY_NOT_FOUND'],
  handlers: (services) => [getDelivery(services)],
});
