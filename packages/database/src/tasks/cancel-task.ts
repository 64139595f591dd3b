import {
  ApiError,
  cancellationRefund,
  type TaskFailureCode,
  taskFailures,
} from '@groundwork/contract';
import { type Announcement, taskKindOf } from '../announcements.js';
import type { Transaction } from '../client.js';
import { releaseFamily } from '../families/finish-family-task.js';
import type { Task } from '../generated/client.js';
import { type Notice, writeDelivery } from '../notices.js';
import { failedEnd, refundTask } from './finish-task.js';

const CANCELLED = 'TASK_CANCELLED' satisfies TaskFailureCode;

/** Credits that come back, by how far the locked task has come. */
async function refundOf(tx: Transaction, task: Task): Promise<number> {
  const segments = await tx.taskSegment.findMany({ where: { taskId: task.id } });
  const untouched = segments.filter(
    ({ status, attempts, leaseToken }) =>
      status === 'pending' && attempts === 0 && leaseToken === null,
  );
  return cancellationRefund({
    kind: taskKindOf(task.kind),
    charged: task.charged,
    resolution: task.resolution,
    begun: task.step !== 'prepare' || task.attempts > 0,
    scenes: { all: segments.length, untouched: untouched.length },
  });
}

export interface CancelledTask {
  /** As it is now. */
  readonly task: Task;
  /** Of its webhook, already marked; null when there is nobody to tell, or it was told before. */
  readonly announcement: Announcement | null;
}

/**
 * Ends an unfinished task as failed with TASK_CANCELLED, gives back what had not begun, and writes the webhook's row.
 * Its workers lose their leases, and with them the right to write. Again, it changes nothing.
 *
 * @param notice what its customer is told
 * @throws ApiError TASK_NOT_CANCELLABLE when it has ended in another way
 */
export async function cancelTask(
  tx: Transaction,
  taskId: string,
  end: { readonly at: Date; readonly expiresAt: Date; readonly notice: (task: Task) => Notice },
): Promise<CancelledTask> {
  // Whoever else ends or moves this task waits, so that what has begun stays as it is counted.
  await tx.$queryRaw`SELECT 1 FROM tasks WHERE id = ${taskId} FOR UPDATE`;
  const task = await tx.task.findUniqueOrThrow({ where: { id: taskId } });
  if (task.errorCode === CANCELLED) return { task, announcement: null };
  if (task.step === 'done') {
    throw new ApiError('TASK_NOT_CANCELLABLE', {
      message: `The task has ${task.status} and cannot be cancelled`,
    });
  }
  const refund = await refundOf(tx, task);
  const ended = await tx.task.update({
    where: { id: taskId },
    data: failedEnd({
      code: CANCELLED,
      message: taskFailures[CANCELLED],
      failedAt: end.at,
      expiresAt: end.expiresAt,
      notice: null,
    }),
  });
  await tx.taskSegment.updateMany({
    where: { taskId, status: 'pending' },
    data: { leaseToken: null, leaseUntil: null },
  });
  await refundTask(tx, ended, refund);
  await releaseFamily(tx, ended);
  const announcement = await writeDelivery(tx, { ...ended, taskId }, end.notice(ended));
  return { task: ended, announcement };
}
