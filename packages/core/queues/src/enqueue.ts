import type { Database } from '@groundwork/database/connection/client';
import { idsOf, jobCatalogue, jobKindOf, jobKinds } from '@groundwork/database/jobs/catalogue';
import { type EnqueuedJob, markPending, type Tenant } from '@groundwork/database/jobs/outbox';
import { type Logger, withDeadline } from '@groundwork/runtime';
import { movePrioritiesDown } from './fair-clock.js';
import { nextPriority } from './fair-queue.js';
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

export interface QueuedJob {
  readonly queue: string;
  readonly payload: unknown;
  /** Its name on the queue. */
  readonly jobId: string;
  /** The account whose share of the queue it uses; unknown by default. */
  readonly tenant?: Tenant;
}

/** The sending end of every queue. */
export class JobQueues extends OpenQueues {
  /**
   * @param dueAt not before this; now by default
   * @throws EnqueueFailed when Redis does not accept the job in time; others for a job that the catalogue does not know
   */
  async add({ queue: name, payload, jobId, tenant }: QueuedJob, dueAt?: Date): Promise<void> {
    const kind = jobKindOf(name);
    const ids = jobCatalogue[kind].payload.parse(payload);
    const add = async () => {
      const queue = await this.queue(kind);
      const priority = await nextPriority(this.connection, kind, tenant ?? null);
      await queue.add(kind, ids, { jobId, priority, ...(dueAt && delayedTo(dueAt)) });
    };
    try {
      await withDeadline(add(), COMMAND_MS, 'enqueueing a job');
    } catch (error) {
      throw new EnqueueFailed(error);
    }
  }

  /** See movePrioritiesDown. @throws when Redis is away */
  async movePrioritiesDown(): Promise<void> {
    for (const kind of jobKinds) {
      await movePrioritiesDown(this.connection, kind, await this.queue(kind), this.log);
    }
  }
}

/**
 * Adds a job to its queue after the commit that marked it as enqueued. When Redis does not accept it, the mark is
 * removed and the scheduler enqueues the job later; if even that fails, the scheduler finds that the job is missing. So
 * this never throws: the work is safe either way.
 *
 * @param dueAt in the database's time; now by default
 */
export async function enqueue(
  queues: JobQueues,
  database: Database,
  job: EnqueuedJob,
  log: Logger,
  dueAt?: Date,
): Promise<void> {
  try {
    await queues.add(job, dueAt);
  } catch (error) {
    if (!(error instanceof EnqueueFailed)) throw error;
    const facts = { job_id: job.jobId, ...idsOf(job.queue, job.payload) };
    log.warn({ err: error, ...facts }, 'not enqueued; the scheduler will');
    try {
      await markPending(database, job);
    } catch (markError) {
      log.warn({ err: markError, ...facts }, 'the mark stays; the scheduler finds it missing');
    }
  }
}
