import { afterAll, describe, expect, it } from '@jest/globals';
import { openAccount, openTestDatabase } from '../fixtures/rows.js';
import { grantCredits } from './accounts.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

describe('ledger', () => {
  it('the balance is the sum of the entries', async () => {
    const { accountId } = await openAccount(database, 'pro', 30);
    expect(await grantCredits(database, accountId, 12)).toBe(42);
    const { _sum } = await database.ledgerEntry.aggregate({
      where: { accountId },
      _sum: { amount: true },
    });
    expect(_sum.amount).toBe(42);
  });

  it('never goes below zero', async () => {
    const { accountId } = await openAccount(database, 'pro', 30);
    await expect(
      database.ledgerEntry.create({
        data: { accountId, amount: -31, reason: 'charge', taskId: 't' },
      }),
    ).rejects.toThrow(/accounts_credits_never_negative/);
  });

  it('is append-only', async () => {
    const { accountId } = await openAccount(database, 'pro', 30);
    await expect(
      database.ledgerEntry.updateMany({ where: { accountId }, data: { amount: 99 } }),
    ).rejects.toThrow(/append-only/);
    await expect(database.ledgerEntry.deleteMany({ where: { accountId } })).rejects.toThrow(
      /append-only/,
    );
  });

  it('has one charge and one refund a task', async () => {
    const { accountId } = await openAccount(database, 'pro', 30);
    const refund = { accountId, amount: 5, reason: 'refund' as const, taskId: 'task_once' };
    await database.ledgerEntry.create({ data: refund });
    await expect(database.ledgerEntry.create({ data: refund })).rejects.toThrow(
      /Unique constraint/,
    );
  });

  it('granting to an unknown account is refused', async () => {
    expect(await grantCredits(database, 'acct_none', 5)).toBeNull();
  });
});
