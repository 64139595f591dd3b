import type { FamilyPlan } from '@groundwork/contract/dry-run/plan';
import type { Metadata } from '@groundwork/contract/request-fields';
import { type StoredMember, wordsOf } from '@groundwork/database/families/families';
import type { Response } from 'express';
import { answerDryRun, type LimitName } from '../../dry-run/answer-dry-run.js';
import type { GatewayServices } from '../../gateway-services.js';

interface FamilyDryRun {
  /** Without an id when it would be made. */
  readonly family: { readonly id: string | null; readonly name: string };
  readonly change: FamilyPlan['change'];
  readonly members: readonly StoredMember[];
  readonly limits: readonly LimitName[];
  /** Whether portraits are wanted. */
  readonly draws: boolean;
  readonly metadata: Metadata | undefined;
}

export async function dryRunFamily(
  services: GatewayServices,
  response: Response,
  { family, change, members, limits, draws, metadata }: FamilyDryRun,
): Promise<void> {
  await answerDryRun(services, response, {
    plan: {
      kind: 'family',
      change,
      family_id: family.id,
      name: family.name,
      members: members.map(wordsOf),
      portraits: draws ? members.filter(({ portrait_key: key }) => key === null).length : 0,
    },
    breakdown: [],
    limits,
    images: [],
    warnings: [],
    metadata,
  });
}
