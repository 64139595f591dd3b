import {
  type Announcement,
  type Database,
  type Work,
  withdrawAnnouncement,
} from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';
import type { Job } from './catalogue.js';
import { AnnounceFailed, type JobQueues } from './producer.js';

/** The job that does a piece of work. */
export function jobOf(work: Work): Job {
  switch (work.kind) {
    case 'task':
      return {
        kind: work.step === 'prepare' ? 'land-prepare' : 'land-assemble',
        payload: { task_id: work.taskId },
      };
    case 'segment':
      return { kind: 'land-segment', payload: { task_id: work.taskId, index: work.index } };
    case 'showcase':
      return { kind: 'showcase-render', payload: { job_id: work.showcaseJobId } };
    case 'delivery':
      return { kind: 'webhook-deliver', payload: { delivery_id: work.deliveryId } };
  }
}

/**
 * Puts work on its queue after the commit that marked it as announced. When Redis does not take it, the
 * mark is taken back and the scheduler announces it later; when even that fails, the scheduler finds that
 * the job is missing. So this never throws: the work is safe either way.
 */
export async function announce(
  queues: JobQueues,
  database: Database,
  announcement: Announcement,
  log: Logger,
  delaySeconds = 0,
): Promise<void> {
  try {
    await queues.announce(jobOf(announcement.work), announcement.jobId, delaySeconds);
  } catch (error) {
    if (!(error instanceof AnnounceFailed)) throw error;
    log.warn({ err: error, job_id: announcement.jobId }, 'not announced; the scheduler will');
    try {
      await withdrawAnnouncement(database, announcement);
    } catch (withdrawal) {
      log.warn(
        { err: withdrawal, job_id: announcement.jobId },
        'the mark stays; the scheduler will find the job missing',
      );
    }
  }
}
