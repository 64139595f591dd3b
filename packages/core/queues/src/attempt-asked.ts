import type { Database } from '@groundwork/database/connection/client';
import { askedTarget, dropJob, endJob } from '@groundwork/database/jobs/asked-jobs';
import { idsOf, type NamedJob } from '@groundwork/database/jobs/catalogue';
import { attemptWithLease } from './attempt.js';
import type { JobContext } from './worker/job-runner.js';

/**
 * Does a job that a request waits for, which goes on when the job has ended. An error is not retried, because the customer
 * gets an answer at once; a dead worker is replaced. A deleted job has nobody waiting.
 *
 * @param answer stores the answer, before the job is ended
 */
export async function attemptAsked(
  database: Database,
  job: NamedJob,
  context: JobContext,
  answer: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const target = askedTarget(job);
  const facts = idsOf(job.queue, job.payload) as Readonly<Record<string, string>>;
  await attemptWithLease(
    {
      ...{ database, target, context, facts },
      isFault: () => true,
      giveUp: async (error) => {
        context.log.error({ err: error, ...facts }, 'nothing to answer with');
        await dropJob(database, target);
      },
    },
    async (lease, signal) => {
      await answer(signal);
      await endJob(database, target, lease);
    },
  );
}
