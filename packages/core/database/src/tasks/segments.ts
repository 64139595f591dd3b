import { taskKindOf } from '@groundwork/contract/tasks/task-kinds';
import { stageProgress } from '@groundwork/contract/tasks/tasks';
import type { Database, Transaction } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { TaskSegment } from '../generated/client.js';
import { type Leased, LeaseLost, type LeaseTarget } from '../jobs/lease.js';
import { type EnqueuedJob, openJobs, segmentJobId, taskJob } from '../jobs/outbox.js';
import { lockWork, requireLease } from '../lifecycle/locked-work.js';
import { requireTransition } from '../lifecycle/transitions.js';
import { isTaskCancelled } from './prepare-task.js';

export function segmentTarget(taskId: string, index: number): LeaseTarget {
  return {
    jobId: segmentJobId(taskId, index),
    isCancelled: (database) => isTaskCancelled(database, taskId),
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

const writeFrames = readStatement('work/report_frames');

/** @returns false when the lease was lost */
export async function reportFrames(
  database: Database,
  segment: { taskId: string; index: number },
  lease: Leased,
  framesDone: number,
): Promise<boolean> {
  const values = [segment.taskId, segment.index, framesDone, lease.jobId, lease.token];
  return (await runStatement(database, writeFrames, values)).length === 1;
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
 * Marks a segment as rendered. The last one moves the task on to its assembly; the task's row is locked for the count,
 * because two segments that end at once would each see the other one unfinished.
 *
 * @param traceparent the span that rendered it; the last one's becomes the parent of the assembly
 * @returns the assembly's job, to be added to its queue, when this was the last segment
 * @throws WorkCancelled, LeaseLost, IllegalTransition
 */
export async function finishSegment(
  database: Database,
  segment: { taskId: string; index: number },
  lease: Leased,
  objectKey: string,
  traceparent?: string,
): Promise<EnqueuedJob | null> {
  const { taskId, index } = segment;
  return database.$transaction(async (tx) => {
    const { row: task, standing } = await lockWork(tx, 'task', taskId);
    await requireLease(tx, lease, standing);
    // A task that has failed does not need its segments.
    if (standing.state !== 'segments') throw new LeaseLost();
    const where = { taskId_index: { taskId, index } };
    const { status, frames } = await tx.taskSegment.findUniqueOrThrow({ where });
    requireTransition('segment', `${taskId} ${index}`, status, 'done');
    await tx.taskSegment.update({ where, data: { status: 'done', framesDone: frames, objectKey } });
    if ((await tx.taskSegment.count({ where: { taskId, status: 'pending' } })) > 0) return null;
    requireTransition('film', taskId, standing.state, 'assemble');
    const asks = { ...task, traceparent: traceparent ?? task.traceparent };
    const taskKind = taskKindOf(task.kind);
    const [job = null] = await openJobs(tx, asks, [taskJob(taskKind, taskId, 'assemble')]);
    await tx.task.update({
      where: { id: taskId },
      data: {
        step: 'assemble',
        progress: stageProgress.assembling,
        traceparent: asks.traceparent,
      },
    });
    return job;
  });
}
