import { z } from 'zod';
import { keyModes } from './identifiers.js';
import { billingPeriodSchema, planSchema } from './plans.js';

const count = z.int().nonnegative();

const usageSchema = z.object({
  limit: count.describe('The most you may have.'),
  in_use: count.describe('In use now.'),
});

export const accountSchema = z
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
export type AccountAnswer = z.infer<typeof accountSchema>;
