import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { KeyMode } from '@groundwork/contract/identifiers';
import { REFERENCE_FILES, referencePage, signedInDescription } from '@groundwork/openapi';
import express, { type Request, Router } from 'express';
import { accountCallerOf, requireMay } from '../auth/caller.js';
import type { Action } from '../auth/roles.js';
import type { DashboardServices } from '../dashboard-services.js';

export const REFERENCE_PATHS = { page: '/docs', tests: '/api/test' } as const;

/** As the API takes. */
const BODY_BYTES = 256 * 1024;

/** The API reference for signed-in people; the API serves its own to everyone else. */
export function referenceRoutes({ signIn, settings }: DashboardServices): Router {
  const router = Router();
  const version = process.env.npm_package_version ?? '0.1.0';
  const description = JSON.stringify(
    signedInDescription(version, settings.PUBLIC_URL, REFERENCE_PATHS.tests),
  );

  router.get('/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('application/json').send(description);
  });

  router.get(REFERENCE_PATHS.page, async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if ((await signIn.sessionOf(request.headers)) === null) {
      response.redirect(302, `${settings.PUBLIC_URL}${REFERENCE_PATHS.page}`);
      return;
    }
    const { html, policy } = referencePage();
    response.set('Content-Security-Policy', policy).type('html').send(html);
  });

  router.use(
    REFERENCE_PATHS.page,
    express.static(REFERENCE_FILES, { index: false, redirect: false, maxAge: '1h' }),
  );
  return router;
}

/** Headers of a request that are passed on. The cookie is not: it is for this page alone. */
const sentOn = ['accept', 'content-type', 'idempotency-key', 'last-event-id'] as const;
/** Headers of an answer that are passed on. */
const answered = [
  ...['content-type', 'location', 'retry-after', 'x-request-id', 'idempotent-replayed'],
  ...[
    'x-accel-buffering',
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
    'allow',
    'link',
  ],
];

const headersOf = (request: Request) =>
  Object.fromEntries(
    sentOn.flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** What a request does: receivers and what they were sent are the admins' to change. */
function actionOf({ method, url }: Request): Action {
  // As the API's routes read it: without dots, in capitals or not.
  const path = new URL(`http://api${url}`).pathname.toLowerCase();
  const of = path.startsWith('/v1/webhook') ? 'endpoints' : 'work';
  if (method === 'GET') return `${of}.see`;
  return of === 'work' ? 'work.make' : 'endpoints.change';
}

/**
 * Requests to the API, of this page and of the reference: sent on with a key of the account's own, which stays on this
 * server, and answered as the API answers. Behind requireSession.
 */
export function apiRequests(
  { database, gateway, stopping }: DashboardServices,
  mode: KeyMode,
): Router {
  const router = Router();
  router.use(
    (request, response, next) => requireMay(database, actionOf(request))(request, response, next),
    express.raw({ type: () => true, limit: BODY_BYTES }),
    async (request, response) => {
      const { account } = accountCallerOf(request);
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const isStream =
        request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
      // fetch takes no body to these.
      const body: unknown = /^(?:GET|HEAD)$/u.test(request.method) ? null : request.body;
      const answer = await gateway.pass(account, mode, request.url, {
        method: request.method,
        headers: headersOf(request),
        signal: isStream ? AbortSignal.any([gone.signal, stopping]) : gone.signal,
        // Nothing that the API says of another place is followed with the key.
        redirect: 'manual',
        ...(Buffer.isBuffer(body) && body.length > 0 ? { body: new Uint8Array(body) } : {}),
      });
      response.status(answer.status);
      for (const name of answered) {
        const value = answer.headers.get(name);
        if (value !== null) response.set(name, value);
      }
      if (answer.body === null) {
        response.end();
        return;
      }
      response.flushHeaders();
      await pipeline(Readable.fromWeb(answer.body), response).catch((error: unknown) => {
        if (!gone.signal.aborted && !stopping.aborted)
          request.log.info({ err: error }, 'an answer broke off');
      });
    },
  );
  return router;
}
