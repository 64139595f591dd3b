import type { Tenant } from '@groundwork/database';
import { withDeadline } from '@groundwork/runtime';
import { type Job, jobCatalogue } from './catalogue.js';
import { nextPriority } from './fair-queue-priority.js';
import { COMMAND_MS, OpenQueues } from './open-queues.js';

/** Thrown when a job could not be put on its queue; an expected outcome, the scheduler enqueues it later. */
export class EnqueueFailed extends Error {
  constructor(cause: unknown) {
    super('the job could not be enqueued', { cause });
    this.name = 'EnqueueFailed';
  }
}

/** The queue adds both up; so a clock of ours that is wrong has no part in it. */
const delayedTo = (dueAt: Date) => ({ timestamp: dueAt.getTime() - 1, delay: 1 });

/** The sending end of every queue. */
export class JobQueues extends OpenQueues {
  /**
   * @param dueAt not before this; now by default
   * @param tenant the account whose share of the queue the job uses; null if unknown
   * @throws EnqueueFailed when Redis does not accept the job in time
   */
  async enqueue(
    job: Job,
    jobId: string,
    dueAt?: Date,
    tenant: Tenant | null = null,
  ): Promise<void> {
    const payload = jobCatalogue[job.kind].payload.parse(job.payload);
    try {
      await withDeadline(
        this.queue(job.kind).then(async (queue) => {
          const priority = await nextPriority(this.connection, job.kind, tenant);
          await queue.add(job.kind, payload, { jobId, priority, ...(dueAt && delayedTo(dueAt)) });
        }),
        COMMAND_MS,
        'enqueueing a job',
      );
    } catch (error) {
      throw new EnqueueFailed(error);
    }
  }
}
