import { retentionEnvironment } from '@groundwork/database/lifecycle/old-rows';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { expireFiles } from './expire-files.js';
import { startSchedule } from './fixtures/schedule.js';
import { removeOldRowsOfAll } from './remove-old-rows.js';

const schedule = await startSchedule();
afterAll(() => schedule.close());

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const settingsOf = (environment: Record<string, string>) =>
  z.object(retentionEnvironment).parse(environment);

function figures() {
  const removed: string[] = [];
  const overdue: Record<string, number[]> = {};
  return {
    removed,
    overdue,
    figures: {
      removed: (table: string, rows: number) => void removed.push(`${rows} ${table}`),
      overdue: (table: string, seconds: number) => {
        overdue[table] = [...(overdue[table] ?? []), Math.round(seconds)];
      },
    },
  };
}

/** A film that failed, whose files are gone and whose webhook was delivered. */
async function endedTask(): Promise<string> {
  const { taskId } = await schedule.acceptTask();
  await schedule.fail(taskId, new Date());
  await expireFiles(schedule, new Date(Date.now() + 1_000));
  await schedule.database.webhookDelivery.updateMany({
    where: { taskId },
    data: { status: 'delivered', finishedAt: new Date() },
  });
  return taskId;
}

describe('old rows', () => {
  it('go after the days that the settings say: work can be polled for a year, deliveries be seen for 90 days', async () => {
    const taskId = await endedTask();
    const settings = settingsOf({});
    const count = async () => [
      await schedule.database.task.count({ where: { id: taskId } }),
      await schedule.database.webhookDelivery.count({ where: { taskId } }),
    ];
    const at = (days: number) =>
      removeOldRowsOfAll({ ...schedule, figures: figures().figures }, settings, inDays(days));
    await at(89);
    expect(await count()).toEqual([1, 1]);
    await at(91);
    expect(await count()).toEqual([1, 0]);
    await at(364);
    expect(await count()).toEqual([1, 0]);
    await at(366);
    expect(await count()).toEqual([0, 0]);
  });

  it('stay for good where a setting is 0', async () => {
    const taskId = await endedTask();
    const settings = settingsOf({ KEEP_WORK_DAYS: '0', KEEP_DELIVERIES_DAYS: '0' });
    await removeOldRowsOfAll(
      { ...schedule, figures: figures().figures },
      settings,
      inDays(100_000),
    );
    expect(await schedule.database.webhookDelivery.count({ where: { taskId } })).toBe(1);
  });

  it('are counted, and how late the oldest is', async () => {
    await endedTask();
    const seen = figures();
    const work = { ...schedule, figures: seen.figures };
    const settings = settingsOf({ KEEP_WORK_DAYS: '30' });
    await removeOldRowsOfAll(work, settings, inDays(32));
    expect(seen.removed).toContainEqual(expect.stringMatching(/^\d+ tasks$/));
    const [first, ...after] = seen.overdue.tasks ?? [];
    expect(first).toBeGreaterThan(1.9 * 24 * 3_600);
    expect(after).toEqual([0]);
  });

  it('of one table that cannot be emptied keep none in the others, and are reported', async () => {
    const taskId = await endedTask();
    await schedule.database.idempotencyKey.create({
      data: {
        ...{ accountId: (await schedule.database.account.findFirstOrThrow()).id, key: 'old' },
        ...{ operation: 'x', requestHash: Buffer.alloc(1), response: {} },
      },
    });
    await schedule.database.$executeRaw`CREATE TRIGGER stay BEFORE DELETE ON idempotency_keys
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`;
    const seen = figures();
    await expect(
      removeOldRowsOfAll({ ...schedule, figures: seen.figures }, settingsOf({}), inDays(400)),
    ).rejects.toThrow(/old rows of some tables stay/);
    await schedule.database.$executeRaw`DROP TRIGGER stay ON idempotency_keys`;
    expect(seen.overdue.idempotency_keys?.[0]).toBeGreaterThan(390 * 24 * 3_600);
    expect(await schedule.database.task.count({ where: { id: taskId } })).toBe(0);
  });

  it('are removed by two schedulers at once without harm', async () => {
    const ids = [await endedTask(), await endedTask()];
    const run = () =>
      removeOldRowsOfAll({ ...schedule, figures: figures().figures }, settingsOf({}), inDays(400));
    await Promise.all([run(), run()]);
    expect(await schedule.database.task.count({ where: { id: { in: ids } } })).toBe(0);
  });

  it.each([
    ['KEEP_WORK_DAYS', '29'],
    ['KEEP_ANSWERS_DAYS', '1'],
    ['KEEP_ANSWERS_DAYS', '0'],
    ['KEEP_LEDGER_DAYS', '90'],
    ['KEEP_DELIVERIES_DAYS', '-1'],
  ])('%s of %s is refused: it would break a promise', (name, value) => {
    expect(() => settingsOf({ [name]: value })).toThrow(name);
  });
});
