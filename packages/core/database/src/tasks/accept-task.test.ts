import { createHash } from 'node:crypto';
import { ApiError } from '@groundwork/contract/errors';
import { afterAll, describe, expect, it } from '@jest/globals';
import { newTask, openAccount, openTestDatabase } from '../fixtures/rows.js';
import { acceptTask } from './accept-task.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

/** Accepts as many at once and counts how each ended. */
async function acceptAtOnce(count: number, make: () => Parameters<typeof acceptTask>[1]) {
  const outcomes: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: count }, async () => {
      let outcome: string;
      try {
        ({ outcome } = await acceptTask(database, make()));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        outcome = error.code;
      }
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }),
  );
  return outcomes;
}

const balanceOf = async (accountId: string) =>
  (await database.account.findUniqueOrThrow({ where: { id: accountId } })).credits;

describe('acceptTask', () => {
  it('accepts exactly as many of 100 simultaneous requests as there is credit for', async () => {
    const owner = await openAccount(database, 'enterprise', 3 * 40 + 10);
    expect(await acceptAtOnce(100, () => newTask(owner))).toEqual({
      accepted: 3,
      INSUFFICIENT_CREDITS: 97,
    });
    expect(await balanceOf(owner.accountId)).toBe(10);
    expect(await database.task.count({ where: { accountId: owner.accountId } })).toBe(3);
  });

  it('accepts exactly one of 100 simultaneous requests of a Plus account', async () => {
    const owner = await openAccount(database, 'plus', 100_000);
    expect(await acceptAtOnce(100, () => newTask(owner))).toEqual({
      accepted: 1,
      CONCURRENCY_LIMIT_EXCEEDED: 99,
    });
    expect(await balanceOf(owner.accountId)).toBe(100_000 - 40);
  });

  it.each([
    ['plus', 1],
    ['pro', 3],
    ['max', 5],
  ] as const)('the %s plan runs %i at once', async (plan, limit) => {
    const owner = await openAccount(database, plan, 100_000);
    const outcomes = await acceptAtOnce(limit + 2, () => newTask(owner));
    expect(outcomes).toEqual({ accepted: limit, CONCURRENCY_LIMIT_EXCEEDED: 2 });
  });

  it('takes an agreed limit before the plan’s', async () => {
    const owner = await openAccount(database, 'enterprise', 100_000);
    await database.account.update({
      where: { id: owner.accountId },
      data: { concurrencyLimit: 2 },
    });
    expect(await acceptAtOnce(4, () => newTask(owner))).toEqual({
      accepted: 2,
      CONCURRENCY_LIMIT_EXCEEDED: 2,
    });
  });

  it('a missing balance is refused before a reached limit', async () => {
    const owner = await openAccount(database, 'plus', 40);
    await acceptTask(database, newTask(owner));
    await expect(acceptTask(database, newTask(owner))).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
    });
  });

  it('test mode charges nothing and has its own concurrency', async () => {
    const owner = await openAccount(database, 'plus', 40);
    await acceptTask(database, newTask(owner));
    await acceptTask(database, newTask(owner, { livemode: false }));
    expect(await balanceOf(owner.accountId)).toBe(0);
    await expect(acceptTask(database, newTask(owner, { livemode: false }))).rejects.toMatchObject({
      code: 'CONCURRENCY_LIMIT_EXCEEDED',
    });
  });

  it('counts what is unfinished by its index, also with plans from when there was nothing', async () => {
    const { database: fresh, close: closeFresh } = await openTestDatabase();
    try {
      // One after the other, they all use the first connection and its plans.
      const owner = await openAccount(fresh, 'enterprise', 100_000);
      for (let count = 0; count < 20; count++) await acceptTask(fresh, newTask(owner));
      await fresh.$executeRaw`SELECT pg_stat_force_next_flush()`;
      const [scans] = await fresh.$queryRaw<object[]>`
        SELECT t.seq_scan::int AS whole, i.idx_scan::int AS unfinished
        FROM pg_stat_user_tables AS t JOIN pg_stat_user_indexes AS i USING (relid)
        WHERE i.indexrelname = 'tasks_unfinished_idx'`;
      expect(scans).toEqual({ whole: 0, unfinished: 20 });
    } finally {
      await closeFresh();
    }
  });

  it('a refused request leaves nothing behind', async () => {
    const owner = await openAccount(database, 'pro', 10);
    const task = newTask(owner, {
      idempotency: { key: 'k', requestHash: createHash('sha256').digest() },
    });
    await expect(acceptTask(database, task)).rejects.toThrow(ApiError);
    expect(await database.task.count({ where: { accountId: owner.accountId } })).toBe(0);
    expect(await database.idempotencyKey.count({ where: { accountId: owner.accountId } })).toBe(0);
    expect(await balanceOf(owner.accountId)).toBe(10);
  });
});

describe('Idempotency-Key', () => {
  const requestHash = createHash('sha256').update('same').digest();

  it('a retry gets the first answer and nothing new, also when 20 come at once', async () => {
    const owner = await openAccount(database, 'enterprise', 1_000);
    const idempotency = { key: 'retry', requestHash };
    const outcomes = await acceptAtOnce(20, () =>
      newTask(owner, { idempotency, response: { answer: 42 } }),
    );
    expect(outcomes).toEqual({ accepted: 1, replayed: 19 });
    expect(await balanceOf(owner.accountId)).toBe(960);
    expect(
      await acceptTask(database, newTask(owner, { idempotency, response: { answer: 43 } })),
    ).toEqual({
      outcome: 'replayed',
      response: { answer: 42 },
    });
  });

  it('the same key with another body is refused', async () => {
    const owner = await openAccount(database, 'pro', 1_000);
    await acceptTask(database, newTask(owner, { idempotency: { key: 'k', requestHash } }));
    const other = createHash('sha256').update('other').digest();
    await expect(
      acceptTask(database, newTask(owner, { idempotency: { key: 'k', requestHash: other } })),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('keys of two accounts have nothing to do with each other', async () => {
    const idempotency = { key: 'shared', requestHash };
    for (const plan of ['pro', 'max'] as const) {
      const owner = await openAccount(database, plan, 100);
      expect((await acceptTask(database, newTask(owner, { idempotency }))).outcome).toBe(
        'accepted',
      );
    }
  });
});
