import type { Tenant } from '@groundwork/database';
import { withDeadline } from '@groundwork/runtime';
import { type Job, jobCatalogue } from './catalogue.js';
import { COMMAND_MS, OpenQueues } from './open-queues.js';
import { takeTurn } from './turns.js';

/** Thrown when a job could not be put on its queue; an expected outcome, the scheduler announces it later. */
export class AnnounceFailed extends Error {
  constructor(cause: unknown) {
    super('the job could not be announced', { cause });
    this.name = 'AnnounceFailed';
  }
}

/** The queue adds both up; so a clock of ours that is wrong has no part in it. */
const delayedTo = (dueAt: Date) => ({ timestamp: dueAt.getTime() - 1, delay: 1 });

/** The sending end of every queue. */
export class JobQueues extends OpenQueues {
  /**
   * @param dueAt not before this; at once when not given
   * @param tenant whose share of the queue the job takes; null when that is not known
   * @throws AnnounceFailed when Redis does not take the job in time
   */
  async announce(
    job: Job,
    jobId: string,
    dueAt?: Date,
    tenant: Tenant | null = null,
  ): Promise<void> {
    const payload = jobCatalogue[job.kind].payload.parse(job.payload);
    try {
      await withDeadline(
        this.queue(job.kind).then(async (queue) => {
          const priority = await takeTurn(this.connection, job.kind, tenant);
          await queue.add(job.kind, payload, { jobId, priority, ...(dueAt && delayedTo(dueAt)) });
        }),
        COMMAND_MS,
        'announcing a job',
      );
    } catch (error) {
      throw new AnnounceFailed(error);
    }
  }
}
