import type { Transaction } from '../connection/client.js';

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
