import type { Database } from '@groundwork/database/connection/client';
import type { JobKind } from '@groundwork/database/jobs/catalogue';
import { idsOf } from '@groundwork/database/jobs/catalogue';
import {
  confirmJob,
  enqueuePendingJobs,
  listStaleJobs,
  markPending,
} from '@groundwork/database/jobs/outbox';
import { enqueue, type JobQueues } from '@groundwork/queues/enqueue';
import type { Logger } from '@groundwork/runtime';

/** Jobs of each queue that a tick enqueues, and jobs that it checks in all; the rest waits for the next tick. */
const BATCH = 200;
const STALE_BATCH = 1_000;

/**
 * The outbox relay: enqueues jobs that are on no queue, because Redis was away when their row was written, or because
 * they were given back for another attempt.
 */
export async function relayPending(services: {
  database: Database;
  queues: JobQueues;
  log: Logger;
}): Promise<number> {
  const { database, queues, log } = services;
  if (!(await queues.takesJobs())) return 0;
  const jobs = await enqueuePendingJobs(database, BATCH);
  for (const job of jobs) await enqueue(queues, database, job, log);
  if (jobs.length > 0) log.info({ count: jobs.length }, 'enqueued what was missed');
  return jobs.length;
}

/**
 * Finds work whose job vanished (Redis lost it, or its worker died) and opens it for another
 * enqueuedJob. A job that still waits is left alone, however long the queue is.
 */
export async function reopenVanished(
  services: {
    database: Database;
    queues: JobQueues;
    log: Logger;
    onReopened?: (queue: JobKind, leaseExpired: boolean) => void;
  },
  silentSeconds: number,
): Promise<number> {
  const { database, queues, log } = services;
  if (!(await queues.takesJobs())) return 0;
  let reopened = 0;
  for (const stale of await listStaleJobs(database, silentSeconds, STALE_BATCH)) {
    const presence = await queues.presence(stale.queue, stale.jobId);
    // An expired lease means that the worker is gone, even if its job still counts as active. A due job that is still
    // delayed was dated by a wrong clock.
    if (presence === 'waiting' || (presence === 'active' && !stale.leaseExpired)) {
      await confirmJob(database, stale);
      continue;
    }
    await markPending(database, stale);
    log.warn(
      {
        job_id: stale.jobId,
        ...idsOf(stale.queue, stale.payload),
        lease_expired: stale.leaseExpired,
      },
      'job vanished; opened again',
    );
    services.onReopened?.(stale.queue, stale.leaseExpired);
    reopened += 1;
  }
  return reopened;
}
