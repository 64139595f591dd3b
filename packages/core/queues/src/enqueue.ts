import { type Database, type EnqueuedJob, markPending, type NamedJob } from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';
import { type Job, type JobKind, jobCatalogue, jobKinds } from './catalogue.js';
import { EnqueueFailed, type JobQueues } from './producer.js';
import { idsOf } from './story.js';

/** @throws when the catalogue has no such queue */
export function kindOf({ queue }: Pick<NamedJob, 'queue'>): JobKind {
  const kind = jobKinds.find((known) => known === queue);
  if (kind === undefined) throw new Error(`no queue is called ${queue}`);
  return kind;
}

/** A row of jobs as its queue knows it. @throws when the catalogue has no such queue or payload */
export function queuedJobOf(job: NamedJob): Job {
  const kind = kindOf(job);
  return { kind, payload: jobCatalogue[kind].payload.parse(job.payload) } as Job;
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
    await queues.enqueue(queuedJobOf(job), job.jobId, dueAt, job.tenant);
  } catch (error) {
    if (!(error instanceof EnqueueFailed)) throw error;
    const facts = { job_id: job.jobId, ...idsOf(job.payload) };
    log.warn({ err: error, ...facts }, 'not enqueued; the scheduler will');
    try {
      await markPending(database, job);
    } catch (markError) {
      log.warn({ err: markError, ...facts }, 'the mark stays; the scheduler finds it missing');
    }
  }
}
