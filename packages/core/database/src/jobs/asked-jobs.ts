import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { NamedJob } from './catalogue.js';
import { type Leased, LeaseLost, type LeaseTarget } from './lease.js';
import { type EnqueuedJob, jobIdOf, openJobs } from './outbox.js';

const end = readStatement('jobs/end_job');
const drop = readStatement('jobs/drop_job');
const listOpen = readStatement('jobs/list_open_jobs');

/** Jobs that only a request waits for: they have no row of their own, because nothing outlives them and they cost nothing. */
export function askedTarget(job: NamedJob): LeaseTarget {
  return { jobId: jobIdOf(job), isCancelled: null };
}

/** Writes such a job as enqueued; the caller adds it to its queue. */
export async function enqueueAsked(
  database: Database,
  of: Parameters<typeof openJobs>[1],
  asked: NamedJob,
): Promise<EnqueuedJob> {
  const [job] = await database.$transaction((tx) => openJobs(tx, of, [asked]));
  if (!job) throw new Error('a job was not enqueued');
  return job;
}

/** Ends a job that was worked on under a lease. @throws LeaseLost */
export async function endJob(
  database: Database,
  { jobId }: LeaseTarget,
  lease: Leased,
): Promise<void> {
  const ended = await runStatement(database, end, [jobId, lease.token]);
  if (ended.length !== 1) throw new LeaseLost();
}

/** Deletes a job that is no longer needed, even while a worker has it; one that has ended is ignored. */
export async function dropJob(database: Database, { jobId }: LeaseTarget): Promise<void> {
  await runStatement(database, drop, [jobId]);
}

/** Whether a job has not ended. */
export async function isOpenJob(database: Database, { jobId }: LeaseTarget): Promise<boolean> {
  return (await runStatement(database, listOpen, [[jobId]])).length > 0;
}
