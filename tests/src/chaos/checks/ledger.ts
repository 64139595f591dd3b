import type { Database } from '@groundwork/database/connection/client';
import type { Evidence, WorkRow } from './evidence.js';

/** Whether what an ended piece of work has cost is what it should. @returns a fault, or null */
function priceFault(row: WorkRow, wasCancelled: boolean): string | null {
  const { id, charged, refunded, state } = row;
  const sums = `charged ${charged}, refunded ${refunded}`;
  if (state === 'done') return refunded === 0 ? null : `${id} was made and given back: ${sums}`;
  if (wasCancelled) return refunded >= 0 && refunded <= charged ? null : `${id}: ${sums}`;
  const owed = row.isEdit ? 0 : charged;
  return refunded === owed ? null : `${id} failed (${row.cause}): ${sums}`;
}

const isCancelled = ({ cause }: WorkRow) =>
  cause === 'TASK_CANCELLED' || cause === 'cancelled by its customer';

/** The books are right to the credit, by the ledger, by the work, and by the prices that customers saw. @returns faults */
export async function ledgerFaults(database: Database, evidence: Evidence): Promise<string[]> {
  const { rows, customers, asked, cancelled } = evidence;
  const faults: string[] = [];
  for (const row of rows) {
    const fault = priceFault(row, isCancelled(row));
    if (fault) faults.push(fault);
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const id of cancelled) {
    const row = byId.get(id);
    if (!row || !isCancelled(row))
      faults.push(`${id} was answered as cancelled and is ${row?.state}`);
  }
  for (const { workId, price, outcome, order } of asked) {
    const charged = byId.get(workId ?? '')?.charged;
    if (outcome === 'accepted' && charged !== undefined && charged !== price) {
      faults.push(`${workId} (${order.kind}) was offered for ${price} and was charged ${charged}`);
    }
  }
  for (const { accountId, granted } of customers) {
    const account = await database.account.findUniqueOrThrow({ where: { id: accountId } });
    const entries = await database.ledgerEntry.findMany({ where: { accountId } });
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    const own = rows.filter((row) => row.accountId === accountId);
    const spent = own.reduce((total, { charged, refunded }) => total + charged - refunded, 0);
    if (account.credits !== sum)
      faults.push(`${accountId} has ${account.credits}, its ledger ${sum}`);
    if (account.credits !== granted - spent) {
      faults.push(`${accountId} has ${account.credits} of ${granted}, its work costs ${spent}`);
    }
    for (const { taskId, showcaseJobId, reason } of entries) {
      const id = taskId ?? showcaseJobId;
      if (id !== null && !byId.has(id))
        faults.push(`a ${reason} is for ${id}, which does not exist`);
    }
  }
  return faults;
}
