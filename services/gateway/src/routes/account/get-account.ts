import { type AccountAnswer, accountSchema } from '@groundwork/contract/account';
import { limits } from '@groundwork/contract/limits';
import { hasCustomTemplates, mayWriteFamilies } from '@groundwork/contract/plans';
import { usageOf } from '@groundwork/database/accounts/account-usage';
import { concurrencyLimitOf } from '@groundwork/database/accounts/accounts';
import type { Database } from '@groundwork/database/connection/client';
import type { Request, Response } from 'express';
import { endpoint } from '../../endpoint.js';
import { callerOf, contextOf } from '../../request/request-context.js';

/** GET /v1/account: the caller's plan, credits, limits and their use. */
export function getAccount({ database }: { readonly database: Database }) {
  return async (_request: Request, response: Response) => {
    const { account, key } = callerOf(response);
    const { requestId, rate } = contextOf(response);
    const livemode = key.mode === 'live';
    const usage = await usageOf(database, account.id, livemode);
    const atOnce = concurrencyLimitOf(account);
    const { organization, granted, charged, refunded } = usage;
    const answer: AccountAnswer = {
      account_id: account.id,
      name: account.name,
      organization: organization && {
        organization_id: organization.id,
        name: organization.name,
      },
      plan: account.plan,
      billing: account.billing,
      livemode,
      key: {
        key_id: key.id,
        name: key.name,
        mode: key.mode,
        first_characters: key.firstCharacters,
        created_at: key.createdAt.toISOString(),
        last_used_at: key.lastUsedAt?.toISOString() ?? null,
        expires_at: key.expiresAt?.toISOString() ?? null,
      },
      credits: { balance: account.credits, granted, charged, refunded },
      limits: {
        concurrent_tasks: { limit: atOnce, in_use: usage.tasks },
        showcase_jobs: { limit: atOnce, in_use: usage.showcaseJobs },
        families: {
          limit: mayWriteFamilies(account.plan) ? limits.families.active : 0,
          in_use: usage.families,
        },
        custom_templates: {
          limit: hasCustomTemplates(account.plan) ? limits.showcase.customTemplates.active : 0,
          in_use: usage.customTemplates,
        },
        request_rate: rate && {
          limit: rate.limit,
          in_use: rate.used,
          window_seconds: rate.windowSeconds,
          resets_in_seconds: rate.resetSeconds,
        },
      },
      request_id: requestId,
    };
    response.setHeader('Cache-Control', 'no-store');
    response.json(answer);
  };
}

export const getAccountEndpoint = endpoint({
  id: 'getAccount',
  method: 'get',
  path: '/v1/account',
  tag: 'Account',
  answers: { 200: { schema: accountSchema } },
  handlers: (services) => [getAccount(services)],
});
