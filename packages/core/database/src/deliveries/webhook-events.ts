import type { ShowcaseEvent, TaskEvent } from '@groundwork/contract/events';
import { prefixes } from '@groundwork/contract/identifiers';
import type { DeliveryScheduleName, WebhookRetry } from '@groundwork/contract/webhooks/schedules';
import { newId } from '@groundwork/runtime';
import type { Transaction } from '../connection/client.js';
import { deliveryJob, type EnqueuedJob, openJobs } from '../jobs/outbox.js';

/** An event for a customer, with the body to send. */
export interface WebhookEvent {
  readonly event: TaskEvent | ShowcaseEvent;
  /** The event's own, unless the request asked for the long one. */
  readonly schedule: DeliveryScheduleName;
  readonly body: string;
  /** The span of the delivery; by default, that of the event's work. */
  readonly traceparent?: string | undefined;
}

interface EventOrigin {
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  readonly livemode: boolean;
  /** Null when the request named none. */
  readonly webhookUrl: string | null;
  readonly webhookRetry: WebhookRetry;
  readonly simulation: string | null;
  readonly traceparent: string | null;
}

interface Receiver {
  readonly url: string;
  /** The saved endpoint; null when the request named the URL. */
  readonly endpointId: string | null;
  readonly retry: WebhookRetry;
}

/** The URL that the request named, and the account's endpoints that want the event. */
async function receiversOf(
  tx: Transaction,
  { accountId, livemode, webhookUrl, webhookRetry }: EventOrigin,
  event: WebhookEvent['event'],
): Promise<Receiver[]> {
  const endpoints = await tx.webhookEndpoint.findMany({
    where: {
      ...{ accountId, livemode, enabled: true },
      OR: [{ events: { isEmpty: true } }, { events: { has: event } }],
    },
    orderBy: { id: 'asc' },
  });
  return [
    ...(webhookUrl === null ? [] : [{ url: webhookUrl, endpointId: null, retry: webhookRetry }]),
    ...endpoints.map(({ id: endpointId, url, retry }) => ({ url, endpointId, retry })),
  ];
}

/**
 * Writes the deliveries of an event, one for each receiver, in the transaction that the event reports.
 *
 * @returns their jobs, to be added to their queue
 */
export async function writeDeliveries(
  tx: Transaction,
  origin: EventOrigin & ({ readonly taskId: string } | { readonly showcaseJobId: string }),
  webhookEvent: WebhookEvent | null,
): Promise<EnqueuedJob[]> {
  if (!webhookEvent) return [];
  const { event, body } = webhookEvent;
  const receivers = await receiversOf(tx, origin, event);
  const deliveries = receivers.map((receiver) => ({ ...receiver, id: newId(prefixes.delivery) }));
  const traceparent = webhookEvent.traceparent ?? origin.traceparent;
  const { accountId, requestId, apiKeyId, simulation } = origin;
  const jobs = await openJobs(
    tx,
    { accountId, requestId, traceparent },
    deliveries.map(({ id }) => deliveryJob(id)),
  );
  await tx.webhookDelivery.createMany({
    data: deliveries.map(({ id, url, endpointId, retry }) => ({
      ...{ id, accountId, apiKeyId, event, url, endpointId, body, traceparent, simulation },
      taskId: 'taskId' in origin ? origin.taskId : null,
      showcaseJobId: 'showcaseJobId' in origin ? origin.showcaseJobId : null,
      schedule: retry === 'extended' ? 'extended' : webhookEvent.schedule,
    })),
  });
  return jobs;
}
