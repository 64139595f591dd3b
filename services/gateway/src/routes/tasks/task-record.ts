import { familyResultSchema } from '@groundwork/contract/families/family';
import { presentFamilyResult } from '@groundwork/contract/families/present-family';
import { landExternalIdSchema } from '@groundwork/contract/identifiers';
import { landResolutionSchema } from '@groundwork/contract/land/response';
import { limits } from '@groundwork/contract/limits';
import { presentMetadata } from '@groundwork/contract/request-fields';
import type { FamilyTask, PropertyFilmTask } from '@groundwork/contract/tasks/task-answers';
import { propertyFilmKinds } from '@groundwork/contract/tasks/task-kinds';
import { familyStages, filmStages } from '@groundwork/contract/tasks/task-progress';
import {
  isFinal,
  type LandTask,
  presentVideoResult,
  type SceneProgress,
  sceneProgressSchema,
  storedVideoResultSchema,
  taskErrorSchema,
} from '@groundwork/contract/tasks/tasks';
import { refundsOf } from '@groundwork/database/accounts/accounts';
import type { Database, Transaction } from '@groundwork/database/connection/client';
import { familyChangeSchema } from '@groundwork/database/families/families';
import type { Task, TaskSegment } from '@groundwork/database/generated/client';
import { attemptsAt } from '@groundwork/database/jobs/lease';
import { segmentJobId, taskJobId } from '@groundwork/database/jobs/outbox';
import { readSegmentsOf, segmentsProgress } from '@groundwork/database/tasks/segments';
import type { Logger } from '@groundwork/runtime';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { z } from 'zod';
import { Watch } from '../../event-streams/watch.js';

/** A storyboard as polling shows it; each of its scenes is one segment. */
const shownScenesSchema = z.object({
  scenes: z.array(sceneProgressSchema.pick({ id: true, kind: true })),
});

/** The rows that a task's record is made of. */
interface TaskFacts {
  readonly task: Task;
  readonly segments: readonly TaskSegment[];
  /** At the jobs of all shown tasks that have not ended. */
  readonly attempts: ReadonlyMap<string, number>;
  /** Credits that came back. */
  readonly refunded: number;
}

function scenesOf(facts: TaskFacts): SceneProgress[] {
  const { task, segments, attempts } = facts;
  if (task.storyboard === null) return [];
  const { scenes } = shownScenesSchema.parse(task.storyboard);
  return segments.flatMap(({ index, frames, framesDone, status }) => {
    const scene = scenes[index];
    if (scene === undefined) return [];
    const begun = framesDone > 0 || (attempts.get(segmentJobId(task.id, index)) ?? 0) > 0;
    return [
      {
        ...scene,
        status: status === 'done' ? 'done' : begun ? 'rendering' : 'pending',
        frames,
        frames_done: framesDone,
      },
    ];
  });
}

export type TaskRecord = LandTask | PropertyFilmTask | FamilyTask;

/** Fields of the answers about all tasks. */
function endOf(task: Task) {
  return {
    status: task.status,
    livemode: task.livemode,
    created_at: task.createdAt.toISOString(),
    ...(task.completedAt ? { completed_at: task.completedAt.toISOString() } : {}),
    ...(task.status === 'failed'
      ? { error: taskErrorSchema.parse({ code: task.errorCode, message: task.errorMessage }) }
      : {}),
  };
}

/** A job that has ended has been begun. */
const isBegun = ({ task, attempts }: TaskFacts) =>
  attempts.get(taskJobId(task.id, 'prepare')) !== 0;

function filmProgress(facts: TaskFacts) {
  const { task, segments } = facts;
  const progress = task.step === 'segments' ? segmentsProgress(segments) : task.progress;
  return {
    progress,
    stages: filmStages({ status: task.status, progress, isBegun: isBegun(facts) }),
  };
}

/** Fields of the answers about all films. */
function filmRecord(assetUrls: AssetUrls, facts: TaskFacts) {
  const { task, refunded } = facts;
  return {
    ...endOf(task),
    ...(task.status === 'completed' && task.expiresAt
      ? {
          result: presentVideoResult(
            storedVideoResultSchema.parse(task.result),
            task.expiresAt,
            (key, expiresAt) => assetUrls.sign(key, expiresAt),
          ),
        }
      : {}),
    refunded_credits: refunded,
    ...filmProgress(facts),
    scenes: scenesOf(facts),
  };
}

function familyRecord(assetUrls: AssetUrls, facts: TaskFacts, requestId: string): FamilyTask {
  const { task } = facts;
  const { expiresAt } = task;
  return {
    task_id: task.id,
    type: 'family',
    ...endOf(task),
    ...(task.status === 'completed' && expiresAt
      ? {
          result: presentFamilyResult(familyResultSchema.parse(task.result), (key) =>
            assetUrls.sign(key, expiresAt),
          ),
        }
      : {}),
    family_id: z.uuid().parse(task.familyId),
    progress: task.progress,
    ...familyStages(
      { status: task.status, progress: task.progress, isBegun: isBegun(facts) },
      familyChangeSchema.parse(task.request).members.map((member) => member.portrait_key !== null),
    ),
    ...presentMetadata(task.metadata),
    request_id: requestId,
    _links: {
      self: `/v1/tasks/${task.id}`,
      poll_interval_seconds: limits.families.pollIntervalSeconds,
    },
  };
}

/** Services that a record needs, also inside a transaction. */
interface RecordServices {
  readonly database: Database | Transaction;
  readonly assetUrls: AssetUrls;
}

export interface TaskServices extends RecordServices {
  readonly database: Database;
}

function recordOf(assetUrls: AssetUrls, facts: TaskFacts, requestId: string): TaskRecord {
  const { task } = facts;
  if (task.kind === 'family') return familyRecord(assetUrls, facts, requestId);
  const { progress, stages, scenes, ...film } = filmRecord(assetUrls, facts);
  const self = `/v1/tasks/${task.id}`;
  const propertyKind = propertyFilmKinds.find((kind) => kind === task.kind);
  if (propertyKind !== undefined) {
    return {
      task_id: task.id,
      type: propertyKind,
      ...film,
      progress,
      stages,
      scenes,
      credits_charged: task.charged,
      ...presentMetadata(task.metadata),
      request_id: requestId,
      _links: { self, poll_interval_seconds: limits.propertyFilms.pollIntervalSeconds },
    };
  }
  const { used_overrides, credits_breakdown, marking } = landResolutionSchema.parse(
    task.resolution,
  );
  return {
    task_id: task.id,
    type: 'land',
    ...film,
    external_id: landExternalIdSchema.parse(task.externalId),
    marking,
    charged_credits: task.charged,
    resolution: {
      stage: task.status,
      progress,
      stages,
      scenes,
      used_overrides,
      credits_breakdown,
    },
    ...presentMetadata(task.metadata),
    request_id: requestId,
    _links: { self, poll_interval_seconds: limits.land.pollIntervalSeconds },
  };
}

/** Attempts at preparing these tasks, and the tasks as they are now: some may have moved on since they were read. */
async function lookAtPreparing(database: RecordServices['database'], tasks: readonly Task[]) {
  const jobId = ({ id }: Task) => taskJobId(id, 'prepare');
  const preparing = tasks.filter(({ step }) => step === 'prepare');
  const attempts = await attemptsAt(database, preparing.map(jobId));
  const moved = preparing.filter((task) => !attempts.has(jobId(task))).map(({ id }) => id);
  if (moved.length === 0) return { attempts, tasks };
  const now = await database.task.findMany({ where: { id: { in: moved } } });
  return { attempts, tasks: tasks.map((task) => now.find(({ id }) => id === task.id) ?? task) };
}

/** Returns the records of these tasks, in their order. @param requestId of the request that asks */
export async function recordsOf(
  { database, assetUrls }: RecordServices,
  read: readonly Task[],
  requestId: string,
): Promise<TaskRecord[]> {
  const { attempts: preparing, tasks } = await lookAtPreparing(database, read);
  const prepared = tasks.filter(({ storyboard }) => storyboard !== null).map(({ id }) => id);
  const refundable = tasks.filter(({ status, charged }) => status === 'failed' && charged > 0);
  const segments = await readSegmentsOf(database, prepared);
  const refunds = await refundsOf(
    database,
    'taskId',
    refundable.map(({ id }) => id),
  );
  const rendering = tasks.flatMap(({ id, step }) =>
    (step === 'segments' ? (segments.get(id) ?? []) : []).flatMap(({ index, status }) =>
      status === 'pending' ? [segmentJobId(id, index)] : [],
    ),
  );
  const attempts = new Map([...preparing, ...(await attemptsAt(database, rendering))]);
  return tasks.map((task) => {
    const facts = {
      ...{ task, segments: segments.get(task.id) ?? [], attempts },
      refunded: refunds.get(task.id) ?? 0,
    };
    return recordOf(assetUrls, facts, requestId);
  });
}

/** Returns the record of a task. @param requestId of the request that asks */
export async function taskRecord(
  services: RecordServices,
  task: Task,
  requestId: string,
): Promise<TaskRecord> {
  const [record] = await recordsOf(services, [task], requestId);
  if (record === undefined) throw new Error(`${task.id} has no record`);
  return record;
}

/** Looks at all tasks of this process that are watched, together. */
export class TaskWatch extends Watch<TaskRecord> {
  constructor(services: TaskServices, log: Logger, lookMs?: number) {
    super(
      async (ids) => {
        const tasks = await services.database.task.findMany({ where: { id: { in: ids } } });
        // A watcher is given the request that it asked with by its stream.
        const records = await recordsOf(services, tasks, '');
        return new Map(records.map((record) => [record.task_id, record]));
      },
      ({ status }) => isFinal(status),
      log,
      lookMs,
    );
  }
}
