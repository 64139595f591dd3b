import {
  type DeliveryScheduleName,
  prefixes,
  type ShowcaseEvent,
  type TaskEvent,
  type WebhookRetry,
} from '@groundwork/contract';
import { newId } from '@groundwork/runtime';
import { type Announcement, jobIdOf } from './announcements.js';
import type { Transaction } from './client.js';

/** An event that tells the customer, as the text to send. */
export interface Notice {
  readonly event: TaskEvent | ShowcaseEvent;
  /** The event's own; whoever made the request may have asked for the long one. */
  readonly schedule: DeliveryScheduleName;
  readonly body: string;
  /** The span that tells it; that of what it tells of unless given. */
  readonly traceparent?: string | undefined;
}

interface NoticeOrigin {
  readonly accountId: string;
  readonly apiKeyId: string;
  /** Null when no webhook was asked for. */
  readonly webhookUrl: string | null;
  readonly webhookRetry: WebhookRetry;
  readonly rehearsal: string | null;
  readonly traceparent: string | null;
}

/**
 * Writes the delivery of a notice in the transaction of what it tells.
 *
 * @returns its announcement, already marked; null when there is nobody to tell
 */
export async function writeDelivery(
  tx: Transaction,
  origin: NoticeOrigin & ({ readonly taskId: string } | { readonly showcaseJobId: string }),
  notice: Notice | null,
): Promise<Announcement | null> {
  if (!notice || origin.webhookUrl === null) return null;
  const deliveryId = newId(prefixes.delivery);
  const jobId = jobIdOf(deliveryId, 'deliver', 1);
  await tx.webhookDelivery.create({
    data: {
      id: deliveryId,
      accountId: origin.accountId,
      apiKeyId: origin.apiKeyId,
      taskId: 'taskId' in origin ? origin.taskId : null,
      showcaseJobId: 'showcaseJobId' in origin ? origin.showcaseJobId : null,
      event: notice.event,
      schedule: origin.webhookRetry === 'extended' ? 'extended' : notice.schedule,
      url: origin.webhookUrl,
      body: notice.body,
      traceparent: notice.traceparent ?? origin.traceparent,
      rehearsal: origin.rehearsal,
      announcedJob: jobId,
      announcedAt: new Date(),
      announcements: 1,
    },
  });
  return { work: { kind: 'delivery', deliveryId }, jobId };
}
