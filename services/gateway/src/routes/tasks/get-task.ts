import { ApiError } from '@groundwork/contract/errors';
import { taskFailedEvent } from '@groundwork/contract/events';
import { prefixes } from '@groundwork/contract/identifiers';
import {
  progressOf,
  type TaskList,
  taskListSchema,
  taskProgressSchema,
  taskSchema,
  tasksQuerySchema,
} from '@groundwork/contract/tasks/task-answers';
import { isFinal, taskFailures } from '@groundwork/contract/tasks/tasks';
import type { Database } from '@groundwork/database/connection/client';
import type { Task } from '@groundwork/database/generated/client';
import { cancelWork } from '@groundwork/database/lifecycle/cancel';
import { pageOfTasks } from '@groundwork/database/work-pages';
import type { Request, Response } from 'express';
import { nextPage, parseQuery, workPage } from '../../cursor.js';
import { endpoint, streamHeadersSchema } from '../../endpoint.js';
import {
  endEvent,
  progressEvent,
  type StreamEvent,
  streamEvents,
} from '../../event-streams/stream-events.js';
import type { GatewayServices, RouteServices } from '../../gateway-services.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { answerCancelling } from '../answer-cancelling.js';
import { noWork } from '../no-work.js';
import { recordsOf, type TaskRecord, type TaskServices, taskRecord } from './task-record.js';

const error = { code: 'TASK_CANCELLED', message: taskFailures.TASK_CANCELLED } as const;

function webhookEventOf(task: Task, completedAt: Date) {
  const payload = taskFailedEvent({ ...task, completedAt }, error);
  return { event: payload.event, schedule: 'task', body: JSON.stringify(payload) } as const;
}

/** POST /v1/tasks/{taskId}/cancel; a body is not read. */
function postCancelTask(services: GatewayServices) {
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

export const cancelTaskEndpoint = endpoint({
  id: 'cancelTask',
  method: 'post',
  path: '/v1/tasks/{taskId}/cancel',
  tag: 'Tasks',
  idempotent: true,
  answers: { 200: { schema: taskSchema } },
  errors: ['TASK_NOT_FOUND', 'TASK_NOT_CANCELLABLE'],
  handlers: (services) => [postCancelTask(services)],
});

/** GET /v1/tasks: the account's tasks, newest first, each as polling shows it. */
function listTasks(services: TaskServices) {
  return async (request: Request, response: Response) => {
    const query = parseQuery(tasksQuerySchema, request.query);
    const { requestId } = contextOf(response);
    const { rows, end } = await pageOfTasks(services.database, {
      ...workPage(callerOf(response).account.id, query),
      status: query.status,
      kind: query.type,
      externalId: query.external_id,
    });
    const list: TaskList = {
      tasks: await recordsOf(services, rows, requestId),
      ...nextPage(end),
      request_id: requestId,
    };
    response.json(list);
  };
}

export const listTasksEndpoint = endpoint({
  id: 'listTasks',
  method: 'get',
  path: '/v1/tasks',
  tag: 'Tasks',
  query: tasksQuerySchema,
  answers: { 200: { schema: taskListSchema } },
  errors: ['INVALID_PARAMETER'],
  handlers: (services) => [listTasks(services)],
});

const idForm = (prefix: string) => new RegExp(`^${prefix}[0-9a-z]{1,64}$`);
const taskForm = idForm(prefixes.task);
const externalForm = idForm(prefixes.landExternal);

/** To the owner of a land film who passes the `task_id` of its webhook; strangers learn nothing. */
const externalHint = (id: string) =>
  `No such task; ${id} is the external id of a task that GET /v1/tasks?external_id=${id} finds`;

/**
 * The caller's task that the path names by the id that accepted it.
 *
 * @throws ApiError TASK_NOT_FOUND, also for another account's and for the external id that land webhooks carry
 */
export async function requireTask(
  database: Database,
  request: Request,
  response: Response,
): Promise<Task> {
  const named = String(request.params.taskId);
  const { id: accountId } = callerOf(response).account;
  // Postgres rejects some of what a path may hold: it is asked for ids only.
  if (taskForm.test(named)) {
    const task = await database.task.findFirst({ where: { id: named, accountId } });
    if (task) return task;
  } else if (externalForm.test(named)) {
    const isOwn = await database.task.count({ where: { externalId: named, accountId } });
    if (isOwn) throw new ApiError('TASK_NOT_FOUND', { message: externalHint(named) });
  }
  throw noWork('TASK_NOT_FOUND', named);
}

/** GET /v1/tasks/{taskId}. */
export function getTask(services: TaskServices) {
  return async (request: Request, response: Response) => {
    const task = await requireTask(services.database, request, response);
    const record = await taskRecord(services, task, contextOf(response).requestId);
    if (!isFinal(task.status)) {
      response.setHeader('Retry-After', record._links.poll_interval_seconds);
    }
    response.json(record);
  };
}

function eventOf(record: TaskRecord, requestId: string): StreamEvent {
  const { status } = record;
  return status === 'completed' || status === 'failed'
    ? endEvent(status, { ...record, request_id: requestId })
    : progressEvent(progressOf(record));
}

/** GET /v1/tasks/{taskId}/events. */
export function streamTask(services: RouteServices) {
  return async (request: Request, response: Response) => {
    const { requestId } = contextOf(response);
    const task = await requireTask(services.database, request, response);
    await streamEvents(services, request, response, {
      id: task.id,
      first: eventOf(await taskRecord(services, task, requestId), requestId),
      watch: services.taskWatch,
      eventOf: (record) => eventOf(record, requestId),
    });
  };
}

export const getTaskEndpoint = endpoint({
  id: 'getTask',
  method: 'get',
  path: '/v1/tasks/{taskId}',
  tag: 'Tasks',
  answers: { 200: { schema: taskSchema, headers: ['RetryAfterWhileUnfinished'] } },
  errors: ['TASK_NOT_FOUND'],
  handlers: (services) => [getTask(services)],
});

export const streamTaskEndpoint = endpoint({
  id: 'streamTask',
  method: 'get',
  path: '/v1/tasks/{taskId}/events',
  tag: 'Tasks',
  requestHeaders: streamHeadersSchema,
  answers: { 200: { schema: taskProgressSchema, mediaType: 'text/event-stream' }, 204: {} },
  errors: ['TASK_NOT_FOUND', 'STREAM_LIMIT_EXCEEDED'],
  handlers: (services) => [streamTask(services)],
});
