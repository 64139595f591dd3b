import type { TaskKind } from '@groundwork/contract';
import {
  type Announcement,
  type Database,
  type TurnTaker,
  turnTakerOf,
  type Work,
  withdrawAnnouncement,
} from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';
import type { Job, JobKind } from './catalogue.js';
import { AnnounceFailed, type JobQueues } from './producer.js';
import { idsOf } from './story.js';

const propertyJobs = { prepare: 'property-prepare', assemble: 'property-assemble' } as const;

/** Which job does which step of a kind of task. A family is done in one. */
const taskJobs = {
  land: { prepare: 'land-prepare', assemble: 'land-assemble' },
  slideshow: propertyJobs,
  'narrated-slideshow': propertyJobs,
  'living-property': propertyJobs,
  family: { prepare: 'family-portraits', assemble: 'family-portraits' },
} as const satisfies Record<TaskKind, Record<'prepare' | 'assemble', JobKind>>;

/** The job that does a piece of work. */
export function jobOf(work: Work): Job {
  switch (work.kind) {
    case 'task':
      return {
        kind: taskJobs[work.taskKind][work.step],
        payload: { task_id: work.taskId },
      };
    case 'segment':
      return {
        kind: work.taskKind === 'land' ? 'land-segment' : 'property-segment',
        payload: { task_id: work.taskId, index: work.index },
      };
    case 'showcase':
      return { kind: 'showcase-render', payload: { job_id: work.showcaseJobId } };
    case 'reading':
      return { kind: 'land-reading', payload: { reading_id: work.readingId } };
    case 'delivery':
      return { kind: 'webhook-deliver', payload: { delivery_id: work.deliveryId } };
  }
}

/** Whose turn the work takes. Not known, it takes one all the same. */
async function takerOf(
  database: Database,
  { work, taker }: Announcement,
  log: Logger,
): Promise<TurnTaker | null> {
  if (taker) return taker;
  try {
    return await turnTakerOf(database, work);
  } catch (error) {
    log.warn({ err: error, ...idsOf(jobOf(work).payload) }, 'announced without its account');
    return null;
  }
}

/**
 * Puts work on its queue after the commit that marked it as announced. When Redis does not take it, the
 * mark is taken back and the scheduler announces it later; when even that fails, the scheduler finds that
 * the job is missing. So this never throws: the work is safe either way.
 *
 * @param dueAt in the database's time; at once when not given
 */
export async function announce(
  queues: JobQueues,
  database: Database,
  announcement: Announcement,
  log: Logger,
  dueAt?: Date,
): Promise<void> {
  try {
    const taker = await takerOf(database, announcement, log);
    await queues.announce(jobOf(announcement.work), announcement.jobId, dueAt, taker);
  } catch (error) {
    if (!(error instanceof AnnounceFailed)) throw error;
    const facts = { job_id: announcement.jobId, ...idsOf(jobOf(announcement.work).payload) };
    log.warn({ err: error, ...facts }, 'not announced; the scheduler will');
    try {
      await withdrawAnnouncement(database, announcement);
    } catch (withdrawal) {
      log.warn(
        { err: withdrawal, ...facts },
        'the mark stays; the scheduler will find the job missing',
      );
    }
  }
}
