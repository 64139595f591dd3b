import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import { apiAccessPlans, hasApiAccess } from '@groundwork/contract/plans';
import { findApiKey, recordKeyUse } from '@groundwork/database/accounts/api-keys';
import { type Database, isDatabaseUnavailable } from '@groundwork/database/connection/client';
import { type Logger, noTracing, Registry } from '@groundwork/runtime';
import type { NextFunction, Request, Response } from 'express';
import express, { type Express } from 'express';
import helmet from 'helmet';
import { type Endpoint, register } from './endpoint.js';
import { endpoints } from './endpoints.js';
import { answerError, methodNotAllowed, notFound } from './error-response.js';
import type { GatewayServices } from './gateway-services.js';
import { limitRate } from './rate-limit/limit-rate.js';
import { jsonBody } from './request/json-body.js';
import { attachContext, contextOf } from './request/request-context.js';
import { measureRequests } from './request/request-metrics.js';
import { CatalogueLinks } from './routes/catalogues/catalogue-links.js';
import { referenceFiles } from './routes/docs/reference.js';
import { PresetPortraits } from './routes/families/preset-portraits.js';

const keyForm = new RegExp(`^(${prefixes.liveKey}|${prefixes.testKey})[0-9a-z]{16,64}$`);

/**
 * Lets a request through whose key is good and whose plan has API access, and records the key's use.
 * Nothing of the body has been looked at when this refuses.
 */
function authenticate(database: Database) {
  return async (request: Request, response: Response, next: NextFunction) => {
    const header = request.get('authorization')?.trim();
    if (!header) throw new ApiError('MISSING_API_KEY');
    const [, presented = ''] = /^Bearer\s+(\S+)$/i.exec(header) ?? [];
    if (!keyForm.test(presented)) {
      throw new ApiError('INVALID_API_KEY', {
        message: `The API key is not valid; send "Authorization: Bearer" and the whole key, ${prefixes.liveKey} or ${prefixes.testKey} and what follows it`,
      });
    }

    const found = await findApiKey(database, presented);
    if (!found) throw new ApiError('INVALID_API_KEY');
    const { account, isHeld, ...key } = found;
    const now = new Date();
    if (key.revokedAt) throw new ApiError('API_KEY_REVOKED');
    if (key.expiresAt && key.expiresAt <= now) throw new ApiError('API_KEY_EXPIRED');
    await recordKeyUse(database, key, now).catch((error: unknown) => {
      // A database that takes no writes can still be read.
      if (!isDatabaseUnavailable(error)) throw error;
      contextOf(response).log.warn({ err: error }, "a key's use is not recorded");
    });
    // New customers try things out on the account page before they have a plan.
    const isTrial = isHeld && key.mode === 'test';
    if (!hasApiAccess(account.plan) && !isTrial) {
      throw new ApiError('PLAN_REQUIRED', {
        details: { current_plan: account.plan, required_plans: apiAccessPlans },
      });
    }
    contextOf(response).caller = { key, account };
    response.setHeader('Cache-Control', 'no-store');
    next();
  };
}

/** One line a request: path without query, because signatures of asset links live there. */
function logRequests(request: Request, response: Response, next: NextFunction): void {
  const context = contextOf(response);
  const started = performance.now();
  response.once('close', () => {
    context.log.info(
      {
        ...context.work,
        method: request.method,
        path: request.baseUrl + request.path,
        status: response.writableFinished ? response.statusCode : 499,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    );
  });
  next();
}

/** Tools for programs that speak the Model Context Protocol; loaded at the first request. */
function mcp(services: GatewayServices) {
  let answering: Promise<(request: Request, response: Response) => Promise<void>> | undefined;
  return async (request: Request, response: Response) => {
    answering ??= import('./mcp/answer-mcp.js').then(({ answerMcp }) => answerMcp(services));
    await (await answering)(request, response);
  };
}

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

  const shared = {
    ...services,
    catalogueLinks: new CatalogueLinks(services),
    presetPortraits: new PresetPortraits(services.store),
  };
  const isOpen = (declared: Endpoint) => declared.isOpen === true;
  register(app, endpoints.filter(isOpen), shared);
  // Relative, as the address may have a path before it.
  app.get('/', (_request, response) => response.redirect(302, 'docs'));
  app.use('/docs', referenceFiles);
  app.get('/llms.txt', referenceFiles);
  // Its tools call operations below /v1, where the rate is limited.
  app.post('/mcp', authenticate(services.database), jsonBody, mcp(services));
  app.use('/mcp', methodNotAllowed('POST'));
  app.use('/v1', authenticate(services.database), limitRate(services.rateLimiter));
  register(
    app,
    endpoints.filter((declared) => !isOpen(declared)),
    shared,
  );
  app.use(notFound);
  app.use(answerError(services.publicUrl));
  return app;
}
