import { fileURLToPath } from 'node:url';
import { keyModes } from '@groundwork/contract/identifiers';
import { loggedError } from '@groundwork/runtime';
import express, { type Express, Router } from 'express';
import { pinoHttp } from 'pino-http';
import { limitAddress, limitSignIn } from './auth/attempts.js';
import { requireSession } from './auth/caller.js';
import { CALLER_ADDRESS, publicAuthPaths, SIGN_IN_PATH } from './auth/sign-in.js';
import type { DashboardServices } from './dashboard-services.js';
import { answerFault, unknownPath } from './http/answer-fault.js';
import { requireOwnOrigin, securityHeaders } from './http/guard-browser.js';
import { readJson, requireJson } from './http/read-request.js';
import { creditRoutes } from './routes/credits.js';
import { deliveryRoutes } from './routes/deliveries.js';
import { claimRoutes, invitationRoutes } from './routes/joining.js';
import { keyRoutes } from './routes/keys.js';
import { organizationRoutes } from './routes/organization.js';
import { changePasswordRoutes, forgottenPasswordRoutes } from './routes/passwords.js';
import { choiceRoutes } from './routes/playground/choices.js';
import { photoRoutes } from './routes/playground/photos.js';
import { templateRoutes } from './routes/playground/templates.js';
import { apiRequests, referenceRoutes } from './routes/reference.js';
import { sessionRoutes } from './routes/session.js';
import { workRoutes } from './routes/work.js';

/** Where Vite puts the page, next to this server's compiled code. */
const WEB_FOLDER = fileURLToPath(new URL('./web/', import.meta.url));

/** Files whose names carry their content's hash never change. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The page's files, and its document for every path of the router. */
function webApp(folder: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(`${folder}assets`, { immutable: true, maxAge: YEAR_MS, index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get(/^(?!\/(?:api|assets)(?:\/|$))/, (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: folder });
  });
  return router;
}

const BODY_BYTES = 256 * 1024;
/** Names and passwords. */
const SIGN_IN_BYTES = 8 * 1024;

/** The account's page and the API that it alone uses. */
export function createApp(services: DashboardServices): Express {
  const { database, signIn, settings, log } = services;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.DASHBOARD_TRUSTED_PROXIES);
  app.use(
    pinoHttp({
      logger: log,
      // Paths hold what ends a link, which is a secret.
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: request.url.replace(/\?.*$/, '').replace(/(invite|reset|claim)_[0-9a-z]+/, '$1_…'),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
        err: ({ raw }: { raw: Error }) => loggedError(raw),
      },
    }),
  );
  app.use(securityHeaders(settings.DASHBOARD_URL, settings.PUBLIC_URL));
  app.use('/api', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use('/api', requireOwnOrigin(settings.DASHBOARD_URL), limitAddress(services));

  app.use(publicAuthPaths, requireJson, readJson(SIGN_IN_BYTES));
  app.post(SIGN_IN_PATH, limitSignIn(services));
  app.post(publicAuthPaths, async (request, response) => {
    request.headers[CALLER_ADDRESS] = request.ip ?? '';
    await signIn.handle(request, response);
  });

  app.use('/api', forgottenPasswordRoutes(services));
  app.use('/api', invitationRoutes(services));

  for (const mode of keyModes) {
    app.use(`/api/${mode}`, requireSession(signIn, database), apiRequests(services, mode));
  }
  app.use(referenceRoutes(services));

  const api = Router();
  api.use(requireSession(signIn, database), readJson(BODY_BYTES));
  api.use(sessionRoutes(services));
  api.use(changePasswordRoutes(services));
  api.use(claimRoutes(services));
  api.use(organizationRoutes(services));
  api.use(keyRoutes(services));
  api.use(creditRoutes(services));
  api.use(workRoutes(services));
  api.use(deliveryRoutes(services));
  api.use(choiceRoutes(services));
  api.use(photoRoutes(services));
  api.use(templateRoutes(services));
  app.use('/api', api, unknownPath);

  app.use(webApp(WEB_FOLDER));
  app.use(unknownPath);
  app.use(answerFault);
  return app;
}
