import { keyModes, prefixes } from '@groundwork/contract/identifiers';
import {
  type WebhookEndpointShown,
  webhookEndpointListSchema,
  webhookEndpointSecretSchema,
} from '@groundwork/contract/webhooks/endpoints';
import type { Request, Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../dashboard-services.js';
import { accountRoutes } from '../http/account-routes.js';
import { modeSchema } from '../http/read-request.js';
import { refusals } from '../http/refusals.js';

const PATH = '/v1/webhook-endpoints';
const idForm = new RegExp(`^${prefixes.webhookEndpoint}[0-9a-z]{1,64}$`);

/** The API validates its contents: its messages come back with their fields. */
const createBody = z.looseObject({ mode: modeSchema });
const changeBody = z.strictObject({ enabled: z.boolean() });

function named(request: Request, then = '') {
  const id = String(request.params.id);
  const mode = modeSchema.safeParse(request.params.mode);
  if (!idForm.test(id) || !mode.success) throw refusals.notFound('webhook endpoint');
  return { mode: mode.data, path: `${PATH}/${id}${then}` };
}

function endpointView(shown: WebhookEndpointShown) {
  const { endpoint_id: id, livemode, url, events, description, enabled, created_at } = shown;
  const mode = livemode ? ('live' as const) : ('test' as const);
  return { id, mode, url, events, description, enabled, created_at };
}
export type EndpointView = ReturnType<typeof endpointView>;

/** The secret is shown once. */
function secretView(answer: unknown) {
  const { endpoint_id: id, secret } = webhookEndpointSecretSchema.parse(answer);
  return { id, secret };
}
export type EndpointSecretView = ReturnType<typeof secretView>;

/** The account's webhook endpoints, which the API keeps: of live and of test events. */
export function endpointRoutes({ database, gateway }: DashboardServices): Router {
  const { router, ...routes } = accountRoutes(database);

  routes.get('/endpoints', 'endpoints.see', async ({ account }) => {
    const answers = await Promise.all(
      keyModes.map((mode) => gateway.ask(account, mode, { method: 'GET', path: PATH })),
    );
    const shown = answers.flatMap(
      (answer) => webhookEndpointListSchema.parse(answer).webhook_endpoints,
    );
    return { endpoints: shown.map(endpointView) };
  });

  routes.post(
    '/endpoints',
    'endpoints.change',
    async ({ account }, request) => {
      const { mode, ...body } = createBody.parse(request.body);
      return secretView(await gateway.ask(account, mode, { method: 'POST', path: PATH, body }));
    },
    201,
  );

  routes.patch('/endpoints/:mode/:id', 'endpoints.change', async ({ account }, request) => {
    const { mode, path } = named(request);
    const body = changeBody.parse(request.body);
    await gateway.ask(account, mode, { method: 'PATCH', path, body });
    return body;
  });

  routes.post(
    '/endpoints/:mode/:id/rotate',
    'endpoints.change',
    async ({ account }, request) => {
      const { mode, path } = named(request, '/rotate-secret');
      return secretView(await gateway.ask(account, mode, { method: 'POST', path }));
    },
    201,
  );

  routes.delete('/endpoints/:mode/:id', 'endpoints.change', async ({ account }, request) => {
    const { mode, path } = named(request);
    await gateway.ask(account, mode, { method: 'DELETE', path });
    return {};
  });

  return router;
}
