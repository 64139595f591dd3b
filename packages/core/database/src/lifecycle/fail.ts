import type { ReadingFailureCode } from '@groundwork/contract/land/land-readings';
import type { TaskFailureCode } from '@groundwork/contract/tasks/tasks';
import { refund } from '../accounts/accounts.js';
import type { Database, Transaction } from '../connection/client.js';
import { type WebhookEvent, writeDeliveries } from '../deliveries/webhook-events.js';
import type { EnqueuedJob } from '../jobs/outbox.js';
import { readingExpiryOf } from './expiry.js';
import { lockWork, releaseFamily, type WorkKind, type WorkRows } from './locked-work.js';
import { isFinal, requireTransition } from './transitions.js';

export interface TaskFailure {
  readonly code: TaskFailureCode;
  readonly message: string;
  readonly failedAt: Date;
  readonly expiresAt: Date;
  readonly webhookEvent: WebhookEvent | null;
}

/** The columns of each kind of work that fails. */
export interface Failures {
  readonly task: TaskFailure;
  readonly showcase: {
    readonly failedAt: Date;
    readonly expiresAt: Date;
    /** For operators; customers never see it. */
    readonly cause: string;
    readonly webhookEvent: WebhookEvent | null;
  };
  readonly reading: {
    readonly code: ReadingFailureCode;
    readonly message: string;
    readonly failedAt: Date;
  };
}

export interface Failed {
  /** Of its deliveries, already marked as enqueued. */
  readonly deliveries: readonly EnqueuedJob[];
  /** Credits that came back. */
  readonly refunded: number;
}

type Write<Kind extends WorkKind> = (
  tx: Transaction,
  row: WorkRows[Kind],
  failure: Failures[Kind],
) => Promise<Failed>;

const writes: { [Kind in WorkKind]: Write<Kind> } = {
  task: async (tx, { id: taskId }, { code, message, failedAt, expiresAt, webhookEvent }) => {
    const task = await tx.task.update({
      where: { id: taskId },
      data: {
        ...{ status: 'failed', step: 'done', errorCode: code, errorMessage: message },
        ...{ completedAt: failedAt, expiresAt },
      },
    });
    const refunded = await refund(tx, task.charged, { accountId: task.accountId, taskId });
    await releaseFamily(tx, task);
    return { deliveries: await writeDeliveries(tx, { ...task, taskId }, webhookEvent), refunded };
  },
  showcase: async (tx, { id: showcaseJobId }, { cause, failedAt, expiresAt, webhookEvent }) => {
    const job = await tx.showcaseJob.update({
      where: { id: showcaseJobId },
      data: {
        ...{ status: 'failed', failure: cause, completedAt: failedAt, expiresAt },
      },
    });
    const { accountId } = job;
    // An edit is never refunded.
    const owed = job.kind === 'generation' ? job.charged : 0;
    const refunded = await refund(tx, owed, { accountId, showcaseJobId });
    const deliveries = await writeDeliveries(tx, { ...job, showcaseJobId }, webhookEvent);
    return { deliveries, refunded };
  },
  reading: async (tx, { id }, { code, message, failedAt }) => {
    await tx.landReading.update({
      where: { id },
      data: {
        ...{ status: 'failed', errorCode: code, errorMessage: message },
        ...{ completedAt: failedAt, expiresAt: readingExpiryOf(failedAt) },
      },
    });
    return { deliveries: [], refunded: 0 };
  },
};

/**
 * Ends work badly: final state, the one refund and the webhooks' rows in one transaction. Any process that finds the fault may
 * call it: only the first one writes, so work is refunded once.
 *
 * @returns null when the work had ended already
 */
export async function failWork<Kind extends WorkKind>(
  database: Database,
  kind: Kind,
  id: string,
  failure: Failures[Kind],
): Promise<Failed | null> {
  return database.$transaction(async (tx) => {
    const { row, standing } = await lockWork(tx, kind, id);
    if (isFinal(standing.machine, standing.state)) return null;
    requireTransition(standing.machine, id, standing.state, 'failed');
    return writes[kind](tx, row, failure);
  });
}
