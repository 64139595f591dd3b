import {
  ApiError,
  type FamilyTask,
  familyResultSchema,
  isFinal,
  type LandTask,
  landResolutionSchema,
  limits,
  type PropertyFilmTask,
  prefixes,
  presentFamilyResult,
  presentVideoResult,
  propertyFilmKinds,
  type SceneProgress,
  sceneProgressSchema,
  storedVideoResultSchema,
  taskErrorSchema,
} from '@groundwork/contract';
import {
  type Database,
  readSegments,
  segmentsProgress,
  type Task,
  type TaskSegment,
} from '@groundwork/database';
import type { AssetUrls } from '@groundwork/storage';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { callerOf, contextOf } from '../request-context.js';

const taskForm = new RegExp(`^${prefixes.task}[0-9a-z]{1,64}$`);

/** What polling shows of a storyboard; each of its scenes is one segment. */
const shownScenesSchema = z.object({
  scenes: z.array(sceneProgressSchema.pick({ id: true, kind: true })),
});

function scenesOf(task: Task, segments: readonly TaskSegment[]): SceneProgress[] {
  if (task.storyboard === null) return [];
  const { scenes } = shownScenesSchema.parse(task.storyboard);
  return segments.flatMap(({ index, frames, framesDone, status, leaseToken }) => {
    const scene = scenes[index];
    if (scene === undefined) return [];
    const begun = leaseToken !== null || framesDone > 0;
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

async function refundedCredits(database: Database, task: Task): Promise<number> {
  if (task.status !== 'failed' || task.charged === 0) return 0;
  const refund = await database.ledgerEntry.findUnique({
    where: { taskId_reason: { taskId: task.id, reason: 'refund' } },
  });
  return refund?.amount ?? 0;
}

/** What the answers about all tasks have in common. */
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

/** What the answers about all films have in common. */
async function filmRecord(
  { database, assetUrls }: TaskServices,
  task: Task,
  segments: readonly TaskSegment[],
) {
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
    refunded_credits: await refundedCredits(database, task),
    progress: task.step === 'segments' ? segmentsProgress(segments) : task.progress,
    scenes: scenesOf(task, segments),
  };
}

function familyRecord({ assetUrls }: TaskServices, task: Task, requestId: string): FamilyTask {
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
    request_id: requestId,
    _links: {
      self: `/v1/tasks/${task.id}`,
      poll_interval_seconds: limits.families.pollIntervalSeconds,
    },
  };
}

interface TaskServices {
  readonly database: Database;
  readonly assetUrls: AssetUrls;
}

async function recordOf(
  services: TaskServices,
  task: Task,
  requestId: string,
): Promise<LandTask | PropertyFilmTask | FamilyTask> {
  if (task.kind === 'family') return familyRecord(services, task, requestId);
  const segments = task.storyboard === null ? [] : await readSegments(services.database, task.id);
  const { progress, scenes, ...film } = await filmRecord(services, task, segments);
  const self = `/v1/tasks/${task.id}`;
  const propertyKind = propertyFilmKinds.find((kind) => kind === task.kind);
  if (propertyKind !== undefined) {
    return {
      task_id: task.id,
      type: propertyKind,
      ...film,
      progress,
      scenes,
      credits_charged: task.charged,
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
    external_id: task.externalId,
    marking,
    charged_credits: task.charged,
    resolution: { stage: task.status, progress, scenes, used_overrides, credits_breakdown },
    request_id: requestId,
    _links: { self, poll_interval_seconds: limits.land.pollIntervalSeconds },
  };
}

/** GET /v1/tasks/{taskId}; another account's task is answered like one that does not exist. */
export function getTask(services: TaskServices) {
  return async (request: Request, response: Response) => {
    const taskId = String(request.params.taskId);
    // Whatever has another form is not looked for: Postgres cannot even be asked about some of it.
    const task = taskForm.test(taskId)
      ? await services.database.task.findFirst({
          where: { id: taskId, accountId: callerOf(response).account.id },
        })
      : null;
    if (!task) throw new ApiError('TASK_NOT_FOUND');
    const record = await recordOf(services, task, contextOf(response).requestId);
    if (!isFinal(task.status)) {
      response.setHeader('Retry-After', record._links.poll_interval_seconds);
    }
    response.setHeader('Cache-Control', 'no-store');
    response.json(record);
  };
}
