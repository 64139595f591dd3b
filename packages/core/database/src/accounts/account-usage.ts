import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { LedgerReason } from '../generated/client.js';

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
