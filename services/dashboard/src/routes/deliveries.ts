import { webhookEvents } from '@groundwork/contract/events';
import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import {
  type Delivery,
  type DeliveryAttempt,
  deliveryStatuses,
} from '@groundwork/contract/webhooks/deliveries';
import { parsedUrl } from '@groundwork/contract/words/parsed-url';
import {
  type OpenedDelivery,
  openTestDelivery,
  pageOfDeliveries,
  readDeliveryLog,
  replayDelivery,
} from '@groundwork/database/deliveries/delivery-log';
import { enqueue } from '@groundwork/queues/enqueue';
import { isLoopbackReceiver } from '@groundwork/safe-fetch/environment';
import type { Request, Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../dashboard-services.js';
import { accountRoutes } from '../http/account-routes.js';
import { cursorOf, modeSchema, pageCursor } from '../http/read-request.js';
import { refusals } from '../http/refusals.js';

const PAGE = 30;

export interface DeliveriesView {
  readonly deliveries: readonly Delivery[];
  /** For `after` of the next page; null at the end. */
  readonly next: string | null;
}

/** GET /api/deliveries/:id */
export type DeliveryDetailView = Delivery & { readonly attempts: readonly DeliveryAttempt[] };

const listQuery = z.object({
  status: z.enum(deliveryStatuses).optional(),
  event: z.enum(webhookEvents).optional(),
  mode: modeSchema.optional(),
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
  const { router, get, post } = accountRoutes(database);

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
          settings.ALLOWED_PRIVATE_ORIGINS.includes(parsedUrl(url)?.origin ?? ''),
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

  get('/deliveries', 'deliveries.see', async ({ account }, { query }): Promise<DeliveriesView> => {
    const { status, event, mode, after } = listQuery.parse(query);
    const { rows, end } = await pageOfDeliveries(database, {
      accountId: account.id,
      status,
      event,
      livemode: mode && mode === 'live',
      after: after ?? null,
      limit: PAGE,
    });
    return { deliveries: rows, next: cursorOf(end) };
  });

  get(
    '/deliveries/:id',
    'deliveries.see',
    ({ account }, request): Promise<DeliveryDetailView> =>
      readDeliveryLog(database, account.id, idOf(request)),
  );

  post(
    '/deliveries/:id/again',
    'deliveries.send',
    async ({ account }, request) =>
      opened(await replayDelivery(database, account.id, idOf(request))),
    202,
  );

  post(
    '/deliveries/test',
    'deliveries.send',
    async ({ account }, { body }) => {
      const { key_id: keyId, url, event } = testBody.parse(body);
      const key = await database.apiKey.findFirst({ where: { id: keyId, accountId: account.id } });
      if (key === null) throw refusals.notFound('key');
      if (key.revokedAt !== null) throw refusals.keyRevoked('key_id');
      return opened(await openTestDelivery(database, key, { url, event }));
    },
    202,
  );

  return router;
}
