import type { Database } from '../client.js';

/** Credits that came back, by task; tasks without a refund are left out. */
export async function refundsOf(
  database: Database,
  taskIds: readonly string[],
): Promise<Map<string, number>> {
  if (taskIds.length === 0) return new Map();
  const refunds = await database.ledgerEntry.findMany({
    where: { taskId: { in: [...taskIds] }, reason: 'refund' },
    select: { taskId: true, amount: true },
  });
  return new Map(refunds.map(({ taskId, amount }) => [taskId ?? '', amount]));
}
