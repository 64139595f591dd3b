import { type Logger, noTracing, Registry } from '@groundwork/runtime';
import express, { type Express } from 'express';
import helmet from 'helmet';
import { authenticate } from './authenticate.js';
import { CatalogueLinks } from './catalogue-links.js';
import { answerError, methodNotAllowed, notFound } from './error-response.js';
import type { GatewayServices } from './gateway-services.js';
import { limitRate } from './rate-limit/limit-rate.js';
import { jsonBody } from './request/json-body.js';
import { attachContext } from './request/request-context.js';
import { logRequests } from './request/request-log.js';
import { measureRequests } from './request/request-metrics.js';
import { docs } from './routes/docs/routes.js';
import { families } from './routes/families/routes.js';
import { propertyFilms } from './routes/films/routes.js';
import { getAccount } from './routes/get-account.js';
import { getAsset } from './routes/get-asset.js';
import { getHealth } from './routes/health.js';
import { landReadings } from './routes/land-readings/routes.js';
import { listAvatars } from './routes/list-avatars.js';
import { listIntroOutroTemplates } from './routes/list-intro-outro-templates.js';
import { listVoices } from './routes/list-voices.js';
import { postLand } from './routes/post-land/handler.js';
import { propertyShowcase } from './routes/property-showcase.js';
import { postCancelTask } from './routes/tasks/cancel-task.js';
import { getTask } from './routes/tasks/get-task.js';
import { listTasks } from './routes/tasks/list-tasks.js';
import { streamTask } from './routes/tasks/stream-task.js';
import { webhookEndpoints } from './routes/webhook-endpoints/routes.js';
import { webhooks } from './routes/webhooks/routes.js';

/** The public HTTP interface. A route that is not behind `/v1` needs no key. */
export function createApp(
  services: GatewayServices,
  log: Logger,
  metrics = new Registry(),
  tracing = noTracing,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Without ETags of Express's own, `If-None-Match: *` would still make its answers a 304. Assets have their own rules.
  Object.defineProperty(app.request, 'fresh', { value: false });
  app.use(attachContext(log, tracing), logRequests, measureRequests(metrics));
  // Films and pictures are embedded by customers' own pages.
  app.use(helmet({ crossOriginResourcePolicy: { policy: 'cross-origin' } }));

  app.route('/health').get(getHealth(services)).all(methodNotAllowed('GET'));
  app.route('/assets/*key').get(getAsset(services)).all(methodNotAllowed('GET', 'HEAD'));
  app.use(docs(services));

  app.use('/v1', authenticate(services.database), limitRate(services.rateLimiter));
  app.route('/v1/account').get(getAccount(services)).all(methodNotAllowed('GET'));
  app.route('/v1/tasks').get(listTasks(services)).all(methodNotAllowed('GET'));
  app.route('/v1/tasks/:taskId/events').get(streamTask(services)).all(methodNotAllowed('GET'));
  app
    .route('/v1/tasks/:taskId/cancel')
    .post(postCancelTask(services))
    .all(methodNotAllowed('POST'));
  app.route('/v1/tasks/:taskId').get(getTask(services)).all(methodNotAllowed('GET'));
  app
    .route('/v1/land')
    .post(services.loadShedding.shedLoad('land'), jsonBody, postLand(services))
    .all(methodNotAllowed('POST'));
  app.use(landReadings(services));
  app.use(families(services));
  app.use(propertyFilms(services));
  app.use(propertyShowcase(services));
  app.use(webhooks(services));
  app.use(webhookEndpoints(services));
  const links = new CatalogueLinks(services);
  app.route('/v1/voices').get(listVoices(services, links)).all(methodNotAllowed('GET'));
  app.route('/v1/avatars').get(listAvatars(links)).all(methodNotAllowed('GET'));
  app
    .route('/v1/intro-outro/templates')
    .get(listIntroOutroTemplates(links))
    .all(methodNotAllowed('GET'));

  app.use(notFound);
  app.use(answerError);
  return app;
}
