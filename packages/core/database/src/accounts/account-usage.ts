import type { Database } from '../connection/client.js';

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

export async function usageOf(
  database: Database,
  accountId: string,
  livemode: boolean,
): Promise<AccountUsage> {
  const [membership, entries, tasks, showcaseJobs, families, customTemplates] = await Promise.all([
    database.organizationMember.findFirst({
      where: { accountId },
      orderBy: { organization: { createdAt: 'asc' } },
      select: { organization: { select: { id: true, name: true } } },
    }),
    database.ledgerEntry.groupBy({
      by: ['reason'],
      where: { accountId },
      _sum: { amount: true },
    }),
    database.task.count({ where: { accountId, livemode, step: { not: 'done' } } }),
    database.showcaseJob.count({ where: { accountId, livemode, status: 'pending' } }),
    database.family.count({ where: { accountId, deletedAt: null } }),
    database.customTemplate.count({ where: { accountId, archivedAt: null } }),
  ]);
  const sums = new Map(entries.map(({ reason, _sum }) => [reason, _sum.amount ?? 0]));
  return {
    organization: membership?.organization ?? null,
    granted: sums.get('grant') ?? 0,
    charged: Math.abs(sums.get('charge') ?? 0),
    refunded: sums.get('refund') ?? 0,
    tasks,
    showcaseJobs,
    families,
    customTemplates,
  };
}
