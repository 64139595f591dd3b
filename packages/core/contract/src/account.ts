import { z } from 'zod';
import { keyModes } from './identifiers.js';
import { billingPeriodSchema, planSchema } from './plans.js';

const count = z.int().nonnegative();

const usageSchema = z.object({ limit: count, in_use: count });

export const accountSchema = z.object({
  account_id: z.string(),
  name: z.string(),
  /** The organization that shares the account's families: the first one the account joined. */
  organization: z.object({ organization_id: z.string(), name: z.string() }).nullable(),
  plan: planSchema,
  billing: billingPeriodSchema,
  livemode: z.boolean(),
  key: z.object({
    key_id: z.string(),
    name: z.string(),
    mode: z.enum(keyModes),
    first_characters: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime().nullable(),
  }),
  credits: z.object({ balance: count, granted: count, charged: count, refunded: count }),
  limits: z.object({
    /** Unfinished tasks and showcase jobs of this key's mode. */
    concurrent_tasks: usageSchema,
    showcase_jobs: usageSchema,
    families: usageSchema,
    custom_templates: usageSchema,
    /** Requests of this key in the window that is running; null when requests are not limited or cannot be counted. */
    request_rate: usageSchema
      .extend({ window_seconds: z.int().positive(), resets_in_seconds: count })
      .nullable(),
  }),
  request_id: z.string(),
});
export type AccountAnswer = z.infer<typeof accountSchema>;
