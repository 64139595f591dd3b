import { deliveryStatuses, limits, prefixes, webhookEvents } from '@groundwork/contract';
import {
  type OpenedDelivery,
  openTestDelivery,
  pageOfDeliveries,
  readDeliveryLog,
  replayDelivery,
} from '@groundwork/database';
import { enqueue } from '@groundwork/queues';
import { isLoopbackReceiver } from '@groundwork/safe-fetch';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../auth/caller.js';
import type { DashboardServices } from '../dashboard-services.js';
import { cursorOf, pageCursor } from '../http/page-cursor.js';
import { refusals } from '../http/refusals.js';
import type { DeliveriesView, DeliveryDetailView } from '../views/deliveries.js';

const PAGE = 30;

const listQuery = z.object({
  status: z.enum(deliveryStatuses).optional(),
  event: z.enum(webhookEvents).optional(),
  after: pageCursor.optional(),
});

const idForm = new RegExp(`^${prefixes.delivery}[0-9a-z]{1,64}$`);

function idOf(request: Request): string {
  const id = String(request.params.id);
  if (!idForm.test(id)) throw refusals.notFound('delivery');
  return id;
}

/** The log of deliveries, replays, and tests of a receiver. */
export function deliveryRoutes({ database, queues, log, settings }: DashboardServices): Router {
  const router = Router();
  const see = requireMay(database, 'deliveries.see');
  const send = requireMay(database, 'deliveries.send');

  const testBody = z.strictObject({
    /** Which key's secret signs it. */
    key_id: z.string().min(1, 'Choose a key.'),
    url: z
      .url('Use a full URL that starts with https://.')
      .max(limits.webhookUrlCharacters)
      .refine(
        (url) =>
          url.startsWith('https://') ||
          (settings.LOOPBACK_WEBHOOKS && isLoopbackReceiver(url)) ||
          (URL.canParse(url) && settings.ALLOWED_PRIVATE_ORIGINS.includes(new URL(url).origin)),
        settings.LOOPBACK_WEBHOOKS
          ? 'Use an https:// URL, or http://localhost with a port.'
          : 'Use an https:// URL.',
      ),
    event: z.enum(webhookEvents),
  });

  const opened = async ({ delivery, job }: OpenedDelivery) => {
    await enqueue(queues, database, job, log);
    return { id: delivery.delivery_id };
  };

  router.get('/deliveries', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { status, event, after } = listQuery.parse(request.query);
    const { rows, end } = await pageOfDeliveries(database, {
      accountId: account.id,
      status,
      event,
      after: after ?? null,
      limit: PAGE,
    });
    const view: DeliveriesView = {
      deliveries: rows,
      next: cursorOf(end),
    };
    response.json(view);
  });

  router.get('/deliveries/:id', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const view: DeliveryDetailView = await readDeliveryLog(database, account.id, idOf(request));
    response.json(view);
  });

  router.post('/deliveries/:id/again', send, async (request, response) => {
    const { account } = accountCallerOf(request);
    const again = await replayDelivery(database, account.id, idOf(request));
    response.status(202).json(await opened(again));
  });

  router.post('/deliveries/test', send, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { key_id: keyId, url, event } = testBody.parse(request.body);
    const key = await database.apiKey.findFirst({ where: { id: keyId, accountId: account.id } });
    if (key === null) throw refusals.notFound('key');
    if (key.revokedAt !== null) {
      throw refusals.keyRevoked('key_id');
    }
    const test = await openTestDelivery(database, key, { url, event });
    response.status(202).json(await opened(test));
  });

  return router;
}
