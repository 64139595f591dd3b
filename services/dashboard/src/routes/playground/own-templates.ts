import {
  customTemplateAnswerSchema,
  customTemplateCreatedSchema,
  customTemplateListSchema,
  keyModes,
} from '@groundwork/contract';
import { Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import { attemptSchema } from '../../http/attempt.js';
import { playgroundTargets } from '../../playground/operations.js';
import type { OwnTemplatesView, OwnTemplateView } from '../../views/own-templates.js';

const { path: PATH } = playgroundTargets.template;
const pathOf = (id: unknown) => `${PATH}/${encodeURIComponent(String(id))}`;

const mode = z.enum(keyModes);
/** The API checks the rest of the body. */
const created = z.strictObject({
  mode,
  attempt: attemptSchema,
  body: z.record(z.string(), z.unknown()),
});
const changed = z.strictObject({ mode, body: z.record(z.string(), z.unknown()) });
const asked = z.object({ mode: mode.default('test') });

/** Templates of the account's own: read from a design, corrected, taken away. */
export function ownTemplateRoutes({ database, gateway }: DashboardServices): Router {
  const router = Router();
  const make = requireMay(database, 'work.make');

  router.get('/playground/own-templates', make, async (request, response) => {
    const { account } = accountCallerOf(request);
    const answer = await gateway.ask(account, asked.parse(request.query).mode, {
      method: 'GET',
      path: PATH,
    });
    const { custom_templates: templates, remaining } = customTemplateListSchema.parse(answer);
    response.json({ templates, remaining } satisfies OwnTemplatesView);
  });

  router.post('/playground/own-templates', make, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { mode, attempt, body } = created.parse(request.body);
    const answer = await gateway.ask(account, mode, {
      method: 'POST',
      path: PATH,
      body,
      idempotencyKey: attempt,
    });
    response.status(201).json(customTemplateCreatedSchema.parse(answer) satisfies OwnTemplateView);
  });

  router.post('/playground/own-templates/:id', make, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { mode, body } = changed.parse(request.body);
    const answer = await gateway.ask(account, mode, {
      method: 'PATCH',
      path: pathOf(request.params.id),
      body,
    });
    response.json(customTemplateAnswerSchema.parse(answer) satisfies OwnTemplateView);
  });

  router.post('/playground/own-templates/:id/remove', make, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { mode } = asked.parse(request.body);
    await gateway.ask(account, mode, { method: 'DELETE', path: pathOf(request.params.id) });
    response.json({ id: request.params.id });
  });

  return router;
}
