import { deliveriesQueryRules, deliveriesQuerySchema } from '@groundwork/contract';
import { pageOfDeliveries, readDeliveryLog } from '@groundwork/database';
import type { Request, Response } from 'express';
import { cursorOf, parseQuery, workPage } from '../../cursor.js';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { deliveryIdOf } from './delivery-id.js';

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
