import { setTimeout } from 'node:timers/promises';
import { taskCompletedEvent } from '@groundwork/contract/events';
import type { FamilyResult } from '@groundwork/contract/families/family';
import { presentFamilyResult } from '@groundwork/contract/families/present-family';
import { SLOW_SECONDS, simulatedFailure } from '@groundwork/contract/magic/magic';
import { familyProgress } from '@groundwork/contract/tasks/task-progress';
import { type TaskFailureCode, taskFailures } from '@groundwork/contract/tasks/tasks';
import {
  engineCostOf,
  engineWarningsOf,
  openCallLog,
} from '@groundwork/database/engine-calls/engine-calls';
import { familyChangeSchema } from '@groundwork/database/families/families';
import type { Task } from '@groundwork/database/generated/client';
import type { JobPayload } from '@groundwork/database/jobs/catalogue';
import { LeaseLost } from '@groundwork/database/jobs/lease';
import { completeWork } from '@groundwork/database/lifecycle/complete';
import { expiryOf } from '@groundwork/database/lifecycle/expiry';
import { FamilyGone } from '@groundwork/database/lifecycle/locked-work';
import { readTask, reportProgress, taskTarget } from '@groundwork/database/tasks/prepare-task';
import { EngineUnavailable, engineFailure } from '@groundwork/providers/calls/engine-call';
import { attemptWithLease, failTask } from '@groundwork/queues/attempt';
import { enqueue } from '@groundwork/queues/enqueue';
import type { JobContext } from '@groundwork/queues/worker/job-runner';
import { familyPrefix } from '@groundwork/storage/object-keys';
import { type DrawnFamily, drawFamily } from './draw-family.js';
import type { Portraitist } from './portraitist.js';

/** A failure that a magic name requests. */
class SimulatedFailure extends Error {
  constructor(readonly code: TaskFailureCode) {
    super(`simulated: ${code}`);
  }
}

/** Simulates what a family's magic name requests, before the real work. @throws SimulatedFailure */
async function simulate({ simulation }: Task, signal: AbortSignal): Promise<void> {
  const code = simulatedFailure(simulation);
  if (code !== null) throw new SimulatedFailure(code);
  if (simulation === 'slow') await setTimeout(SLOW_SECONDS * 1000, undefined, { signal });
}

function failureOf(cause: unknown): TaskFailureCode {
  if (cause instanceof SimulatedFailure) return cause.code;
  if (cause instanceof EngineUnavailable) return engineFailure(cause);
  return cause instanceof FamilyGone ? 'FAMILY_DELETED' : 'PORTRAITS_FAILED';
}

function fatalErrorOf(cause: unknown) {
  const code = failureOf(cause);
  return { code, message: taskFailures[code], cause };
}

function familyOf(task: Task): string {
  if (task.familyId === null) throw new Error(`${task.id} is about no family`);
  return task.familyId;
}

/** Draws with the task's engines and records all their calls. A test key's family calls no provider. */
async function drawWithEngines(
  { database, store, engines }: Portraitist,
  task: Task,
  family: Parameters<typeof drawFamily>[1],
  progress: Parameters<typeof drawFamily>[2],
  { signal, log }: { readonly signal: AbortSignal; readonly log: JobContext['log'] },
): Promise<DrawnFamily> {
  if (!task.livemode) {
    const { portraits } = await engines.embedded();
    return drawFamily({ store, portraits, signer: engines.signer }, family, progress, signal);
  }
  const calls = openCallLog(database, { taskId: task.id });
  const { portraits } = (await engines.forTask({ signal, recorder: calls, log })).ports;
  try {
    return await drawFamily({ store, portraits, signer: engines.signer }, family, progress, signal);
  } finally {
    await calls.settled();
  }
}

/** The words about members that are not drawn, for the result. */
function notDrawnOf({ members }: DrawnFamily): Pick<FamilyResult, 'not_drawn'> {
  const notDrawn = members.flatMap(({ not_drawn: words }, index) =>
    words === undefined ? [] : [{ index, words }],
  );
  return notDrawn.length === 0 ? {} : { not_drawn: notDrawn };
}

/** Draws the portraits of a family's task, stores them with the family, and sends the event. */
export function handlePortraits(portraitist: Portraitist) {
  const { database, queues, assetUrls, leaseSeconds } = portraitist;
  return async (payload: JobPayload<'family-portraits'>, context: JobContext): Promise<void> => {
    const taskId = payload.task_id;
    const log = context.log.child({ task_id: taskId });
    await attemptWithLease(
      {
        database,
        target: taskTarget(taskId, 'prepare'),
        leaseSeconds,
        context,
        facts: { task_id: taskId },
        isFault: (error) =>
          error instanceof FamilyGone ||
          error instanceof SimulatedFailure ||
          error instanceof EngineUnavailable,
        giveUp: (error, at) => failTask(portraitist, taskId, fatalErrorOf(error), at, context),
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
        await simulate(task, signal);
        const drawn = await drawWithEngines(
          portraitist,
          task,
          { id: familyId, prefix: familyPrefix(familyId), name: family.name, members },
          { onProgress },
          { signal, log },
        );
        // Those of an attempt before this one too.
        const warnings = engineWarningsOf((await readTask(database, taskId)).engineWarnings);
        const completedAt = lease.now();
        const expiresAt = expiryOf(completedAt);
        const result: FamilyResult = {
          family_id: familyId,
          reference_image_urls: drawn.members.flatMap(({ portrait_key: key }) =>
            key === null ? [] : [key],
          ),
          card_image_url: drawn.cardKey,
          ...notDrawnOf(drawn),
          ...(warnings.length === 0 ? {} : { engine_warnings: warnings }),
        };
        const presented = presentFamilyResult(result, (key) => assetUrls.sign(key, expiresAt));
        const deliveries = await completeWork(database, 'portraits', taskId, lease, {
          completedAt,
          expiresAt,
          ...drawn,
          result,
          webhookEvent: {
            event: 'task.completed',
            schedule: 'task',
            body: JSON.stringify(taskCompletedEvent({ ...task, completedAt }, presented)),
            traceparent: context.traceparent,
          },
        });
        const cost = await engineCostOf(database, { taskId });
        if (cost !== null) portraitist.providerMetrics.taskCost(task.kind, cost);
        log.info(
          {
            family_id: familyId,
            members: drawn.members.length,
            ...(cost === null ? {} : { engine_cost_usd: cost }),
          },
          'family drawn',
        );
        for (const delivery of deliveries) {
          await enqueue(queues, database, delivery, context.log);
        }
      },
    );
  };
}
