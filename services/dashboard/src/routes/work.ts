import type { KeyMode } from '@groundwork/contract/identifiers';
import { taskKinds } from '@groundwork/contract/tasks/task-kinds';
import { pageOfWork } from '@groundwork/database/organizations/work-of-account';
import { type Found, findAnything } from '@groundwork/database/support/find-anything';
import type { Request, Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../dashboard-services.js';
import { accountRoutes } from '../http/account-routes.js';
import {
  acceptedSchema,
  attemptSchema,
  cursorOf,
  modeSchema,
  pageCursor,
} from '../http/read-request.js';
import { refusals } from '../http/refusals.js';
import { repeatedRequest } from '../work/run-again.js';
import { findWork, workDetail, workItems } from '../work/work-detail.js';
import type { WorkItemView } from '../work/work-item.js';

const PAGE = 24;

const kindSchema = z.enum([...taskKinds, 'generation', 'edit']);

const listQuery = z.object({
  state: z.enum(['under_way', 'done', 'failed', 'cancelled']).optional(),
  kind: kindSchema.optional(),
  mode: modeSchema.optional(),
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  after: pageCursor.optional(),
});

const findQuery = z.object({ text: z.string().trim().min(1).max(200) });

const againBody = z.strictObject({
  /** Of one press of the button: a second request with it makes nothing new. */
  attempt: attemptSchema,
});

export interface WorkView {
  readonly work: readonly WorkItemView[];
  /** For `after` of the next page; null at the end. */
  readonly next: string | null;
}

/** GET /api/find: what the account has that a text names, work by any word of its request too. */
export interface FoundView {
  readonly found: readonly {
    readonly kind: Found['kind'];
    readonly id: string;
    readonly title: string;
  }[];
}

/** All that the account has had made. */
export function workRoutes(services: DashboardServices): Router {
  const { database, gateway } = services;
  const { router, get, post } = accountRoutes(database);

  /** @throws Refusal for another account's work, as if it did not exist */
  const requireWork = async (request: Request, accountId: string) => {
    const row = await findWork(database, accountId, String(request.params.id));
    if (row === null) throw refusals.notFound('work');
    const work = row.of === 'task' ? row.task : row.job;
    const mode: KeyMode = work.livemode ? 'live' : 'test';
    return { row, kind: work.kind, mode };
  };

  get('/work', 'work.see', async ({ account }, { query }): Promise<WorkView> => {
    const { state, kind, mode, text, after } = listQuery.parse(query);
    const { rows, end } = await pageOfWork(database, {
      accountId: account.id,
      state,
      kind,
      text,
      livemode: mode === undefined ? undefined : mode === 'live',
      after: after ?? null,
      limit: PAGE,
    });
    return { work: await workItems(services, rows), next: cursorOf(end) };
  });

  get('/find', 'work.see', async ({ account }, { query }): Promise<FoundView> => {
    const { text } = findQuery.parse(query);
    const said = { accountId: account.id, text, after: null, limit: PAGE };
    const work = await workItems(services, (await pageOfWork(database, said)).rows);
    const named = await findAnything(database, text, account.id);
    const found = [
      ...work.map(({ id, name }) => ({ kind: 'task' as const, id, title: name ?? id })),
      ...named.map(({ kind, id, about }) => ({
        ...{ kind, id },
        title: kind === 'delivery' ? `${id}: ${about}` : about,
      })),
    ];
    return { found: found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at) };
  });

  get('/work/:id', 'work.see', async ({ account }, request) => {
    const detail = await workDetail(services, account.id, String(request.params.id));
    if (detail === null) throw refusals.notFound('work');
    return detail;
  });

  post(
    '/work/:id/again',
    'work.make',
    async ({ account }, request) => {
      const { attempt } = againBody.parse(request.body);
      const { row, kind, mode } = await requireWork(request, account.id);
      const { path, body } = await repeatedRequest(database, row, kindSchema.parse(kind));
      const answer = await gateway.ask(account, mode, {
        method: 'POST',
        path,
        body,
        idempotencyKey: attempt,
      });
      return { id: acceptedSchema.parse(answer) };
    },
    202,
  );

  return router;
}
