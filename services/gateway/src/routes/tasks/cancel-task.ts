import { taskFailedEvent, taskFailures } from '@groundwork/contract';
import { cancelWork, type Task } from '@groundwork/database';
import type { Request, Response } from 'express';
import type { GatewayServices } from '../../gateway-services.js';
import { contextOf } from '../../request/request-context.js';
import { answerCancelling } from '../answer-cancelling.js';
import { requireTask } from './get-task.js';
import { taskRecord } from './task-record.js';

const error = { code: 'TASK_CANCELLED', message: taskFailures.TASK_CANCELLED } as const;

function webhookEventOf(task: Task, completedAt: Date) {
  const payload = taskFailedEvent({ ...task, completedAt }, error);
  return { event: payload.event, schedule: 'task', body: JSON.stringify(payload) } as const;
}

/** POST /v1/tasks/{taskId}/cancel; a body is not read. */
export function postCancelTask(services: GatewayServices) {
  const { database, assetUrls } = services;
  return async (request: Request, response: Response) => {
    const { id } = await requireTask(database, request, response);
    const { requestId } = contextOf(response);
    await answerCancelling(
      services,
      { request, response },
      {
        id,
        logField: 'task_id',
        end: async (tx, end) => {
          const webhookEvent = (task: Task) => webhookEventOf(task, end.at);
          const { row, deliveries } = await cancelWork(tx, 'task', id, { ...end, webhookEvent });
          const body = await taskRecord({ database: tx, assetUrls }, row, requestId);
          return { deliveries, body };
        },
      },
    );
  };
}
