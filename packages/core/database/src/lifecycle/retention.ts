import { z } from 'zod';

/** Days; 0 keeps for good. */
const days = (least: number, usual: number) =>
  z.coerce
    .number()
    .int()
    .refine((value) => value === 0 || value >= least, `must be 0 or at least ${least}`)
    .default(usual);

/** How many days rows are kept after their end. Each least value is what customers were promised, with room to spare. */
export const retentionEnvironment = {
  /** Tasks and showcase jobs, with their segments, deliveries and engine calls. */
  KEEP_WORK_DAYS: days(30, 365),
  /** Webhook deliveries, with their attempts. */
  KEEP_DELIVERIES_DAYS: days(7, 90),
  KEEP_ENGINE_CALLS_DAYS: days(1, 90),
  /** Answers to idempotency keys. Promised are 24 hours, and no client tries longer than results live. */
  KEEP_ANSWERS_DAYS: z.coerce.number().int().min(2).default(7),
  /** Ledger entries; older ones are summed. Ten years, for which many laws want books kept. */
  KEEP_LEDGER_DAYS: days(91, 3_653),
} as const;

export type RetentionSettings = {
  readonly [Name in keyof typeof retentionEnvironment]: number;
};

/** Tables from whose rows others hang; those go with them. */
export const retainedTables = [
  'tasks',
  'showcase_jobs',
  'webhook_deliveries',
  'engine_calls',
  'idempotency_keys',
  'ledger_entries',
] as const;
export type RetainedTable = (typeof retainedTables)[number];

export const retentionOf: Readonly<Record<RetainedTable, keyof RetentionSettings>> = {
  tasks: 'KEEP_WORK_DAYS',
  showcase_jobs: 'KEEP_WORK_DAYS',
  webhook_deliveries: 'KEEP_DELIVERIES_DAYS',
  engine_calls: 'KEEP_ENGINE_CALLS_DAYS',
  idempotency_keys: 'KEEP_ANSWERS_DAYS',
  ledger_entries: 'KEEP_LEDGER_DAYS',
};
