import { taskFailedEvent, taskFailures } from '@groundwork/contract';
import {
  failTask,
  type Leased,
  LeaseLost,
  type LeaseTarget,
  readTask,
  release,
  underLease,
} from '@groundwork/database';
import { announce, type JobContext } from '@groundwork/queues';
import { stopCauseOf } from '@groundwork/runtime';
import type { Renderer } from './renderer.js';
import { expiryOf } from './result-expiry.js';
import { TaskFault } from './task-fault.js';

/** Times a step is begun before the task fails; a worker that is killed each time counts too. */
const MAX_ATTEMPTS = 3;

/** Seconds before another try, by the number of tries so far. */
const retryAfterSeconds = (attempt: number) => 2 ** attempt;

async function failAndTell(
  renderer: Renderer,
  taskId: string,
  fault: TaskFault,
  context: JobContext,
): Promise<void> {
  const { database, queues } = renderer;
  const task = await readTask(database, taskId);
  const failedAt = new Date();
  const error = { code: fault.code, message: fault.message };
  const ended = await failTask(database, taskId, {
    ...error,
    failedAt,
    expiresAt: expiryOf(failedAt),
    notice: {
      event: 'task.failed',
      schedule: 'task',
      body: JSON.stringify(taskFailedEvent({ ...task, completedAt: failedAt }, error)),
    },
  });
  if (!ended) return;
  context.log.error({ err: fault, task_id: taskId, code: fault.code }, 'task failed');
  if (ended.announcement) await announce(queues, database, ended.announcement, context.log);
}

/**
 * One try at one step of a task: under a lease, with the end that fits how it ended. A lost lease and a
 * shutdown end quietly; a fault of the request fails the task; anything else is tried again a few times.
 */
export async function attempt(
  renderer: Renderer,
  taskId: string,
  target: LeaseTarget,
  context: JobContext,
  work: (lease: Leased, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { database, leaseSeconds } = renderer;
  const { log } = context;
  const mine = await underLease(
    database,
    target,
    { leaseSeconds, signal: context.signal, log },
    async (lease, signal) => {
      if (lease.attempt > MAX_ATTEMPTS) {
        return failAndTell(renderer, taskId, new TaskFault('RENDER_FAILED'), context);
      }
      try {
        await work(lease, signal);
      } catch (error) {
        const cause = stopCauseOf(signal);
        if (error instanceof LeaseLost || cause === 'lost_lease') {
          log.warn({ task_id: taskId }, 'another worker has the work now');
          return;
        }
        if (cause === 'shutting_down') {
          await release(database, target, lease, { afterSeconds: 0, counts: false });
          log.info({ task_id: taskId }, 'gave the work back');
          return;
        }
        if (error instanceof TaskFault) return failAndTell(renderer, taskId, error, context);
        if (lease.attempt >= MAX_ATTEMPTS) {
          const fault = new TaskFault('RENDER_FAILED', {
            message: taskFailures.RENDER_FAILED,
            cause: error,
          });
          await failAndTell(renderer, taskId, fault, context);
        } else {
          await release(database, target, lease, {
            afterSeconds: retryAfterSeconds(lease.attempt),
            counts: true,
          });
        }
        throw error;
      }
    },
  );
  if (!mine)
    log.info({ task_id: taskId }, 'nothing to do: done, moved on, or another worker has it');
}
