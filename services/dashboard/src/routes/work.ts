import { taskKinds } from '@groundwork/contract';
import { pageOfWork } from '@groundwork/database';
import { Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../auth/caller.js';
import type { DashboardServices } from '../dashboard-services.js';
import { attemptSchema } from '../http/attempt.js';
import { cursorOf, pageCursor } from '../http/page-cursor.js';
import { refusals } from '../http/refusals.js';
import type { WorkView } from '../views/work.js';
import { repeatedRequest } from '../work/run-again.js';
import { findWork, workDetail, workItems } from '../work/work-detail.js';

const PAGE = 24;

const listQuery = z.object({
  state: z.enum(['under_way', 'done', 'failed', 'cancelled']).optional(),
  kind: z.enum([...taskKinds, 'generation', 'edit']).optional(),
  mode: z.enum(['live', 'test']).optional(),
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  after: pageCursor.optional(),
});

const againBody = z.strictObject({
  /** Of one press of the button: a second request with it makes nothing new. */
  attempt: attemptSchema,
});

const acceptedSchema = z.union([
  z.looseObject({ task_id: z.string() }).transform(({ task_id }) => task_id),
  z.looseObject({ job_id: z.string() }).transform(({ job_id }) => job_id),
]);

/** All that the account has had made. */
export function workRoutes(services: DashboardServices): Router {
  const { database, gateway, taskEvents } = services;
  const router = Router();
  const see = requireMay(database, 'work.see');
  const make = requireMay(database, 'work.make');

  router.get('/work', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { state, kind, mode, text, after } = listQuery.parse(request.query);
    const { rows, end } = await pageOfWork(database, {
      accountId: account.id,
      state,
      kind,
      text,
      livemode: mode === undefined ? undefined : mode === 'live',
      after: after ?? null,
      limit: PAGE,
    });
    const view: WorkView = {
      work: await workItems(services, rows),
      next: cursorOf(end),
    };
    response.json(view);
  });

  router.get('/work/:id', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const detail = await workDetail(services, account.id, String(request.params.id));
    if (detail === null) throw refusals.notFound('work');
    response.json(detail);
  });

  router.get('/work/:id/events', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const row = await findWork(database, account.id, String(request.params.id));
    if (row?.of !== 'task') throw refusals.notFound('task');
    const mode = row.task.livemode ? 'live' : 'test';
    await taskEvents.pass(response, (signal) =>
      gateway.taskEvents(account, mode, row.id, request.get('last-event-id'), signal),
    );
  });

  router.post('/work/:id/again', make, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { attempt } = againBody.parse(request.body);
    const row = await findWork(database, account.id, String(request.params.id));
    if (row === null) throw refusals.notFound('work');
    const work = row.of === 'task' ? row.task : row.job;
    const kind = z.enum([...taskKinds, 'generation', 'edit']).parse(work.kind);
    const { path, body } = await repeatedRequest(database, row, kind);
    const answer = await gateway.ask(account, work.livemode ? 'live' : 'test', {
      method: 'POST',
      path,
      body,
      idempotencyKey: attempt,
    });
    response.status(202).json({ id: acceptedSchema.parse(answer) });
  });

  router.post('/work/:id/cancel', make, async (request, response) => {
    const { account } = accountCallerOf(request);
    const row = await findWork(database, account.id, String(request.params.id));
    if (row === null) throw refusals.notFound('work');
    const work = row.of === 'task' ? row.task : row.job;
    const path = row.of === 'task' ? '/v1/tasks' : '/v1/real-estate/property-showcase/jobs';
    await gateway.ask(account, work.livemode ? 'live' : 'test', {
      method: 'POST',
      path: `${path}/${row.id}/cancel`,
    });
    response.json({ id: row.id });
  });

  return router;
}
