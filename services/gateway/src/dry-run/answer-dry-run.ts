import type { DryRun, DryRunWarning, PictureVerdict } from '@groundwork/contract/dry-run/answer';
import type { DryRunPlan } from '@groundwork/contract/dry-run/plan';
import { type Metadata, presentMetadata } from '@groundwork/contract/metadata';
import { usageOf } from '@groundwork/database/accounts/account-usage';
import type { Response } from 'express';
import type { GatewayServices } from '../gateway-services.js';
import { callerOf, contextOf } from '../request/request-context.js';
import { estimateTime } from './estimate.js';
import { type LimitName, roomFor } from './room.js';

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
  const answer: DryRun = {
    dry_run: true,
    livemode,
    valid: images.every(({ accepted }) => accepted),
    would_be_accepted: refusals.length === 0,
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
    warnings: [...warnings],
    ...(await estimateTime(database, plan, livemode)),
    ...presentMetadata(metadata),
    request_id: contextOf(response).requestId,
  };
  response.setHeader('Cache-Control', 'no-store');
  response.json(answer);
}
