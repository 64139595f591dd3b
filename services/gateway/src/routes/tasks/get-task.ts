import { ApiError, isFinal, prefixes } from '@groundwork/contract';
import type { Database, Task } from '@groundwork/database';
import type { Request, Response } from 'express';
import { callerOf, contextOf } from '../../request/request-context.js';
import { type TaskServices, taskRecord } from './task-record.js';

const idForm = (prefix: string) => new RegExp(`^${prefix}[0-9a-z]{1,64}$`);
const taskForm = idForm(prefixes.task);
const externalForm = idForm(prefixes.landExternal);

/**
 * The caller's task that the path names, by the id that accepted it or by the external id that land webhooks carry.
 *
 * @throws ApiError TASK_NOT_FOUND, also for another account's
 */
export async function requireTask(
  database: Database,
  request: Request,
  response: Response,
): Promise<Task> {
  const named = String(request.params.taskId);
  const { id: accountId } = callerOf(response).account;
  // Postgres rejects some of what a path may hold: it is asked for ids only.
  const names = taskForm.test(named)
    ? { id: named }
    : externalForm.test(named)
      ? { externalId: named }
      : null;
  const task = names && (await database.task.findFirst({ where: { ...names, accountId } }));
  if (!task) throw new ApiError('TASK_NOT_FOUND');
  return task;
}

/** GET /v1/tasks/{taskId}. */
export function getTask(services: TaskServices) {
  return async (request: Request, response: Response) => {
    const task = await requireTask(services.database, request, response);
    const record = await taskRecord(services, task, contextOf(response).requestId);
    if (!isFinal(task.status)) {
      response.setHeader('Retry-After', record._links.poll_interval_seconds);
    }
    response.setHeader('Cache-Control', 'no-store');
    response.json(record);
  };
}
