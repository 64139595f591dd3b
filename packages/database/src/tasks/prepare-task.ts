import { type LandWarning, stageProgress } from '@groundwork/contract';
import { type Announcement, jobIdOf, taskKindOf } from '../announcements.js';
import type { Database } from '../client.js';
import { Prisma, type Task } from '../generated/client.js';
import { type Leased, LeaseLost, type LeaseTarget } from '../lease.js';

/** A task in one of the steps that have a job of their own. */
export function taskTarget(taskId: string, step: 'prepare' | 'assemble'): LeaseTarget {
  return { table: 'tasks', where: Prisma.sql`id = ${taskId} AND step = ${step}::"TaskStep"` };
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
  const changed = await database.$executeRaw`
    UPDATE tasks SET progress = GREATEST(progress, ${Math.round(progress)})
    WHERE id = ${taskId} AND lease_token = ${lease.token}`;
  return changed === 1;
}

export interface PreparedTask {
  readonly reading: Prisma.InputJsonValue | null;
  readonly storyboard: Prisma.InputJsonObject;
  /** What was assumed or could not be done. */
  readonly warnings?: readonly LandWarning[];
  /** Frames of each segment, in order. */
  readonly segments: readonly { readonly frames: number }[];
  /** The span that prepared it: its segments are asked for by that one. */
  readonly traceparent?: string | undefined;
}

/**
 * preparing -> rendering: stores what preparing made and opens its segments.
 *
 * @returns the segments' announcements, already marked
 * @throws LeaseLost
 */
export async function finishPreparing(
  database: Database,
  taskId: string,
  lease: Leased,
  prepared: PreparedTask,
): Promise<Announcement[]> {
  return database.$transaction(async (tx) => {
    const { count } = await tx.task.updateMany({
      where: { id: taskId, step: 'prepare', leaseToken: lease.token },
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
        leaseToken: null,
        leaseUntil: null,
        attempts: 0,
        announcedJob: null,
        announcedAt: null,
      },
    });
    if (count !== 1) throw new LeaseLost();
    const { kind } = await tx.task.findUniqueOrThrow({
      where: { id: taskId },
      select: { kind: true },
    });
    const taskKind = taskKindOf(kind);
    const announcedAt = lease.now();
    const announcements = prepared.segments.map((_, index) => ({
      work: { kind: 'segment' as const, taskKind, taskId, index },
      jobId: jobIdOf(taskId, index, 1),
    }));
    await tx.taskSegment.createMany({
      data: prepared.segments.map(({ frames }, index) => ({
        taskId,
        index,
        frames,
        announcedJob: jobIdOf(taskId, index, 1),
        announcedAt,
        announcements: 1,
      })),
    });
    return announcements;
  });
}
