import { creditsByDay, type Database, type LedgerEntry, pageOfLedger } from '@groundwork/database';
import { Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../auth/caller.js';
import type { DashboardServices } from '../dashboard-services.js';
import type { CreditsView, UsageView } from '../views/credits.js';

const PAGE = 50;

const ledgerQuery = z.object({
  reason: z.enum(['grant', 'charge', 'refund']).optional(),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt)
    .optional(),
});

const usageQuery = z.object({
  days: z.coerce.number().int().min(1).max(90).default(30),
  time_zone: z.string().refine(isTimeZone, 'This is not a time zone.').default('UTC'),
});

function isTimeZone(name: string): boolean {
  // An IANA name; offsets mean the opposite in Postgres.
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The kind of work behind each entry of a page, by the id of the work. */
async function kindsOf(
  database: Database,
  entries: readonly LedgerEntry[],
): Promise<Map<string, string>> {
  const ids = (of: 'taskId' | 'showcaseJobId') => [
    ...new Set(entries.flatMap((entry) => entry[of] ?? [])),
  ];
  const [tasks, jobs] = await Promise.all([
    database.task.findMany({
      where: { id: { in: ids('taskId') } },
      select: { id: true, kind: true },
    }),
    database.showcaseJob.findMany({
      where: { id: { in: ids('showcaseJobId') } },
      select: { id: true, kind: true },
    }),
  ]);
  return new Map([...tasks, ...jobs].map(({ id, kind }) => [id, kind]));
}

/** The balance, how it adds up, and its use over time. */
export function creditRoutes({ database }: DashboardServices): Router {
  const router = Router();
  const see = requireMay(database, 'credits.see');

  router.get('/credits', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { reason, before } = ledgerQuery.parse(request.query);
    const { entries, end } = await pageOfLedger(database, {
      accountId: account.id,
      reason,
      before: before ?? null,
      limit: PAGE,
    });
    const kinds = await kindsOf(database, entries);
    const view: CreditsView = {
      balance: account.credits,
      entries: entries.map((entry) => {
        const workId = entry.taskId ?? entry.showcaseJobId;
        return {
          id: String(entry.id),
          amount: entry.amount,
          reason: entry.reason,
          work_id: workId,
          work_kind: workId === null ? null : (kinds.get(workId) ?? null),
          created_at: entry.createdAt.toISOString(),
        };
      }),
      next: end === null ? null : String(end),
    };
    response.json(view);
  });

  router.get('/credits/usage', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { days, time_zone: timeZone } = usageQuery.parse(request.query);
    const view: UsageView = { days: await creditsByDay(database, account.id, days, timeZone) };
    response.json(view);
  });

  return router;
}
