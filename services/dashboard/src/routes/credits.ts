import { creditsByDay, pageOfLedger } from '@groundwork/database/accounts/ledger';
import type { Database } from '@groundwork/database/connection/client';
import type { LedgerEntry } from '@groundwork/database/generated/client';
import type { Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../dashboard-services.js';
import { accountRoutes } from '../http/account-routes.js';

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
  const select = { id: true, kind: true };
  const [tasks, jobs] = await Promise.all([
    database.task.findMany({ where: { id: { in: ids('taskId') } }, select }),
    database.showcaseJob.findMany({ where: { id: { in: ids('showcaseJobId') } }, select }),
  ]);
  return new Map([...tasks, ...jobs].map(({ id, kind }) => [id, kind]));
}

/** @param kinds of the work behind entries, such as `land` or `generation` */
function entryView(entry: LedgerEntry, kinds: ReadonlyMap<string, string>) {
  const workId = entry.taskId ?? entry.showcaseJobId;
  return {
    id: String(entry.id),
    /** Positive for credits given, negative for credits taken. */
    amount: entry.amount,
    reason: entry.reason,
    work_id: workId,
    work_kind: workId === null ? null : (kinds.get(workId) ?? null),
    created_at: entry.createdAt.toISOString(),
  };
}

export interface CreditsView {
  readonly balance: number;
  readonly entries: readonly ReturnType<typeof entryView>[];
  /** For `before` of the next page; null at the end. */
  readonly next: string | null;
}

/** GET /api/credits/usage: each day up to today, in the asked time zone. */
export interface UsageView {
  readonly days: Awaited<ReturnType<typeof creditsByDay>>;
}

/** The balance, how it adds up, and its use over time. */
export function creditRoutes({ database }: DashboardServices): Router {
  const { router, get } = accountRoutes(database);

  get('/credits', 'credits.see', async ({ account }, { query }): Promise<CreditsView> => {
    const { reason, before } = ledgerQuery.parse(query);
    const { entries, end } = await pageOfLedger(database, {
      accountId: account.id,
      reason,
      before: before ?? null,
      limit: PAGE,
    });
    const kinds = await kindsOf(database, entries);
    return {
      balance: account.credits,
      entries: entries.map((entry) => entryView(entry, kinds)),
      next: end === null ? null : String(end),
    };
  });

  get('/credits/usage', 'credits.see', async ({ account }, { query }): Promise<UsageView> => {
    const { days, time_zone: timeZone } = usageQuery.parse(query);
    return { days: await creditsByDay(database, account.id, days, timeZone) };
  });

  return router;
}
