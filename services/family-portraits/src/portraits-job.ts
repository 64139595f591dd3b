import { setTimeout } from 'node:timers/promises';
import {
  type FamilyResult,
  familyProgress,
  presentFamilyResult,
  rehearsedFailure,
  SLOW_SECONDS,
  type TaskFailureCode,
  taskCompletedEvent,
  taskFailedEvent,
  taskFailures,
} from '@groundwork/contract';
import {
  completeFamilyTask,
  expiryOf,
  FamilyGone,
  failFamilyTask,
  familyChangeSchema,
  LeaseLost,
  readTask,
  reportProgress,
  type Task,
  taskTarget,
} from '@groundwork/database';
import { announce, attemptUnderLease, type JobContext, type JobPayload } from '@groundwork/queues';
import { familyPrefix } from '@groundwork/storage';
import { drawFamily } from './draw-family.js';
import type { Portraitist } from './portraitist.js';

async function failAndTell(
  { database, queues }: Portraitist,
  taskId: string,
  cause: unknown,
  failedAt: Date,
  { log, traceparent }: JobContext,
): Promise<void> {
  const task = await readTask(database, taskId);
  const code = failureOf(cause);
  const error = { code, message: taskFailures[code] };
  const ended = await failFamilyTask(database, taskId, {
    ...error,
    failedAt,
    expiresAt: expiryOf(failedAt),
    notice: {
      event: 'task.failed',
      schedule: 'task',
      body: JSON.stringify(taskFailedEvent({ ...task, completedAt: failedAt }, error)),
      traceparent,
    },
  });
  if (!ended) return;
  log.error({ err: cause, task_id: taskId, code }, 'family failed');
  if (ended.announcement) await announce(queues, database, ended.announcement, log);
}

/** A failure that a magic name asks for. */
class RehearsedFailure extends Error {
  constructor(readonly code: TaskFailureCode) {
    super(`rehearsed: ${code}`);
  }
}

/** Does what the magic name of a family asks for, before the real work. @throws RehearsedFailure */
async function rehearse({ rehearsal }: Task, signal: AbortSignal): Promise<void> {
  const code = rehearsedFailure(rehearsal);
  if (code !== null) throw new RehearsedFailure(code);
  if (rehearsal === 'slow') await setTimeout(SLOW_SECONDS * 1000, undefined, { signal });
}

function failureOf(cause: unknown): TaskFailureCode {
  if (cause instanceof RehearsedFailure) return cause.code;
  return cause instanceof FamilyGone ? 'FAMILY_DELETED' : 'PORTRAITS_FAILED';
}

function familyOf(task: Task): string {
  if (task.familyId === null) throw new Error(`${task.id} is about no family`);
  return task.familyId;
}

/** Draws what a family's task asks for, shows it in the family, and tells. */
export function handlePortraits(portraitist: Portraitist) {
  const { database, queues, assetUrls, leaseSeconds } = portraitist;
  return async (payload: JobPayload<'family-portraits'>, context: JobContext): Promise<void> => {
    const taskId = payload.task_id;
    const log = context.log.child({ task_id: taskId });
    await attemptUnderLease(
      {
        database,
        target: taskTarget(taskId, 'prepare'),
        leaseSeconds,
        context,
        facts: { task_id: taskId },
        isFault: (error) => error instanceof FamilyGone || error instanceof RehearsedFailure,
        giveUp: (error, at) => failAndTell(portraitist, taskId, error, at, context),
      },
      async (lease, signal) => {
        const task = await readTask(database, taskId);
        const familyId = familyOf(task);
        const family = await database.family.findUniqueOrThrow({ where: { id: familyId } });
        if (family.deletedAt !== null) throw new FamilyGone();
        const { members } = familyChangeSchema.parse(task.request);
        const onProgress = async (done: number, total: number) => {
          const percent = familyProgress(done, total - 1);
          if (!(await reportProgress(database, taskId, lease, percent))) throw new LeaseLost();
        };
        await rehearse(task, signal);
        const drawn = await drawFamily(
          portraitist,
          { id: familyId, prefix: familyPrefix(familyId), name: family.name, members },
          { onProgress, log },
          signal,
        );
        const completedAt = lease.now();
        const expiresAt = expiryOf(completedAt);
        const result: FamilyResult = {
          family_id: familyId,
          reference_image_urls: drawn.members.flatMap(({ portrait_key: key }) =>
            key === null ? [] : [key],
          ),
          card_image_url: drawn.cardKey,
        };
        const told = presentFamilyResult(result, (key) => assetUrls.sign(key, expiresAt));
        const delivery = await completeFamilyTask(database, taskId, lease, {
          completedAt,
          expiresAt,
          ...drawn,
          result,
          notice: {
            event: 'task.completed',
            schedule: 'task',
            body: JSON.stringify(taskCompletedEvent({ ...task, completedAt }, told)),
            traceparent: context.traceparent,
          },
        });
        log.info({ family_id: familyId, members: drawn.members.length }, 'family drawn');
        if (delivery) await announce(queues, database, delivery, context.log);
      },
    );
  };
}
