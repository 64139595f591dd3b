import { type TaskFailureCode, taskFailedEvent } from '@groundwork/contract';
import { type Database, expiryOf, failWork, readTask } from '@groundwork/database';
import { enqueue, type JobQueues } from './enqueue.js';
import type { JobContext } from './worker/settings.js';

export interface FatalError {
  readonly code: TaskFailureCode;
  readonly message: string;
  readonly cause: unknown;
}

/** Fails a task for good: its state, the refund and the webhook. Does nothing when the task has ended already. */
export async function failTask(
  { database, queues }: { readonly database: Database; readonly queues: JobQueues },
  taskId: string,
  { code, message, cause }: FatalError,
  failedAt: Date,
  { log, traceparent }: JobContext,
): Promise<void> {
  const task = await readTask(database, taskId);
  const body = taskFailedEvent({ ...task, completedAt: failedAt }, { code, message });
  const ended = await failWork(database, 'task', taskId, {
    ...{ code, message, failedAt, expiresAt: expiryOf(failedAt) },
    webhookEvent: {
      event: 'task.failed',
      schedule: 'task',
      body: JSON.stringify(body),
      traceparent,
    },
  });
  if (!ended) return;
  log.error({ err: cause, task_id: taskId, code }, 'task failed');
  for (const delivery of ended.deliveries) await enqueue(queues, database, delivery, log);
}
