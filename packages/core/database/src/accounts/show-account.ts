import type { Database } from '../connection/client.js';
import { concurrencyLimitOf } from './accounts.js';

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
      key_id: key.id,
      name: key.name,
      mode: key.mode,
      first_characters: key.firstCharacters,
      created_at: key.createdAt.toISOString(),
      last_used_at: key.lastUsedAt?.toISOString() ?? null,
      expires_at: key.expiresAt?.toISOString() ?? null,
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
