import { ApiError, isFinal, prefixes } from '@groundwork/contract';
import type { Database, Task } from '@groundwork/database';
import type { Request, Response } from 'express';
import { callerOf, contextOf } from '../../request/request-context.js';
import { type TaskServices, taskRecord } from './task-record.js';

const taskForm = new RegExp(`^${prefixes.task}[0-9a-z]{1,64}$`);

/**
 * The caller's task that the path names.
 *
 * @throws ApiError TASK_NOT_FOUND, also for another account's
 */
export async function requireTask(
  database: Database,
  request: Request,
  response: Response,
): Promise<Task> {
  const taskId = String(request.params.taskId);
  // Whatever has another form is not looked for: Postgres cannot even be asked about some of it.
  const task = taskForm.test(taskId)
    ? await database.task.findFirst({
        where: { id: taskId, accountId: callerOf(response).account.id },
      })
    : null;
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
