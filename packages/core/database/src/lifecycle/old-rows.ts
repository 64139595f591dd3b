import { z } from 'zod';
import type { Database, Transaction } from '../connection/client.js';
import { readStatement, runInTransaction, runStatement } from '../connection/direct-statements.js';
import type { Prisma } from '../generated/client.js';

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

/** A row that has been kept long enough. */
export interface OldRow {
  readonly id: string;
  /** When it ended, or was made. */
  readonly at: Date;
}

const list = {
  tasks: readStatement('retention/list_old_tasks'),
  showcase_jobs: readStatement('retention/list_old_showcases'),
  webhook_deliveries: readStatement('retention/list_old_deliveries'),
  engine_calls: readStatement('retention/list_old_engine_calls'),
  idempotency_keys: readStatement('retention/list_old_answers'),
  ledger_entries: readStatement('retention/list_old_ledger_entries'),
};
const removeAnswers = readStatement('retention/remove_answers');

/** Rows of a table that ended before this time and may go, oldest first. */
export async function listOldRows(
  database: Database,
  table: RetainedTable,
  before: Date,
  limit: number,
): Promise<OldRow[]> {
  return runStatement<OldRow & Record<string, unknown>>(database, list[table], [before, limit]);
}

async function removeDeliveries(
  tx: Transaction,
  where: Prisma.WebhookDeliveryWhereInput,
): Promise<void> {
  const deliveries = await tx.webhookDelivery.findMany({ where, select: { id: true } });
  const ids = { in: deliveries.map(({ id }) => id) };
  await tx.webhookAttempt.deleteMany({ where: { deliveryId: ids } });
  await tx.webhookDelivery.deleteMany({ where: { id: ids } });
}

type Remove = (tx: Transaction, ids: string[], before: Date) => Promise<unknown>;

const remove: Readonly<Record<RetainedTable, Remove>> = {
  tasks: async (tx, ids) => {
    const ofTasks = { taskId: { in: ids } };
    await removeDeliveries(tx, ofTasks);
    await tx.taskSegment.deleteMany({ where: ofTasks });
    await tx.task.deleteMany({ where: { id: { in: ids } } });
  },
  showcase_jobs: async (tx, ids) => {
    await removeDeliveries(tx, { showcaseJobId: { in: ids } });
    await tx.showcaseJob.deleteMany({ where: { id: { in: ids } } });
  },
  webhook_deliveries: (tx, ids) => removeDeliveries(tx, { id: { in: ids } }),
  engine_calls: (tx, ids) =>
    tx.engineCall.deleteMany({ where: { id: { in: ids.map((id) => BigInt(id)) } } }),
  idempotency_keys: (tx, ids, before) => runInTransaction(tx, removeAnswers, [ids, before]),
  ledger_entries: (tx, ids) =>
    tx.ledgerEntry.deleteMany({ where: { id: { in: ids.map((id) => BigInt(id)) } } }),
};

/** Removes what {@link listOldRows} listed, with all that hangs from it, in one transaction. */
export async function removeOldRows(
  database: Database,
  table: RetainedTable,
  rows: readonly OldRow[],
  before: Date,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await database.$transaction((tx) => remove[table](tx, ids, before));
}
