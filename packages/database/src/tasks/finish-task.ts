import type { StoredVideoResult, TaskFailureCode } from '@groundwork/contract';
import type { Announcement } from '../announcements.js';
import type { Database, Transaction } from '../client.js';
import type { Task } from '../generated/client.js';
import { type Leased, LeaseLost } from '../lease.js';
import { type Notice, writeDelivery } from '../notices.js';

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
    readonly notice: Notice | null;
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
    return writeDelivery(tx, { ...task, taskId }, completion.notice);
  });
}

export interface TaskFailure {
  readonly code: TaskFailureCode;
  readonly message: string;
  readonly failedAt: Date;
  readonly expiresAt: Date;
  readonly notice: Notice | null;
}

/** What a failed end writes; the condition is the caller's. */
export function failedEnd(failure: TaskFailure) {
  return {
    status: 'failed',
    step: 'done',
    errorCode: failure.code,
    errorMessage: failure.message,
    completedAt: failure.failedAt,
    expiresAt: failure.expiresAt,
    leaseToken: null,
    leaseUntil: null,
  } as const;
}

/** Gives credits of a task back; the ledger takes one refund for each task. */
export async function refundTask(tx: Transaction, task: Task, credits: number): Promise<void> {
  if (credits === 0) return;
  await tx.ledgerEntry.create({
    data: { accountId: task.accountId, amount: credits, reason: 'refund', taskId: task.id },
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
  failure: TaskFailure,
  /** What else ends with the task, in the same transaction. */
  alsoEnd: (tx: Transaction, task: Task) => Promise<void> = async () => undefined,
): Promise<{ readonly announcement: Announcement | null } | null> {
  return database.$transaction(async (tx) => {
    const { count } = await tx.task.updateMany({
      where: { id: taskId, step: { not: 'done' } },
      data: failedEnd(failure),
    });
    if (count !== 1) return null;
    const task = await tx.task.findUniqueOrThrow({ where: { id: taskId } });
    await refundTask(tx, task, task.charged);
    await alsoEnd(tx, task);
    return { announcement: await writeDelivery(tx, { ...task, taskId }, failure.notice) };
  });
}
