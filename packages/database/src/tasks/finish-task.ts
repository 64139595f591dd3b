import {
  type DeliveryScheduleName,
  prefixes,
  type StoredVideoResult,
  type TaskEvent,
  type TaskFailureCode,
} from '@groundwork/contract';
import { newId } from '@groundwork/runtime';
import { type Announcement, jobIdOf } from '../announcements.js';
import type { Database, Transaction } from '../client.js';
import type { Task } from '../generated/client.js';
import { type Leased, LeaseLost } from '../lease.js';

/** The event that tells the customer, as the exact bytes to send; null when no webhook was asked for. */
export interface TaskNotice {
  readonly event: TaskEvent;
  readonly schedule: DeliveryScheduleName;
  readonly body: string;
}

/** rendering -> intro_outro, while the assembly goes on. @throws LeaseLost */
export async function enterIntroOutro(
  database: Database,
  taskId: string,
  lease: Leased,
  progress: number,
): Promise<void> {
  const { count } = await database.task.updateMany({
    where: { id: taskId, step: 'assemble', leaseToken: lease.token },
    data: { status: 'intro_outro', progress },
  });
  if (count !== 1) throw new LeaseLost();
}

async function writeDelivery(
  tx: Transaction,
  task: Task,
  notice: TaskNotice | null,
): Promise<Announcement | null> {
  if (!notice || task.webhookUrl === null) return null;
  const deliveryId = newId(prefixes.delivery);
  const jobId = jobIdOf(deliveryId, 'deliver', 1);
  await tx.webhookDelivery.create({
    data: {
      id: deliveryId,
      accountId: task.accountId,
      apiKeyId: task.apiKeyId,
      taskId: task.id,
      event: notice.event,
      schedule: notice.schedule,
      url: task.webhookUrl,
      body: notice.body,
      announcedJob: jobId,
      announcedAt: new Date(),
      announcements: 1,
    },
  });
  return { work: { kind: 'delivery', deliveryId }, jobId };
}

/**
 * The happy end: final state, result and the webhook's row in one transaction.
 *
 * @returns the delivery's announcement, already marked
 * @throws LeaseLost
 */
export async function completeTask(
  database: Database,
  taskId: string,
  lease: Leased,
  completion: {
    readonly completedAt: Date;
    readonly expiresAt: Date;
    readonly result: StoredVideoResult;
    readonly assets: readonly { readonly key: string; readonly contentType: string }[];
    readonly notice: TaskNotice | null;
  },
): Promise<Announcement | null> {
  return database.$transaction(async (tx) => {
    const { count } = await tx.task.updateMany({
      where: { id: taskId, step: 'assemble', leaseToken: lease.token },
      data: {
        status: 'completed',
        step: 'done',
        progress: 100,
        result: completion.result,
        completedAt: completion.completedAt,
        expiresAt: completion.expiresAt,
        leaseToken: null,
        leaseUntil: null,
      },
    });
    if (count !== 1) throw new LeaseLost();
    const task = await tx.task.findUniqueOrThrow({ where: { id: taskId } });
    await tx.asset.createMany({
      data: completion.assets.map((asset) => ({ ...asset, accountId: task.accountId, taskId })),
      skipDuplicates: true,
    });
    return writeDelivery(tx, task, completion.notice);
  });
}

/**
 * The other end: final state, the one refund and the webhook's row in one transaction. Whoever finds the
 * fault may call it: the update wins only once, so a task is refunded once.
 *
 * @returns null when the task had ended already
 */
export async function failTask(
  database: Database,
  taskId: string,
  failure: {
    readonly code: TaskFailureCode;
    readonly message: string;
    readonly failedAt: Date;
    readonly expiresAt: Date;
    readonly notice: TaskNotice | null;
  },
): Promise<{ readonly announcement: Announcement | null } | null> {
  return database.$transaction(async (tx) => {
    const { count } = await tx.task.updateMany({
      where: { id: taskId, step: { not: 'done' } },
      data: {
        status: 'failed',
        step: 'done',
        errorCode: failure.code,
        errorMessage: failure.message,
        completedAt: failure.failedAt,
        expiresAt: failure.expiresAt,
        leaseToken: null,
        leaseUntil: null,
      },
    });
    if (count !== 1) return null;
    const task = await tx.task.findUniqueOrThrow({ where: { id: taskId } });
    if (task.charged > 0) {
      await tx.ledgerEntry.create({
        data: { accountId: task.accountId, amount: task.charged, reason: 'refund', taskId },
      });
    }
    return { announcement: await writeDelivery(tx, task, failure.notice) };
  });
}
