import { stageProgress } from '@groundwork/contract';
import { type Announcement, jobIdOf, taskKindOf } from '../announcements.js';
import type { Database, Transaction } from '../client.js';
import { Prisma, type TaskSegment } from '../generated/client.js';
import { type Leased, LeaseLost, type LeaseTarget } from '../lease.js';
import { lockWork, noLease, requireLease } from '../lifecycle/locked-work.js';
import { requireTransition } from '../lifecycle/transitions.js';
import { isTaskCancelled } from './prepare-task.js';

export function segmentTarget(taskId: string, index: number): LeaseTarget {
  return {
    table: 'task_segments',
    where: Prisma.sql`task_id = ${taskId} AND index = ${index} AND status = 'pending'
      AND EXISTS (SELECT 1 FROM tasks WHERE tasks.id = ${taskId} AND tasks.step = 'segments')`,
    isCancelled: isTaskCancelled(taskId),
  };
}

export async function readSegments(database: Database, taskId: string): Promise<TaskSegment[]> {
  return database.taskSegment.findMany({ where: { taskId }, orderBy: { index: 'asc' } });
}

/** Segments of several tasks in their order, by task. */
export async function readSegmentsOf(
  database: Database | Transaction,
  taskIds: readonly string[],
): Promise<Map<string, TaskSegment[]>> {
  if (taskIds.length === 0) return new Map();
  const segments = await database.taskSegment.findMany({
    where: { taskId: { in: [...taskIds] } },
    orderBy: { index: 'asc' },
  });
  const byTask = new Map<string, TaskSegment[]>();
  for (const segment of segments) {
    byTask.set(segment.taskId, [...(byTask.get(segment.taskId) ?? []), segment]);
  }
  return byTask;
}

/** @returns false when the lease was lost */
export async function reportFrames(
  database: Database,
  segment: { taskId: string; index: number },
  lease: Leased,
  framesDone: number,
): Promise<boolean> {
  const changed = await database.$executeRaw`
    UPDATE task_segments SET frames_done = LEAST(frames, GREATEST(frames_done, ${framesDone}))
    WHERE task_id = ${segment.taskId} AND index = ${segment.index} AND lease_token = ${lease.token}`;
  return changed === 1;
}

/** Percent of a film whose segments are being rendered. */
export function segmentsProgress(
  segments: readonly Pick<TaskSegment, 'frames' | 'framesDone'>[],
): number {
  const total = segments.reduce((sum, segment) => sum + segment.frames, 0);
  const done = segments.reduce((sum, segment) => sum + segment.framesDone, 0);
  const share = total === 0 ? 0 : done / total;
  return Math.floor(
    stageProgress.rendering + share * (stageProgress.assembling - stageProgress.rendering),
  );
}

/**
 * Marks a segment as rendered. The last one to finish moves the task on to its assembly; the task's row is
 * locked for the count, because two segments that end together would each see the other one unfinished.
 *
 * @param traceparent the span that rendered it; the last one's asks for the assembly
 * @returns the assembly's announcement, already marked, when this was the last segment
 * @throws WorkCancelled, LeaseLost, IllegalTransition
 */
export async function finishSegment(
  database: Database,
  segment: { taskId: string; index: number },
  lease: Leased,
  objectKey: string,
  traceparent?: string,
): Promise<Announcement | null> {
  const { taskId, index } = segment;
  return database.$transaction(async (tx) => {
    const { row: task, standing } = await lockWork(tx, 'task', taskId);
    await tx.$queryRaw`SELECT FROM task_segments WHERE task_id = ${taskId} AND index = ${index} FOR UPDATE`;
    const where = { taskId_index: { taskId, index } };
    const row = await tx.taskSegment.findUniqueOrThrow({ where });
    requireLease(row, standing.isCancelled, lease);
    // A task that has failed meanwhile has no use for its segments.
    if (standing.state !== 'segments') throw new LeaseLost();
    requireTransition('segment', `${taskId} ${index}`, row.status, 'done');
    await tx.taskSegment.update({
      where,
      data: { status: 'done', framesDone: row.frames, objectKey, ...noLease },
    });
    if ((await tx.taskSegment.count({ where: { taskId, status: 'pending' } })) > 0) return null;
    requireTransition('film', taskId, standing.state, 'assemble');
    const now = lease.now();
    const jobId = jobIdOf(taskId, 'assemble', task.announcements + 1);
    await tx.task.update({
      where: { id: taskId },
      data: {
        step: 'assemble',
        progress: stageProgress.assembling,
        ...(traceparent === undefined ? {} : { traceparent }),
        attempts: 0,
        announcedJob: jobId,
        announcedAt: now,
        announcements: { increment: 1 },
        availableAt: now,
      },
    });
    return {
      work: { kind: 'task', taskKind: taskKindOf(task.kind), taskId, step: 'assemble' },
      jobId,
    };
  });
}
