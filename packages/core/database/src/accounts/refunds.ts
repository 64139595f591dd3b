import type { Database, Transaction } from '../connection/client.js';

/** Refunded credits by task or showcase job; those without a refund are left out. */
export async function refundsOf(
  database: Database | Transaction,
  origin: 'taskId' | 'showcaseJobId',
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const refunds = await database.ledgerEntry.findMany({
    where: { [origin]: { in: [...ids] }, reason: 'refund' },
    select: { taskId: true, showcaseJobId: true, amount: true },
  });
  return new Map(refunds.map((refund) => [refund[origin] ?? '', refund.amount]));
}

/** Refunds credits; the ledger accepts one refund for each piece of work. @returns the credits */
export async function refund(
  tx: Transaction,
  credits: number,
  of: { readonly accountId: string } & (
    | { readonly taskId: string }
    | { readonly showcaseJobId: string }
  ),
): Promise<number> {
  if (credits > 0)
    await tx.ledgerEntry.create({ data: { ...of, amount: credits, reason: 'refund' } });
  return credits;
}
