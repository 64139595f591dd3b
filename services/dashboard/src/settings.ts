import { planSchema } from '@groundwork/contract/plans';
import { sealingEnvironment } from '@groundwork/database/accounts/sealing';
import { databaseEnvironment } from '@groundwork/database/connection/client';
import { queuesEnvironment } from '@groundwork/queues/connection';
import { safeFetchEnvironment } from '@groundwork/safe-fetch/environment';
import { storageEnvironment } from '@groundwork/storage/environment';
import { z } from 'zod';

const address = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url).origin)
  .describe('an origin: scheme, host and port');

export const dashboardEnvironment = {
  ...databaseEnvironment,
  ...queuesEnvironment,
  ...sealingEnvironment,
  ...storageEnvironment,
  ...safeFetchEnvironment,
  DASHBOARD_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  /** Where people reach this page: their browsers' requests must come from it. */
  DASHBOARD_URL: address.default('http://localhost:3001'),
  /** Signs the cookies of sessions; a new one signs everybody out. */
  DASHBOARD_SESSION_SECRET: z.string().min(32),
  /** Where this process reaches the public API. */
  GATEWAY_URL: address.default('http://localhost:3000'),
  /** The plan of accounts that people open by signing up. The plan `free` has no API access. */
  SIGNUP_PLAN: planSchema.default('free'),
  SIGNUP_CREDITS: z.coerce.number().int().nonnegative().max(1_000_000).default(0),
  /** Reverse proxies in front that add the caller's address to X-Forwarded-For. */
  DASHBOARD_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(8).default(0),
  /** Where mail is handed over, such as `smtp://user:password@mail.example.com:587`; without it none is sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom mail is from, such as `Groundwork <no-reply@example.com>`. */
  MAIL_FROM: z.string().min(3).default('Groundwork <no-reply@localhost>'),
  /** Attempts to sign in from one address in a minute; as many to sign up, and to change or reset a password. */
  SIGN_IN_ATTEMPTS: z.coerce.number().int().positive().default(10),
};

export type DashboardSettings = z.output<z.ZodObject<typeof dashboardEnvironment>>;
