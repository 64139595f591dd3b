import { keyModes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import {
  billingPeriodSchema,
  hasCustomTemplates,
  mayWriteFamilies,
  planSchema,
} from '@groundwork/contract/plans';
import { shownKey, usageOf } from '@groundwork/database/accounts/account-usage';
import { concurrencyLimitOf } from '@groundwork/database/accounts/accounts';
import type { Database } from '@groundwork/database/connection/client';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { callerOf, contextOf } from '../../request/request-context.js';

const count = z.int().nonnegative();

const usageSchema = z.object({
  limit: count.describe('The most you may have.'),
  in_use: count.describe('In use now.'),
});

const accountSchema = z
  .object({
    account_id: z.string().describe('The account.'),
    name: z.string().describe('Its name.'),
    organization: z
      .object({
        organization_id: z.string().describe('The organization.'),
        name: z.string().describe('Its name.'),
      })
      .nullable()
      .describe('The organization your families are shared with; null without one.'),
    plan: planSchema.describe('Your plan.'),
    billing: billingPeriodSchema.describe(
      'How you pay; showcases and edits cost nothing on an annual plan.',
    ),
    livemode: z.boolean(),
    key: z
      .object({
        key_id: z.string().describe('Id of the key; not the secret.'),
        name: z.string().describe('The name you gave it.'),
        mode: z.enum(keyModes).describe('Live or test.'),
        first_characters: z.string().describe('Its first eight characters after the prefix.'),
        created_at: z.iso.datetime().describe('When it was created.'),
        last_used_at: z.iso.datetime().nullable().describe('When it was last used, to the minute.'),
        expires_at: z.iso.datetime().nullable().describe('When it expires; null for never.'),
      })
      .describe('The key of this request.'),
    credits: z
      .object({
        balance: count.describe('What you can spend.'),
        granted: count.describe('All credits granted so far.'),
        charged: count.describe('All credits charged so far.'),
        refunded: count.describe('All credits refunded so far.'),
      })
      .describe('The balance and how it adds up: granted - charged + refunded.'),
    limits: z
      .object({
        concurrent_tasks: usageSchema.describe(
          'Unfinished films and families, in the mode of this key.',
        ),
        showcase_jobs: usageSchema.describe(
          'Unfinished showcases and edits, in the mode of this key.',
        ),
        families: usageSchema.describe('Families; the limit is 0 on plans without them.'),
        custom_templates: usageSchema.describe(
          'Active templates; the limit is 0 on plans without them.',
        ),
        request_rate: usageSchema
          .extend({
            window_seconds: z.int().positive().describe('Length of a window.'),
            resets_in_seconds: count.describe('Seconds until the next window starts.'),
          })
          .nullable()
          .describe('Requests of this key in the current window; null when they are not limited.'),
      })
      .describe('Your limits and what you use of each.'),
    request_id: z.string(),
  })
  .meta({ id: 'Account' });
type AccountAnswer = z.infer<typeof accountSchema>;

/** GET /v1/account: the caller's plan, credits, limits and their use. */
function getAccount({ database }: { readonly database: Database }) {
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
      key: shownKey(key),
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
