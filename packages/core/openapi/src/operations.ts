import type { Operation } from './operation.js';
import { familyOperations } from './operations/families.js';
import { filmOperations } from './operations/films.js';
import { readingOperations } from './operations/readings.js';
import { catalogueOperations, serviceOperations } from './operations/service.js';
import { showcaseOperations } from './operations/showcases.js';
import { webhookEndpointOperations } from './operations/webhook-endpoints.js';
import { webhookOperations } from './operations/webhooks.js';
import { workOperations } from './operations/work.js';

/** Every operation of the public interface. */
export const operations: readonly Operation[] = [
  ...filmOperations,
  ...readingOperations,
  ...showcaseOperations,
  ...familyOperations,
  ...workOperations,
  ...webhookEndpointOperations,
  ...webhookOperations,
  ...catalogueOperations,
  ...serviceOperations,
];
