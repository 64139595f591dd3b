import type { Database } from '../connection/client.js';
import { databaseTime } from '../jobs/lease.js';
import { logLinesOf } from './log-lines.js';
import { describeJob, type FoundWork, findWorkById, openJobsOf, storyOf } from './story-of-work.js';

function stateOf({ of, row }: FoundWork) {
  if (of === 'showcase') return { showcase_job_id: row.id, kind: row.kind, status: row.status };
  const { id: task_id, externalId: external_id, kind, status, step, progress } = row;
  return { task_id, external_id, kind, status, step, progress };
}

/**
 * The story of a task or a showcase job: its state, its open jobs, credits, engine calls, deliveries with every
 * attempt, and the services' log lines.
 *
 * @param logs folder of the services' logs; null when there is none
 * @returns null when there is no such work
 */
export async function showTask(
  database: Database,
  id: string,
  logs: string | null,
): Promise<object | null> {
  const work = await findWorkById(database, id);
  if (work === null) return null;
  const now = await databaseTime(database);
  const { row } = work;
  const account = await database.account.findUniqueOrThrow({ where: { id: row.accountId } });
  const jobs = await openJobsOf(database, work);
  const story = await storyOf(database, work);
  const trace = row.traceparent?.split('-')[1] ?? null;
  const lines = logs === null ? null : await logLinesOf(logs, [row.id, row.requestId]);
  return {
    ...stateOf(work),
    account_id: account.id,
    account: `${account.name}, ${account.plan}`,
    request_id: row.requestId,
    trace_id: trace,
    charged: row.charged,
    ...(row.expiresAt === null ? {} : { expires_at: row.expiresAt.toISOString() }),
    story: story.map(({ at, what }) => `${at.toISOString()} ${what}`),
    open_jobs: jobs.map((job) => `${job.queue} ${job.id}: ${describeJob(job, now)}`),
    log:
      lines?.map(({ at, service, level, message, error }) =>
        [at, service, level, error === undefined ? message : `${message}: ${error}`].join(' '),
      ) ?? 'not at hand: name the folder of the logs with --logs',
  };
}
