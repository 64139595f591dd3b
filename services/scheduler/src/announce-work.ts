import {
  confirmAnnouncement,
  type Database,
  listSilentAnnouncements,
  takeUnannounced,
  withdrawAnnouncement,
} from '@groundwork/database';
import { announce, idsOf, type JobKind, type JobQueues, jobOf } from '@groundwork/queues';
import type { Logger } from '@groundwork/runtime';

/** Rows a tick looks at in each table; what is left comes with the next tick. */
const BATCH = 200;

/**
 * The outbox relay: puts on the queues what nobody announced, because Redis was away when the row was
 * written, or because it was given back for another try.
 */
export async function relayUnannounced(services: {
  database: Database;
  queues: JobQueues;
  log: Logger;
}): Promise<number> {
  const { database, queues, log } = services;
  if (!(await queues.isReachable())) return 0;
  const announcements = await takeUnannounced(database, BATCH);
  for (const announcement of announcements) await announce(queues, database, announcement, log);
  if (announcements.length > 0)
    log.info({ count: announcements.length }, 'announced what was missed');
  return announcements.length;
}

/**
 * Finds work whose job vanished (Redis lost it, or its worker died) and opens it for another
 * announcement. A job that still waits is left alone, however long the queue is.
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
  if (!(await queues.isReachable())) return 0;
  let reopened = 0;
  for (const silent of await listSilentAnnouncements(database, silentSeconds, BATCH)) {
    const { kind, payload } = jobOf(silent.work);
    const presence = await queues.presence(kind, silent.jobId);
    // An expired lease means that the worker is gone, even while its job still counts as active. What is still delayed
    // although it is due was dated by a clock that is wrong.
    if (presence === 'waiting' || (presence === 'active' && !silent.leaseExpired)) {
      await confirmAnnouncement(database, silent);
      continue;
    }
    await withdrawAnnouncement(database, silent);
    log.warn(
      { job_id: silent.jobId, ...idsOf(payload), lease_expired: silent.leaseExpired },
      'job vanished; opened again',
    );
    services.onReopened?.(kind, silent.leaseExpired);
    reopened += 1;
  }
  return reopened;
}
