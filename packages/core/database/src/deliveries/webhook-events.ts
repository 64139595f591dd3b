import {
  type DeliveryScheduleName,
  prefixes,
  type ShowcaseEvent,
  type TaskEvent,
  type WebhookRetry,
} from '@groundwork/contract';
import { newId } from '@groundwork/runtime';
import type { Transaction } from '../connection/client.js';
import { type EnqueuedJob, enqueue } from '../jobs/outbox.js';

/** An event for a customer, with the body to send. */
export interface WebhookEvent {
  readonly event: TaskEvent | ShowcaseEvent;
  /** The event's own; whoever made the request may have asked for the long one. */
  readonly schedule: DeliveryScheduleName;
  readonly body: string;
  /** The span of the delivery; by default, that of the event's work. */
  readonly traceparent?: string | undefined;
}

interface EventOrigin {
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  /** Null when no webhook was asked for. */
  readonly webhookUrl: string | null;
  readonly webhookRetry: WebhookRetry;
  readonly simulation: string | null;
  readonly traceparent: string | null;
}

/**
 * Writes the delivery of an event, in the transaction that the event reports.
 *
 * @returns its job, to be added to its queue; null without a webhook
 */
export async function writeDelivery(
  tx: Transaction,
  origin: EventOrigin & ({ readonly taskId: string } | { readonly showcaseJobId: string }),
  webhookEvent: WebhookEvent | null,
): Promise<EnqueuedJob | null> {
  if (!webhookEvent || origin.webhookUrl === null) return null;
  const deliveryId = newId(prefixes.delivery);
  const traceparent = webhookEvent.traceparent ?? origin.traceparent;
  const { accountId, requestId } = origin;
  const [job = null] = await enqueue(tx, { accountId, requestId, traceparent }, [
    { kind: 'delivery', deliveryId },
  ]);
  await tx.webhookDelivery.create({
    data: {
      id: deliveryId,
      accountId,
      apiKeyId: origin.apiKeyId,
      taskId: 'taskId' in origin ? origin.taskId : null,
      showcaseJobId: 'showcaseJobId' in origin ? origin.showcaseJobId : null,
      event: webhookEvent.event,
      schedule: origin.webhookRetry === 'extended' ? 'extended' : webhookEvent.schedule,
      url: origin.webhookUrl,
      body: webhookEvent.body,
      traceparent,
      simulation: origin.simulation,
    },
  });
  return job;
}
