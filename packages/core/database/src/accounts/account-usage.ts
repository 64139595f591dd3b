import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { ApiKey, LedgerReason } from '../generated/client.js';
import { concurrencyLimitOf } from './accounts.js';

/** An account's limits and use at this moment. */
export interface AccountUsage {
  readonly organization: { readonly id: string; readonly name: string } | null;
  /** Credits that were ever given, taken and given back; all at zero or above. */
  readonly granted: number;
  readonly charged: number;
  readonly refunded: number;
  readonly tasks: number;
  readonly showcaseJobs: number;
  readonly families: number;
  readonly customTemplates: number;
}

type Unfinished = Pick<AccountUsage, 'tasks' | 'showcaseJobs'>;

// Not by Prisma, which compares states with values that the planner does not know: it would read the tables whole.
const unfinishedWork = readStatement('figures/unfinished_work');
const accountSums = readStatement('figures/account_sums');

export async function usageOf(
  database: Database,
  accountId: string,
  livemode: boolean,
): Promise<AccountUsage> {
  const [membership, sums, [unfinished], families, customTemplates] = await Promise.all([
    database.organizationMember.findFirst({
      where: { accountId },
      orderBy: { organization: { createdAt: 'asc' } },
      select: { organization: { select: { id: true, name: true } } },
    }),
    runStatement<{ reason: LedgerReason; credits: number }>(database, accountSums, [accountId]),
    runStatement<Unfinished>(database, unfinishedWork, [accountId, livemode]),
    database.family.count({ where: { accountId, deletedAt: null } }),
    database.customTemplate.count({ where: { accountId, archivedAt: null } }),
  ]);
  const creditsOf = (reason: LedgerReason) =>
    sums.find((sum) => sum.reason === reason)?.credits ?? 0;
  return {
    organization: membership?.organization ?? null,
    granted: creditsOf('grant'),
    charged: creditsOf('charge'),
    refunded: creditsOf('refund'),
    ...(unfinished ?? { tasks: 0, showcaseJobs: 0 }),
    families,
    customTemplates,
  };
}

/** An account as its operators see it: plan, money, keys (never the keys themselves), work in hand. */
export async function showAccount(database: Database, accountId: string): Promise<object> {
  const account = await database.account.findUniqueOrThrow({
    where: { id: accountId },
    include: {
      keys: { orderBy: { createdAt: 'asc' } },
      memberships: { include: { organization: true } },
      ledger: { orderBy: { id: 'desc' }, take: 20 },
    },
  });
  const byStatus = await database.task.groupBy({
    by: ['status'],
    where: { accountId },
    _count: true,
  });
  const showcasesByStatus = await database.showcaseJob.groupBy({
    by: ['status'],
    where: { accountId },
    _count: true,
  });
  return {
    account_id: account.id,
    name: account.name,
    plan: account.plan,
    billing: account.billing,
    credits: account.credits,
    concurrency_limit: concurrencyLimitOf(account),
    created_at: account.createdAt.toISOString(),
    organizations: account.memberships.map(({ organization }) => ({
      organization_id: organization.id,
      name: organization.name,
    })),
    keys: account.keys.map((key) => ({
      ...shownKey(key),
      revoked_at: key.revokedAt?.toISOString() ?? null,
    })),
    tasks: Object.fromEntries(byStatus.map((group) => [group.status, group._count])),
    showcases: Object.fromEntries(showcasesByStatus.map((group) => [group.status, group._count])),
    ledger: account.ledger.map((entry) => ({
      amount: entry.amount,
      reason: entry.reason,
      task_id: entry.taskId,
      showcase_job_id: entry.showcaseJobId,
      created_at: entry.createdAt.toISOString(),
    })),
  };
}

/** A key as its owner sees it. */
export function shownKey(
  key: Pick<
    ApiKey,
    'id' | 'name' | 'mode' | 'firstCharacters' | 'createdAt' | 'lastUsedAt' | 'expiresAt'
  >,
) {
  return {
    key_id: key.id,
    name: key.name,
    mode: key.mode,
    first_characters: key.firstCharacters,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
  };
}
