import { ApiError } from '@groundwork/contract/errors';
import { type WebhookEvent, webhookEvents } from '@groundwork/contract/events';
import { prefixes } from '@groundwork/contract/identifiers';
import type {
  DeliveryAttempt,
  DeliveryState,
  Delivery as PresentedDelivery,
} from '@groundwork/contract/webhooks/deliveries';
import {
  presentAttempt,
  presentDelivery,
  type StoredDelivery,
} from '@groundwork/contract/webhooks/present-delivery';
import { sampleEvent } from '@groundwork/contract/webhooks/sample-events';
import { newId } from '@groundwork/runtime';
import type { Database, Transaction } from '../connection/client.js';
import type { Prisma, WebhookAttempt, WebhookDelivery } from '../generated/client.js';
import { deliveryJob, deliveryJobId, type EnqueuedJob, openJobs } from '../jobs/outbox.js';
import { newestFirst, onPage, type PageQuery, pageOfRows, type WorkPage } from '../work-pages.js';

type LoggedDelivery = WebhookDelivery & {
  readonly apiKey: { readonly mode: 'live' | 'test' };
  readonly tries: readonly WebhookAttempt[];
};

function eventOf({ event }: WebhookDelivery): WebhookEvent {
  const known = webhookEvents.find((name) => name === event);
  if (known === undefined) throw new Error(`no event is called ${event}`);
  return known;
}

/** How the job of a delivery stands. */
type Standing = Pick<StoredDelivery, 'isRunning' | 'nextAttemptAt'>;

const ended: Standing = { isRunning: false, nextAttemptAt: null };

/** How those of these deliveries stand that have not ended, by id. */
async function standingsOf(
  database: Database,
  deliveries: readonly WebhookDelivery[],
  now: Date,
): Promise<ReadonlyMap<string, Standing>> {
  const pending = deliveries.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return new Map();
  const ids = new Map(pending.map(({ id }) => [deliveryJobId(id), id]));
  const jobs = await database.job.findMany({ where: { id: { in: [...ids.keys()] } } });
  return new Map(
    jobs.map(({ id, leaseUntil, availableAt }) => {
      const isRunning = leaseUntil !== null && now < leaseUntil;
      return [ids.get(id) ?? id, { isRunning, nextAttemptAt: isRunning ? null : availableAt }];
    }),
  );
}

function present(delivery: LoggedDelivery, standing: Standing = ended): PresentedDelivery {
  return presentDelivery({
    ...delivery,
    ...standing,
    event: eventOf(delivery),
    livemode: delivery.apiKey.mode === 'live',
    lastAttempt: delivery.tries.at(-1) ?? null,
  });
}

const withLastTry = {
  apiKey: { select: { mode: true } },
  tries: { orderBy: { number: 'desc' }, take: 1 },
} as const satisfies Prisma.WebhookDeliveryInclude;

/** An account's deliveries, newest first. */
export async function pageOfDeliveries(
  database: Database,
  query: PageQuery & {
    readonly status?: DeliveryState | undefined;
    readonly event?: WebhookEvent | undefined;
    /** The task's own id, or its external one. */
    readonly taskId?: string | undefined;
    readonly showcaseJobId?: string | undefined;
    readonly endpointId?: string | undefined;
  },
  now: Date = new Date(),
): Promise<WorkPage<PresentedDelivery>> {
  const { status, event, taskId, showcaseJobId, endpointId, livemode, limit } = query;
  const found = await database.webhookDelivery.findMany({
    where: {
      ...onPage(query),
      ...(livemode === undefined ? {} : { apiKey: { mode: livemode ? 'live' : 'test' } }),
      ...(status === undefined ? {} : { status }),
      ...(event === undefined ? {} : { event }),
      ...(taskId === undefined ? {} : { task: { OR: [{ id: taskId }, { externalId: taskId }] } }),
      ...(showcaseJobId === undefined ? {} : { showcaseJobId }),
      ...(endpointId === undefined ? {} : { endpointId }),
    },
    orderBy: newestFirst,
    take: limit + 1,
    include: withLastTry,
  });
  const { rows, end } = pageOfRows(found, limit);
  const standings = await standingsOf(database, rows, now);
  return { rows: rows.map((row) => present(row, standings.get(row.id))), end };
}

/** A delivery with every attempt, first to last. @throws ApiError DELIVERY_NOT_FOUND, also for another account's */
export async function readDeliveryLog(
  database: Database,
  accountId: string,
  deliveryId: string,
  now: Date = new Date(),
): Promise<PresentedDelivery & { readonly attempts: DeliveryAttempt[] }> {
  const delivery = await database.webhookDelivery.findFirst({
    where: { id: deliveryId, accountId },
    include: { apiKey: { select: { mode: true } }, tries: { orderBy: { number: 'asc' } } },
  });
  if (!delivery) throw new ApiError('DELIVERY_NOT_FOUND');
  const standing = (await standingsOf(database, [delivery], now)).get(deliveryId) ?? ended;
  const last = delivery.tries.at(-1);
  return {
    ...present(delivery, standing),
    attempts: delivery.tries.map((attempt) =>
      presentAttempt(attempt, standing.isRunning && attempt === last),
    ),
  };
}

/** A delivery that was opened, and its job, to be added to its queue after the commit. */
export interface OpenedDelivery {
  readonly delivery: PresentedDelivery;
  readonly job: EnqueuedJob;
}

async function open(
  tx: Transaction,
  written: Omit<Prisma.WebhookDeliveryUncheckedCreateInput, 'id'>,
  now: Date,
): Promise<OpenedDelivery> {
  const deliveryId = newId(prefixes.delivery, now.getTime());
  const { accountId, traceparent = null } = written;
  const [job] = await openJobs(tx, { accountId, requestId: null, traceparent }, [
    deliveryJob(deliveryId),
  ]);
  if (!job) throw new Error(`${deliveryId} has no job`);
  const row = await tx.webhookDelivery.create({
    data: { ...written, id: deliveryId, createdAt: now },
    include: withLastTry,
  });
  return { delivery: present(row, { isRunning: false, nextAttemptAt: now }), job };
}

/** A saved endpoint to send to. @throws ApiError when it does not exist or is disabled */
async function requireEnabled(tx: Transaction, accountId: string, id: string) {
  const endpoint = await tx.webhookEndpoint.findFirst({ where: { id, accountId } });
  if (!endpoint) throw new ApiError('WEBHOOK_ENDPOINT_NOT_FOUND');
  if (!endpoint.enabled) throw new ApiError('WEBHOOK_ENDPOINT_DISABLED');
  return endpoint;
}

/**
 * Delivers an event again, to the same URL and signed with the same key, or to the saved endpoint's current URL: a new
 * delivery that names the one it repeats.
 *
 * @throws ApiError DELIVERY_NOT_FOUND, DELIVERY_NOT_FINISHED while it is under way, DELIVERY_EXPIRED when its files are
 * deleted, WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_ENDPOINT_DISABLED
 */
export async function replayDelivery(
  tx: Transaction,
  accountId: string,
  deliveryId: string,
  now: Date = new Date(),
): Promise<OpenedDelivery> {
  const original = await tx.webhookDelivery.findFirst({
    where: { id: deliveryId, accountId },
    include: {
      task: { select: { kind: true, expiresAt: true, status: true } },
      showcaseJob: { select: { expiresAt: true, status: true } },
    },
  });
  if (!original) throw new ApiError('DELIVERY_NOT_FOUND');
  if (original.status === 'pending') throw new ApiError('DELIVERY_NOT_FINISHED');
  const { task, showcaseJob } = original;
  const hasFiles =
    (task?.status === 'completed' && task.kind !== 'family') || showcaseJob?.status === 'succeeded';
  const endsAt = task?.expiresAt ?? showcaseJob?.expiresAt ?? null;
  if (hasFiles && endsAt !== null && endsAt <= now) throw new ApiError('DELIVERY_EXPIRED');
  const { apiKeyId, taskId, showcaseJobId, event, schedule, body, isTest, traceparent } = original;
  const { endpointId } = original;
  const { url } = endpointId === null ? original : await requireEnabled(tx, accountId, endpointId);
  const written = {
    accountId,
    apiKeyId,
    taskId,
    showcaseJobId,
    event,
    schedule,
    url,
    endpointId,
    body,
    isTest,
    traceparent,
  };
  return open(tx, { ...written, replayOf: deliveryId }, now);
}

/** Where a sample event goes: any URL, or a saved endpoint of the key's mode. */
type TestReceiver = { readonly url: string } | { readonly endpointId: string };

/**
 * Opens the delivery of a sample event, which is marked as a test.
 *
 * @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_ENDPOINT_DISABLED
 */
export async function openTestDelivery(
  tx: Transaction,
  key: { readonly id: string; readonly accountId: string; readonly mode: 'live' | 'test' },
  test: TestReceiver & {
    readonly event: WebhookEvent;
    readonly traceparent?: string;
  },
  now: Date = new Date(),
): Promise<OpenedDelivery> {
  const { event, traceparent = null } = test;
  const { id: apiKeyId, accountId } = key;
  const livemode = key.mode === 'live';
  let receiver: { readonly url: string; readonly endpointId: string | null };
  if ('url' in test) {
    receiver = { url: test.url, endpointId: null };
  } else {
    const endpoint = await requireEnabled(tx, accountId, test.endpointId);
    if (endpoint.livemode !== livemode) throw new ApiError('WEBHOOK_ENDPOINT_NOT_FOUND');
    receiver = { url: endpoint.url, endpointId: endpoint.id };
  }
  const schedule = event.startsWith('task.') ? 'task' : 'showcase';
  const body = JSON.stringify(sampleEvent(event, livemode, now));
  const written = { accountId, apiKeyId, event, schedule, ...receiver, body, traceparent };
  return open(tx, { ...written, isTest: true }, now);
}
