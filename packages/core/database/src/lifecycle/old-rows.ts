import type { Database, Transaction } from '../connection/client.js';
import { readStatement, runInTransaction, runStatement } from '../connection/direct-statements.js';
import type { Prisma } from '../generated/client.js';
import type { RetainedTable } from './retention.js';

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
