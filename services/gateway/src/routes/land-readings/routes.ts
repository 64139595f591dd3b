import { Router } from 'express';
import { methodNotAllowed } from '../../error-response.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody } from '../../request/json-body.js';
import { getReading } from './get-reading.js';
import { limitReadings } from './limit-readings.js';
import { postReading } from './post-reading.js';
import { streamReading } from './stream-reading.js';

/** Free readings of photos of land: what a film would start from. */
export function landReadings(services: GatewayServices): Router {
  const router = Router();
  router
    .route('/v1/land/readings')
    .post(
      services.loadShedding.shedLoad('land-readings'),
      limitReadings(services.readingLimiter),
      jsonBody,
      postReading(services),
    )
    .all(methodNotAllowed('POST'));
  router
    .route('/v1/land/readings/:readingId/events')
    .get(streamReading(services))
    .all(methodNotAllowed('GET'));
  router
    .route('/v1/land/readings/:readingId')
    .get(getReading(services))
    .all(methodNotAllowed('GET'));
  return router;
}
