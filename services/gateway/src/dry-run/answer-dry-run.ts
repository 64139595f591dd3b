import type { DryRun, DryRunWarning, PictureVerdict } from '@groundwork/contract/dry-run/answer';
import type { DryRunPlan } from '@groundwork/contract/dry-run/plan';
import { ApiError } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { hasCustomTemplates, mayWriteFamilies } from '@groundwork/contract/plans';
import { type Metadata, presentMetadata } from '@groundwork/contract/request-fields';
import { requireConcurrency, requireCredits } from '@groundwork/database/acceptance/acceptance';
import { type AccountUsage, usageOf } from '@groundwork/database/accounts/account-usage';
import { concurrencyLimitOf } from '@groundwork/database/accounts/accounts';
import type { Response } from 'express';
import type { GatewayServices } from '../gateway-services.js';
import { type Caller, callerOf, contextOf } from '../request/request-context.js';
import { estimateTime } from './estimate.js';

type Item = DryRun['credits']['breakdown'][number];

/** The plan and price of a request without faults. */
export interface DryRunFindings {
  readonly plan: DryRunPlan;
  readonly breakdown: readonly Item[];
  /** Whether a test key is charged too. */
  readonly chargedInTestMode?: boolean;
  /** Limits that it would count against, in the order in which they are checked. */
  readonly limits: readonly LimitName[];
  /** Errors other than those of pictures and limits. */
  readonly refusals?: DryRun['refusals'];
  readonly images: readonly PictureVerdict[];
  readonly photos?: DryRun['photos'];
  readonly warnings: readonly DryRunWarning[];
  readonly metadata: Metadata | undefined;
}

/** Answers 200 with what would become of a request; nothing is stored, charged or counted. */
export async function answerDryRun(
  { database }: Pick<GatewayServices, 'database'>,
  response: Response,
  dryRun: DryRunFindings,
): Promise<void> {
  const caller = callerOf(response);
  const { account, key } = caller;
  const livemode = key.mode === 'live';
  const { plan, breakdown, images, warnings, metadata } = dryRun;
  const price = breakdown.reduce((sum, { credits }) => sum + credits, 0);
  const charge = livemode || dryRun.chargedInTestMode ? price : 0;
  const usage = await usageOf(database, account.id, livemode);
  const room = roomFor(caller, usage, charge, dryRun.limits);
  const refusals = [
    ...(dryRun.refusals ?? []),
    ...images.flatMap(({ error }) => (error === null ? [] : [error])),
    ...room.refusals,
  ];
  const isUnread = warnings.some(({ code }) => code === 'PHOTO_NOT_READ');
  const answer: DryRun = {
    dry_run: true,
    livemode,
    valid: images.every(({ accepted }) => accepted),
    would_be_accepted: refusals.length > 0 ? false : isUnread ? null : true,
    refusals,
    credits: {
      price,
      charge,
      balance: account.credits,
      sufficient: account.credits >= charge,
      breakdown: breakdown.filter(({ quantity }) => quantity > 0),
    },
    limits: room.limits,
    plan,
    images: [...images],
    ...(dryRun.photos && { photos: dryRun.photos }),
    warnings: [...warnings],
    ...(await estimateTime(database, plan, livemode)),
    ...presentMetadata(metadata),
    request_id: contextOf(response).requestId,
  };
  response.json(answer);
}

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
