import { type TaskList, tasksQueryRules, tasksQuerySchema } from '@groundwork/contract';
import { pageOfTasks } from '@groundwork/database';
import type { Request, Response } from 'express';
import { cursorOf, parseQuery, workPage } from '../../cursor.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { recordsOf, type TaskServices } from './task-record.js';

/** GET /v1/tasks: the account's tasks, newest first, each as polling shows it. */
export function listTasks(services: TaskServices) {
  return async (request: Request, response: Response) => {
    const query = parseQuery({ schema: tasksQuerySchema, rules: tasksQueryRules }, request.query);
    const { requestId } = contextOf(response);
    const { rows, end } = await pageOfTasks(services.database, {
      ...workPage(callerOf(response).account.id, query),
      status: query.status,
      kind: query.type,
      externalId: query.external_id,
    });
    const list: TaskList = {
      tasks: await recordsOf(services, rows, requestId),
      next_cursor: cursorOf(end),
      has_more: end !== null,
      request_id: requestId,
    };
    response.setHeader('Cache-Control', 'no-store');
    response.json(list);
  };
}
