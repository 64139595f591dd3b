import { taskKindOf } from '@groundwork/contract/tasks/task-kinds';
import { stageProgress } from '@groundwork/contract/tasks/tasks';
import type { FilmWarning } from '@groundwork/contract/warnings';
import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { Prisma, Task } from '../generated/client.js';
import type { Leased, LeaseTarget } from '../jobs/lease.js';
import { type EnqueuedJob, openJobs, segmentJob, taskJobId } from '../jobs/outbox.js';
import { lockWork, requireLease, TASK_CANCELLED } from '../lifecycle/locked-work.js';
import { requireTransition } from '../lifecycle/transitions.js';

const writeProgress = readStatement('work/report_progress');

export async function isTaskCancelled(database: Database, taskId: string): Promise<boolean> {
  const task = await database.task.findUnique({
    where: { id: taskId },
    select: { errorCode: true },
  });
  return task?.errorCode === TASK_CANCELLED;
}

export function taskTarget(taskId: string, step: 'prepare' | 'assemble'): LeaseTarget {
  return {
    jobId: taskJobId(taskId, step),
    isCancelled: (database) => isTaskCancelled(database, taskId),
  };
}

export async function readTask(database: Database, taskId: string): Promise<Task> {
  return database.task.findUniqueOrThrow({ where: { id: taskId } });
}

/** Progress of a step in percent; it never goes back. @returns false when the lease was lost */
export async function reportProgress(
  database: Database,
  taskId: string,
  lease: Leased,
  progress: number,
): Promise<boolean> {
  const values = [taskId, Math.round(progress), lease.jobId, lease.token];
  return (await runStatement(database, writeProgress, values)).length === 1;
}

export interface PreparedTask {
  readonly reading: Prisma.InputJsonValue | null;
  readonly storyboard: Prisma.InputJsonObject;
  /** Assumptions, and things that could not be done. */
  readonly warnings?: readonly FilmWarning[];
  readonly segments: readonly { readonly frames: number }[];
  /** The span that prepared it, parent of its segments. */
  readonly traceparent?: string | undefined;
}

/**
 * preparing -> rendering: stores what preparing made and opens its segments.
 *
 * @returns the segments' jobs, to be added to their queue
 * @throws WorkCancelled, LeaseLost, IllegalTransition
 */
export async function finishPreparing(
  database: Database,
  taskId: string,
  lease: Leased,
  prepared: PreparedTask,
): Promise<EnqueuedJob[]> {
  return database.$transaction(async (tx) => {
    const { row, standing } = await lockWork(tx, 'task', taskId);
    await requireLease(tx, lease, standing);
    requireTransition('film', taskId, standing.state, 'segments');
    await tx.task.update({
      where: { id: taskId },
      data: {
        step: 'segments',
        status: 'rendering',
        progress: stageProgress.rendering,
        storyboard: prepared.storyboard,
        ...(prepared.traceparent === undefined ? {} : { traceparent: prepared.traceparent }),
        ...(prepared.warnings === undefined || prepared.warnings.length === 0
          ? {}
          : { warnings: prepared.warnings.map((warning) => ({ ...warning })) }),
        ...(prepared.reading === null ? {} : { reading: prepared.reading }),
      },
    });
    const taskKind = taskKindOf(row.kind);
    const jobs = await openJobs(
      tx,
      { ...row, traceparent: prepared.traceparent ?? row.traceparent },
      prepared.segments.map((_, index) => segmentJob(taskKind, taskId, index)),
    );
    await tx.taskSegment.createMany({
      data: prepared.segments.map(({ frames }, index) => ({ taskId, index, frames })),
    });
    return jobs;
  });
}

/** rendering -> intro_outro, while the assembly goes on. @throws WorkCancelled, LeaseLost */
export async function enterIntroOutro(
  database: Database,
  taskId: string,
  lease: Leased,
  progress: number,
): Promise<void> {
  await database.$transaction(async (tx) => {
    const { standing } = await lockWork(tx, 'task', taskId);
    await requireLease(tx, lease, standing);
    await tx.task.update({ where: { id: taskId }, data: { status: 'intro_outro', progress } });
  });
}
