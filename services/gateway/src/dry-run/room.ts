import type { DryRun } from '@groundwork/contract/dry-run/answer';
import { ApiError } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { hasCustomTemplates, mayWriteFamilies } from '@groundwork/contract/plans';
import { requireConcurrency, requireCredits } from '@groundwork/database/acceptance/acceptance';
import type { AccountUsage } from '@groundwork/database/accounts/account-usage';
import { concurrencyLimitOf } from '@groundwork/database/accounts/accounts';
import type { Caller } from '../request/request-context.js';

export type LimitName = DryRun['limits'][number]['name'];
type Refusal = DryRun['refusals'][number];

/** The refusal that a real request would get from one of its checks. */
function refusalBy(check: () => void): Refusal[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [{ code: error.code, message: error.message }];
  }
}

/** The account's room under a limit, and the refusal when none is left. */
function roomOf(
  name: LimitName,
  { account }: Caller,
  usage: AccountUsage,
): { limit: number; inUse: number; check: (limit: number, inUse: number) => void } {
  const concurrent = (inUse: number) => ({
    limit: concurrencyLimitOf(account),
    inUse,
    check: () => requireConcurrency(account, inUse),
  });
  switch (name) {
    case 'concurrent_tasks':
      return concurrent(usage.tasks);
    case 'showcase_jobs':
      return concurrent(usage.showcaseJobs);
    case 'families':
      return {
        limit: mayWriteFamilies(account.plan) ? limits.families.active : 0,
        inUse: usage.families,
        check: (limit, inUse) => {
          if (inUse < limit) return;
          throw new ApiError('FAMILY_LIMIT_REACHED', {
            message: `An account has at most ${limit} families; delete one first`,
          });
        },
      };
    case 'custom_templates':
      return {
        limit: hasCustomTemplates(account.plan) ? limits.showcase.customTemplates.active : 0,
        inUse: usage.customTemplates,
        check: (limit, inUse) => {
          if (inUse < limit) return;
          throw new ApiError('CUSTOM_TEMPLATE_LIMIT_REACHED', {
            message: `An account has at most ${limit} active templates; archive one first`,
          });
        },
      };
  }
}

/** Checks the account's limits and credits against a request, in the order of a real one. */
export function roomFor(
  caller: Caller,
  usage: AccountUsage,
  charge: number,
  names: readonly LimitName[],
): { readonly limits: DryRun['limits']; readonly refusals: Refusal[] } {
  const rooms = names.map((name) => ({ name, ...roomOf(name, caller, usage) }));
  return {
    limits: rooms.map(({ name, limit, inUse }) => ({
      name,
      limit,
      in_use: inUse,
      available: inUse < limit,
    })),
    refusals: [
      ...refusalBy(() => requireCredits(caller.account, charge)),
      ...rooms.flatMap(({ limit, inUse, check }) => refusalBy(() => check(limit, inUse))),
    ],
  };
}
