import { type DryRun, dryRunSchema } from '@groundwork/contract/dry-run/answer';
import { videoFormatSchema } from '@groundwork/contract/films/fields';
import {
  landReadingAcceptedSchema,
  landReadingRecordSchema,
} from '@groundwork/contract/land/land-readings';
import type { Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../../dashboard-services.js';
import { accountRoutes } from '../../http/account-routes.js';
import { acceptedSchema, attemptSchema, modeSchema } from '../../http/read-request.js';
import { playgroundOperations, playgroundTargets } from '../../playground/operations.js';

const asked = z.strictObject({
  operation: z.enum(playgroundOperations),
  mode: modeSchema,
  /** Of the API; it checks it. */
  body: z.record(z.string(), z.unknown()),
});

const made = asked.extend({
  /** Of one press of the button: a second request with it makes nothing new. */
  attempt: attemptSchema,
});

export type EstimateView = Omit<DryRun, 'request_id'>;

const READINGS = '/v1/land/readings';

const readingBody = z.strictObject({
  mode: modeSchema,
  format: videoFormatSchema,
  source_image_url: z.string(),
});
const readingPath = z.object({ id: z.string(), mode: modeSchema });

/** GET /api/playground/readings/:mode/:id */
function readingView(answer: unknown) {
  const { status, reading, error } = landReadingRecordSchema.parse(answer);
  return {
    status,
    /** Null until it is found, and where there is none. */
    plot: reading?.plot ?? null,
    view: reading?.view ?? null,
    objections: reading?.objections ?? [],
    assumed: reading?.camera.assumed ?? [],
    /** A picture of all that was found. */
    explanation_url: reading?.explanation_url ?? null,
    error: error?.message ?? null,
  };
}
export type LandReadingView = ReturnType<typeof readingView>;

/** Estimates and free readings of what is tried out, and the request itself, in the account's name. */
export function requestRoutes({ database, gateway }: DashboardServices): Router {
  const { router, get, post } = accountRoutes(database);

  post('/playground/estimates', 'work.make', async ({ account }, request) => {
    const { operation, mode, body } = asked.parse(request.body);
    const answer = await gateway.ask(account, mode, {
      method: 'POST',
      path: playgroundTargets[operation].path,
      body: { ...body, dry_run: true },
    });
    const { request_id: _request, ...view } = dryRunSchema.parse(answer);
    return view satisfies EstimateView;
  });

  post(
    '/playground/requests',
    'work.make',
    async ({ account }, request) => {
      const { operation, mode, body, attempt } = made.parse(request.body);
      const answer = await gateway.ask(account, mode, {
        method: 'POST',
        path: playgroundTargets[operation].path,
        body: { ...body, dry_run: false },
        idempotencyKey: attempt,
      });
      return { id: acceptedSchema.parse(answer) };
    },
    202,
  );

  post(
    '/playground/readings',
    'work.make',
    async ({ account }, request) => {
      const { mode, ...body } = readingBody.parse(request.body);
      const answer = await gateway.ask(account, mode, { method: 'POST', path: READINGS, body });
      return { id: landReadingAcceptedSchema.parse(answer).reading_id };
    },
    202,
  );

  get('/playground/readings/:mode/:id', 'work.see', async ({ account }, { params }) => {
    const { id, mode } = readingPath.parse(params);
    const path = `${READINGS}/${encodeURIComponent(id)}`;
    return readingView(await gateway.ask(account, mode, { method: 'GET', path }));
  });

  return router;
}
