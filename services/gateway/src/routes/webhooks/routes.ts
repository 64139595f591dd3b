import { Router } from 'express';
import { methodNotAllowed } from '../../error-response.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody } from '../../request/json-body.js';
import { getDeliveries, getDelivery } from './read-deliveries.js';
import { postReplay, postTestWebhook } from './send-again.js';

const BASE = '/v1/webhooks';

/** The log of webhooks, replays and test events. */
export function webhooks(services: GatewayServices): Router {
  const router = Router();
  router.route(`${BASE}/deliveries`).get(getDeliveries(services)).all(methodNotAllowed('GET'));
  router
    .route(`${BASE}/deliveries/:deliveryId`)
    .get(getDelivery(services))
    .all(methodNotAllowed('GET'));
  router
    .route(`${BASE}/deliveries/:deliveryId/replay`)
    .post(postReplay(services))
    .all(methodNotAllowed('POST'));
  router
    .route(`${BASE}/test`)
    .post(jsonBody, postTestWebhook(services))
    .all(methodNotAllowed('POST'));
  return router;
}
