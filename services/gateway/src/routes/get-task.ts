import {
  ApiError,
  isFinal,
  type LandTask,
  landResolutionSchema,
  limits,
  prefixes,
  presentVideoResult,
  storedVideoResultSchema,
  taskErrorSchema,
} from '@groundwork/contract';
import { type Database, readSegments, segmentsProgress, type Task } from '@groundwork/database';
import type { AssetUrls } from '@groundwork/storage';
import type { Request, Response } from 'express';
import { callerOf, contextOf } from '../request-context.js';

const taskForm = new RegExp(`^${prefixes.task}[0-9a-z]{1,64}$`);

async function progressOf(database: Database, task: Task): Promise<number> {
  if (task.step !== 'segments') return task.progress;
  return segmentsProgress(await readSegments(database, task.id));
}

async function refundedCredits(database: Database, task: Task): Promise<number> {
  if (task.status !== 'failed' || task.charged === 0) return 0;
  const refund = await database.ledgerEntry.findUnique({
    where: { taskId_reason: { taskId: task.id, reason: 'refund' } },
  });
  return refund?.amount ?? 0;
}

/** GET /v1/tasks/{taskId}; another account's task is answered like one that does not exist. */
export function getTask(services: { database: Database; assetUrls: AssetUrls }) {
  const { database, assetUrls } = services;
  return async (request: Request, response: Response) => {
    const taskId = String(request.params.taskId);
    // Whatever has another form is not looked for: Postgres cannot even be asked about some of it.
    const task = taskForm.test(taskId)
      ? await database.task.findFirst({
          where: { id: taskId, accountId: callerOf(response).account.id },
        })
      : null;
    if (!task) throw new ApiError('TASK_NOT_FOUND');

    const { used_overrides, credits_breakdown, marking } = landResolutionSchema.parse(
      task.resolution,
    );
    const record: LandTask = {
      task_id: task.id,
      type: 'land',
      status: task.status,
      livemode: task.livemode,
      created_at: task.createdAt.toISOString(),
      ...(task.completedAt ? { completed_at: task.completedAt.toISOString() } : {}),
      ...(task.status === 'completed' && task.expiresAt
        ? {
            result: presentVideoResult(
              storedVideoResultSchema.parse(task.result),
              task.expiresAt,
              (key, expiresAt) => assetUrls.sign(key, expiresAt),
            ),
          }
        : {}),
      ...(task.status === 'failed'
        ? { error: taskErrorSchema.parse({ code: task.errorCode, message: task.errorMessage }) }
        : {}),
      external_id: task.externalId,
      marking,
      charged_credits: task.charged,
      refunded_credits: await refundedCredits(database, task),
      resolution: {
        stage: task.status,
        progress: await progressOf(database, task),
        used_overrides,
        credits_breakdown,
      },
      request_id: contextOf(response).requestId,
      _links: {
        self: `/v1/tasks/${task.id}`,
        poll_interval_seconds: limits.land.pollIntervalSeconds,
      },
    };
    if (!isFinal(task.status)) response.setHeader('Retry-After', limits.land.pollIntervalSeconds);
    response.setHeader('Cache-Control', 'no-store');
    response.json(record);
  };
}
