import { dryRunSchema, keyModes } from '@groundwork/contract';
import { Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import { attemptSchema } from '../../http/attempt.js';
import { playgroundOperations, playgroundTargets } from '../../playground/operations.js';
import type { EstimateView, MadeView } from '../../views/playground.js';

const asked = z.strictObject({
  operation: z.enum(playgroundOperations),
  mode: z.enum(keyModes),
  /** Of the API; it checks it. */
  body: z.record(z.string(), z.unknown()),
});

const made = asked.extend({
  /** Of one press of the button: a second request with it makes nothing new. */
  attempt: attemptSchema,
});

const acceptedSchema = z.union([
  z.looseObject({ task_id: z.string() }).transform(({ task_id }) => task_id),
  z.looseObject({ job_id: z.string() }).transform(({ job_id }) => job_id),
]);

/** Estimates of a request, and the request itself, in the account's name. */
export function requestRoutes({ database, gateway }: DashboardServices): Router {
  const router = Router();
  const make = requireMay(database, 'work.make');

  router.post('/playground/estimates', make, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { operation, mode, body } = asked.parse(request.body);
    const answer = await gateway.ask(account, mode, {
      method: 'POST',
      path: playgroundTargets[operation].path,
      body: { ...body, dry_run: true },
    });
    const { request_id: _request, ...view } = dryRunSchema.parse(answer);
    response.json(view satisfies EstimateView);
  });

  router.post('/playground/requests', make, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { operation, mode, body, attempt } = made.parse(request.body);
    const answer = await gateway.ask(account, mode, {
      method: 'POST',
      path: playgroundTargets[operation].path,
      body: { ...body, dry_run: false },
      idempotencyKey: attempt,
    });
    const view: MadeView = { id: acceptedSchema.parse(answer) };
    response.status(202).json(view);
  });

  return router;
}
