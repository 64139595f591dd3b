import { prefixes } from '@groundwork/contract/identifiers';
import { type BillingPeriod, concurrentTasks, type Plan } from '@groundwork/contract/plans';
import { newId } from '@groundwork/runtime';
import type { Database, Transaction } from '../connection/client.js';
import type { Account } from '../generated/client.js';

export async function createAccount(
  database: Database,
  account: { name: string; plan: Plan; billing: BillingPeriod; credits: number },
): Promise<string> {
  const id = newId(prefixes.account);
  await database.$transaction(async (tx) => {
    await tx.account.create({
      data: { id, name: account.name, plan: account.plan, billing: account.billing },
    });
    if (account.credits > 0) {
      await tx.ledgerEntry.create({
        data: { accountId: id, amount: account.credits, reason: 'grant' },
      });
    }
  });
  return id;
}

/** @returns whether there is such an account */
export async function changePlan(
  database: Database,
  accountId: string,
  to: { plan: Plan; billing: BillingPeriod },
): Promise<boolean> {
  const { count } = await database.account.updateMany({ where: { id: accountId }, data: to });
  return count === 1;
}

/** @returns the balance afterwards, or null when there is no such account */
export async function grantCredits(
  database: Database,
  accountId: string,
  amount: number,
): Promise<number | null> {
  return database.$transaction(async (tx) => {
    if ((await tx.account.count({ where: { id: accountId } })) === 0) return null;
    await tx.ledgerEntry.create({ data: { accountId, amount, reason: 'grant' } });
    const { credits } = await tx.account.findUniqueOrThrow({ where: { id: accountId } });
    return credits;
  });
}

export async function createOrganization(
  database: Database,
  organization: { name: string; memberIds: readonly string[] },
): Promise<string> {
  const id = newId(prefixes.organization);
  await database.organization.create({
    data: {
      id,
      name: organization.name,
      members: { create: organization.memberIds.map((accountId) => ({ accountId })) },
    },
  });
  return id;
}

/** Unfinished tasks that this account may have at once in one mode. */
export function concurrencyLimitOf(account: Pick<Account, 'plan' | 'concurrencyLimit'>): number {
  return account.concurrencyLimit ?? concurrentTasks[account.plan];
}

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
