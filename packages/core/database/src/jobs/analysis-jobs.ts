import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { JobPayload, NamedJob } from './catalogue.js';
import { type Leased, LeaseLost, type LeaseTarget } from './lease.js';
import { type EnqueuedJob, jobIdOf, openJobs } from './outbox.js';

const end = readStatement('jobs/end_job');
const drop = readStatement('jobs/drop_job');
const listOpen = readStatement('jobs/list_open_jobs');

export function analysisTarget(customTemplateId: string): LeaseTarget {
  const payload = { custom_template_id: customTemplateId, engines: 'all' } as const;
  return { jobId: jobIdOf({ queue: 'template-analysis', payload }), isCancelled: null };
}

/**
 * Writes an analysis as enqueued; the caller adds it to its queue. It is a job without a row of its own, because
 * nothing outlives it and it costs nothing.
 */
export async function enqueueAnalysis(
  database: Database,
  of: Parameters<typeof openJobs>[1],
  payload: JobPayload<'template-analysis'>,
): Promise<EnqueuedJob> {
  const analysis: NamedJob = { queue: 'template-analysis', payload };
  const [job] = await database.$transaction((tx) => openJobs(tx, of, [analysis]));
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

/** Finds which of these jobs have not ended. */
export async function openJobsAmong(
  database: Database,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const open = await runStatement<{ id: string }>(database, listOpen, [[...jobIds]]);
  return new Set(open.map(({ id }) => id));
}
