import { afterAll, describe, expect, it } from '@jest/globals';
import { idempotentTransaction } from '../acceptance/acceptance.js';
import { usageOf } from '../accounts/account-usage.js';
import { LedgerTotals } from '../accounts/ledger.js';
import { replayDelivery } from '../deliveries/delivery-log.js';
import {
  completeJob,
  newEdit,
  newTask,
  openAccount,
  openShowcase,
  openTestDatabase,
} from '../fixtures/rows.js';
import { acceptShowcaseJob } from '../showcase/accept-showcase-job.js';
import { acceptTask } from '../tasks/accept-task.js';
import { markExpired } from './expiry.js';
import { failWork } from './fail.js';
import type { RetainedTable } from './old-rows.js';
import { listOldRows, removeOldRows } from './old-rows.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const listed = async (table: RetainedTable, before: Date) =>
  (await listOldRows(database, table, before, 100)).map(({ id }) => id);

async function remove(table: RetainedTable, before: Date): Promise<number> {
  const rows = await listOldRows(database, table, before, 100);
  await removeOldRows(database, table, rows, before);
  return rows.length;
}

/** A film that failed so long ago, with a segment, a webhook that was tried, a call of an engine, and its files deleted. */
async function oldTask(days: number) {
  const owner = await openAccount(database, 'max', 100);
  const task = newTask(owner);
  await acceptTask(database, task);
  const failedAt = daysAgo(days);
  await failWork(database, 'task', task.id, {
    ...{ code: 'RENDER_FAILED', message: 'No.', failedAt, expiresAt: failedAt },
    webhookEvent: { event: 'task.failed', schedule: 'task', body: '{}' },
  });
  await markExpired(database, { kind: 'task', id: task.id }, failedAt);
  await database.taskSegment.create({ data: { taskId: task.id, index: 0, frames: 1 } });
  const { id: deliveryId } = await database.webhookDelivery.findFirstOrThrow({
    where: { taskId: task.id },
  });
  await database.webhookAttempt.create({ data: { deliveryId, number: 1, startedAt: failedAt } });
  await database.webhookDelivery.update({
    where: { id: deliveryId },
    data: { status: 'delivered', finishedAt: failedAt },
  });
  await database.engineCall.create({
    data: {
      ...{ taskId: task.id, capability: 'text', driver: 'x', model: 'm', purpose: 'script' },
      ...{ outcome: 'done', attempts: 1, seconds: 1, usage: {}, createdAt: failedAt },
    },
  });
  return { ...owner, taskId: task.id, deliveryId };
}

describe('work that has been kept long enough', () => {
  it('goes with its segments, deliveries, attempts and engine calls; its money stays', async () => {
    const { taskId, deliveryId, accountId } = await oldTask(40);
    expect(await listed('tasks', daysAgo(41))).not.toContain(taskId);
    await remove('tasks', daysAgo(39));
    expect(await database.task.count({ where: { id: taskId } })).toBe(0);
    expect(await database.taskSegment.count({ where: { taskId } })).toBe(0);
    expect(await database.webhookDelivery.count({ where: { id: deliveryId } })).toBe(0);
    expect(await database.webhookAttempt.count({ where: { deliveryId } })).toBe(0);
    expect(await database.engineCall.count({ where: { taskId } })).toBe(0);
    expect(await database.ledgerEntry.count({ where: { taskId } })).toBe(2);
    expect(await usageOf(database, accountId, true)).toMatchObject({ charged: 40, refunded: 40 });
  });

  it('stays while it is open, while it has files, and while its webhook is sent again', async () => {
    const owner = await openAccount(database, 'max', 100);
    const open = newTask(owner, { createdAt: daysAgo(400) });
    await acceptTask(database, open);
    const withFiles = await oldTask(40);
    await database.task.update({ where: { id: withFiles.taskId }, data: { expiredAt: null } });
    const replayed = await oldTask(40);
    await database.$transaction((tx) =>
      replayDelivery(tx, replayed.accountId, replayed.deliveryId),
    );
    expect(await listed('tasks', daysAgo(1))).toEqual([]);
  });

  it('of showcases waits for the edits that were made from it', async () => {
    const owner = await openAccount(database, 'max', 100);
    const source = await openShowcase(database, owner);
    const edit = newEdit(owner, source);
    await acceptShowcaseJob(database, edit);
    await completeJob(database, edit.id);
    const soon = new Date(Date.now() + DAY_MS);
    expect(await listed('showcase_jobs', soon)).toEqual([]);
    for (const id of [source, edit.id]) {
      await markExpired(database, { kind: 'showcase', id }, new Date());
    }
    await database.webhookDelivery.updateMany({
      where: { showcaseJobId: { in: [source, edit.id] } },
      data: { status: 'delivered' },
    });
    expect(await listed('showcase_jobs', soon)).toEqual([edit.id]);
    await remove('showcase_jobs', soon);
    expect(await listed('showcase_jobs', soon)).toEqual([source]);
    await remove('showcase_jobs', soon);
    expect(await database.showcaseJob.count({ where: { id: source } })).toBe(0);
  });
});

describe('deliveries that have been kept long enough', () => {
  it('go with their attempts; a replay goes on naming the one it repeats', async () => {
    const { accountId, deliveryId, taskId } = await oldTask(40);
    const { delivery } = await database.$transaction((tx) =>
      replayDelivery(tx, accountId, deliveryId),
    );
    await remove('webhook_deliveries', daysAgo(39));
    const left = await database.webhookDelivery.findMany({ where: { taskId } });
    expect(left).toMatchObject([{ id: delivery.delivery_id, replayOf: deliveryId }]);
    expect(await database.webhookAttempt.count({ where: { deliveryId } })).toBe(0);
    expect(await database.task.count({ where: { id: taskId } })).toBe(1);
  });
});

describe('engine calls that have been kept long enough', () => {
  it('go by themselves', async () => {
    const { taskId } = await oldTask(40);
    await remove('engine_calls', daysAgo(39));
    expect(await database.engineCall.count({ where: { taskId } })).toBe(0);
  });
});

describe('answers to idempotency keys', () => {
  it('are repeated for as long as they are kept, and the key is free after that', async () => {
    const { accountId } = await openAccount(database, 'pro', 0);
    const idempotency = { key: 'live b', requestHash: Buffer.from('1') };
    const once = { accountId, operation: 'anything', idempotency };
    const decide = async () =>
      (await idempotentTransaction(database, once, async () => ({ value: null, response: {} })))
        .outcome;
    expect(await decide()).toBe('accepted');
    await remove('idempotency_keys', daysAgo(1));
    expect(await decide()).toBe('replayed');
    await remove('idempotency_keys', new Date(Date.now() + DAY_MS));
    expect(await decide()).toBe('accepted');
  });
});

describe('ledger entries that have been kept long enough', () => {
  it('are summed to the credit, and balance, use and totals stay', async () => {
    const { accountId } = await openAccount(database, 'max', 100);
    const entry = (amount: number, reason: 'charge' | 'refund', taskId: string, days: number) =>
      database.ledgerEntry.create({
        data: { accountId, amount, reason, taskId, createdAt: daysAgo(days) },
      });
    await entry(-40, 'charge', 'task_old_1', 400);
    await entry(40, 'refund', 'task_old_1', 399);
    await entry(-15, 'charge', 'task_old_2', 398);
    await entry(-5, 'charge', 'task_young', 100);
    const usage = await usageOf(database, accountId, true);
    const counted = new LedgerTotals(database);
    const totals = await counted.read();
    expect(await remove('ledger_entries', daysAgo(300))).toBe(3);
    expect(await database.ledgerSum.findMany({ where: { accountId } })).toEqual([
      { accountId, reason: 'charge', entries: 2n, amount: -55n },
      { accountId, reason: 'refund', entries: 1n, amount: 40n },
    ]);
    await remove('ledger_entries', daysAgo(95));
    expect(await usageOf(database, accountId, true)).toEqual(usage);
    expect(usage).toMatchObject({ granted: 100, charged: 60, refunded: 40 });
    const { credits } = await database.account.findUniqueOrThrow({ where: { id: accountId } });
    expect(credits).toBe(80);
    const byReason = (list: typeof totals) =>
      list.toSorted((a, b) => a.reason.localeCompare(b.reason));
    expect(byReason(await counted.read())).toEqual(byReason(totals));
    expect(byReason(await new LedgerTotals(database).read())).toEqual(byReason(totals));
    expect(byReason(await new LedgerTotals(database, 2).read())).toEqual(byReason(totals));
  });

  it('stay while their work is open, whatever their age', async () => {
    const owner = await openAccount(database, 'max', 100);
    const open = newTask(owner);
    await acceptTask(database, open);
    const before = new Date(Date.now() + DAY_MS);
    const { id } = await database.ledgerEntry.findFirstOrThrow({ where: { taskId: open.id } });
    expect(await listed('ledger_entries', before)).not.toContain(String(id));
  });

  it('are not removed before 90 days by anybody', async () => {
    const { accountId } = await openAccount(database, 'max', 100);
    await expect(remove('ledger_entries', new Date(Date.now() + DAY_MS))).rejects.toThrow(
      /append-only for 90 days/,
    );
    expect(await database.ledgerEntry.count({ where: { accountId } })).toBe(1);
  });
});
