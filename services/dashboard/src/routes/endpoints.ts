import {
  keyModes,
  prefixes,
  type WebhookEndpointShown,
  webhookEndpointListSchema,
  webhookEndpointSecretSchema,
} from '@groundwork/contract';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../auth/caller.js';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';
import type { EndpointSecretView, EndpointsView, EndpointView } from '../views/endpoints.js';

const PATH = '/v1/webhook-endpoints';
const idForm = new RegExp(`^${prefixes.webhookEndpoint}[0-9a-z]{1,64}$`);

const modeSchema = z.enum(keyModes);
/** The API validates its contents: its messages come back with their fields. */
const createBody = z.looseObject({ mode: modeSchema });
const changeBody = z.strictObject({ enabled: z.boolean() });

function named(request: Request) {
  const id = String(request.params.id);
  const mode = modeSchema.safeParse(request.params.mode);
  if (!idForm.test(id) || !mode.success) throw refusals.notFound('webhook endpoint');
  return { mode: mode.data, path: `${PATH}/${id}` };
}

function endpointView(shown: WebhookEndpointShown): EndpointView {
  const { endpoint_id: id, livemode, url, events, description, enabled, created_at } = shown;
  return { id, mode: livemode ? 'live' : 'test', url, events, description, enabled, created_at };
}

function secretView(answer: unknown): EndpointSecretView {
  const { endpoint_id: id, secret } = webhookEndpointSecretSchema.parse(answer);
  return { id, secret };
}

/** The account's webhook endpoints, which the API keeps: of live and of test events. */
export function endpointRoutes({ database, gateway }: DashboardServices): Router {
  const router = Router();
  const see = requireMay(database, 'endpoints.see');
  const change = requireMay(database, 'endpoints.change');

  router.get('/endpoints', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const answers = await Promise.all(
      keyModes.map((mode) => gateway.ask(account, mode, { method: 'GET', path: PATH })),
    );
    const view: EndpointsView = {
      endpoints: answers
        .flatMap((answer) => webhookEndpointListSchema.parse(answer).webhook_endpoints)
        .map(endpointView),
    };
    response.json(view);
  });

  router.post('/endpoints', change, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { mode, ...body } = createBody.parse(request.body);
    const answer = await gateway.ask(account, mode, { method: 'POST', path: PATH, body });
    response.status(201).json(secretView(answer));
  });

  router.patch('/endpoints/:mode/:id', change, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { mode, path } = named(request);
    const body = changeBody.parse(request.body);
    await gateway.ask(account, mode, { method: 'PATCH', path, body });
    response.json(body);
  });

  router.post('/endpoints/:mode/:id/rotate', change, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { mode, path } = named(request);
    const rotation = { method: 'POST', path: `${path}/rotate-secret` } as const;
    response.status(201).json(secretView(await gateway.ask(account, mode, rotation)));
  });

  router.delete('/endpoints/:mode/:id', change, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { mode, path } = named(request);
    await gateway.ask(account, mode, { method: 'DELETE', path });
    response.json({});
  });

  return router;
}
