import { Router } from 'express';
import { methodNotAllowed } from '../../error-response.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody, optionalJsonBody } from '../../request/json-body.js';
import { deleteEndpoint, patchEndpoint } from './change.js';
import { getEndpoint, getEndpoints } from './read.js';
import { postEndpoint, postRotation } from './secrets.js';

const BASE = '/v1/webhook-endpoints';

/** Receivers that an account saves once, for the events of the mode of the key that asks. */
export function webhookEndpoints(services: GatewayServices): Router {
  const router = Router();
  router
    .route(BASE)
    .get(getEndpoints(services))
    .post(jsonBody, postEndpoint(services))
    .all(methodNotAllowed('GET', 'POST'));
  router
    .route(`${BASE}/:endpointId`)
    .get(getEndpoint(services))
    .patch(jsonBody, patchEndpoint(services))
    .delete(deleteEndpoint(services))
    .all(methodNotAllowed('GET', 'PATCH', 'DELETE'));
  router
    .route(`${BASE}/:endpointId/rotate-secret`)
    .post(optionalJsonBody, postRotation(services))
    .all(methodNotAllowed('POST'));
  return router;
}
