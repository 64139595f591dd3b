import { taskFailedEvent } from '@groundwork/contract';
import { expiryOf, failTask, type Leased, type LeaseTarget, readTask } from '@groundwork/database';
import { announce, attemptUnderLease, type JobContext } from '@groundwork/queues';
import type { Renderer } from './renderer.js';
import { TaskFault } from './task-fault.js';

async function failAndTell(
  renderer: Renderer,
  taskId: string,
  fault: TaskFault,
  failedAt: Date,
  context: JobContext,
): Promise<void> {
  const { database, queues } = renderer;
  const task = await readTask(database, taskId);
  const error = { code: fault.code, message: fault.message };
  const ended = await failTask(database, taskId, {
    ...error,
    failedAt,
    expiresAt: expiryOf(failedAt),
    notice: {
      event: 'task.failed',
      schedule: 'task',
      body: JSON.stringify(taskFailedEvent({ ...task, completedAt: failedAt }, error)),
      traceparent: context.traceparent,
    },
  });
  if (!ended) return;
  context.log.error({ err: fault, task_id: taskId, code: fault.code }, 'task failed');
  if (ended.announcement) await announce(queues, database, ended.announcement, context.log);
}

/**
 * One try at one step of a task: a fault of the request fails the task, and so does the last of a few tries.
 * See attemptUnderLease.
 */
export async function attempt(
  renderer: Renderer,
  taskId: string,
  target: LeaseTarget,
  context: JobContext,
  work: (lease: Leased, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { database, leaseSeconds } = renderer;
  await attemptUnderLease(
    {
      database,
      target,
      leaseSeconds,
      context,
      facts: { task_id: taskId },
      isFault: (error) => error instanceof TaskFault,
      giveUp: (error, at) => {
        const fault =
          error instanceof TaskFault ? error : new TaskFault('RENDER_FAILED', { cause: error });
        return failAndTell(renderer, taskId, fault, at, context);
      },
    },
    work,
  );
}
