import {
  type CustomTemplateCreated,
  customTemplateAnswerSchema,
  customTemplateCreatedSchema,
  customTemplateListSchema,
} from '@groundwork/contract/showcase/custom-templates';
import type { Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../../dashboard-services.js';
import { accountRoutes } from '../../http/account-routes.js';
import { attemptSchema, modeSchema } from '../../http/read-request.js';
import { playgroundTargets } from '../../playground/operations.js';

const { path: PATH } = playgroundTargets.template;
const pathOf = (id: unknown) => `${PATH}/${encodeURIComponent(String(id))}`;

/** The API checks the rest of the body. */
const changed = z.strictObject({ mode: modeSchema, body: z.record(z.string(), z.unknown()) });
const created = changed.extend({ attempt: attemptSchema });
const asked = z.object({ mode: modeSchema.default('test') });

/** A template with the reading of its design. */
export type OwnTemplateView = Pick<
  CustomTemplateCreated,
  | 'custom_template_id'
  | 'name'
  | 'spec'
  | 'confidence'
  | 'warnings'
  | 'missing_fields'
  | 'rows'
  | 'picture_url'
  | 'created_at'
>;

/** GET /api/playground/own-templates */
export interface OwnTemplatesView {
  readonly templates: readonly OwnTemplateView[];
  /** How many more there may be. */
  readonly remaining: number;
}

/** Templates of the account's own: read from a design, corrected, taken away. */
export function ownTemplateRoutes({ database, gateway }: DashboardServices): Router {
  const { router, get, post } = accountRoutes(database);

  get(
    '/playground/own-templates',
    'work.make',
    async ({ account }, { query }): Promise<OwnTemplatesView> => {
      const { mode } = asked.parse(query);
      const answer = await gateway.ask(account, mode, { method: 'GET', path: PATH });
      const { custom_templates: templates, remaining } = customTemplateListSchema.parse(answer);
      return { templates, remaining };
    },
  );

  post(
    '/playground/own-templates',
    'work.make',
    async ({ account }, request): Promise<OwnTemplateView> => {
      const { mode, attempt: idempotencyKey, body } = created.parse(request.body);
      const asking = { method: 'POST', path: PATH, body, idempotencyKey } as const;
      return customTemplateCreatedSchema.parse(await gateway.ask(account, mode, asking));
    },
    201,
  );

  post(
    '/playground/own-templates/:id',
    'work.make',
    async ({ account }, request): Promise<OwnTemplateView> => {
      const { mode, body } = changed.parse(request.body);
      const asking = { method: 'PATCH', path: pathOf(request.params.id), body } as const;
      return customTemplateAnswerSchema.parse(await gateway.ask(account, mode, asking));
    },
  );

  post('/playground/own-templates/:id/remove', 'work.make', async ({ account }, request) => {
    const { mode } = asked.parse(request.body);
    const { id } = request.params;
    await gateway.ask(account, mode, { method: 'DELETE', path: pathOf(id) });
    return { id };
  });

  return router;
}
