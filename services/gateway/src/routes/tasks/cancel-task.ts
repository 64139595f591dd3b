import { taskFailedEvent, taskFailures } from '@groundwork/contract';
import { cancelTask, expiryOf, type Task } from '@groundwork/database';
import { announce } from '@groundwork/queues';
import type { Request, Response } from 'express';
import type { GatewayServices } from '../../gateway-services.js';
import { answerOnce } from '../../idempotency.js';
import { contextOf } from '../../request-context.js';
import { requireTask } from './get-task.js';
import { taskRecord } from './task-record.js';

const error = { code: 'TASK_CANCELLED', message: taskFailures.TASK_CANCELLED } as const;

function noticeOf(task: Task, completedAt: Date) {
  const told = taskFailedEvent({ ...task, completedAt }, error);
  return { event: told.event, schedule: 'task', body: JSON.stringify(told) } as const;
}

/** POST /v1/tasks/{taskId}/cancel; a body is not read. */
export function postCancelTask(services: GatewayServices) {
  const { database, queues, assetUrls } = services;
  return async (request: Request, response: Response) => {
    const { id } = await requireTask(database, request, response);
    const { log, requestId } = contextOf(response);
    const at = new Date();
    response.setHeader('Cache-Control', 'no-store');
    await answerOnce(
      database,
      { request, response },
      { operation: `cancel ${id}`, asked: {}, status: 200 },
      async (tx) => {
        const cancelled = await cancelTask(tx, id, {
          at,
          expiresAt: expiryOf(at),
          notice: (task) => noticeOf(task, at),
        });
        const record = await taskRecord({ database: tx, assetUrls }, cancelled.task, requestId);
        return { value: cancelled, body: record };
      },
      async ({ announcement }) => {
        log.info({ task_id: id }, 'task cancelled');
        if (announcement) await announce(queues, database, announcement, log);
      },
    );
  };
}
