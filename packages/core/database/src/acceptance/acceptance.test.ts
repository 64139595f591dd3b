import { afterAll, describe, expect, it } from '@jest/globals';
import {
  newGeneration,
  newReading,
  newTask,
  openAccount,
  openTestDatabase,
} from '../fixtures/rows.js';
import { acceptLandReading } from '../readings/land-readings.js';
import { acceptShowcaseJob } from '../showcase/accept-showcase-job.js';
import { acceptTask } from '../tasks/accept-task.js';
import { idempotentTransaction } from './acceptance.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

describe('a request with an idempotency key', () => {
  it('is decided once; one that is refused leaves nothing behind', async () => {
    const { accountId } = await openAccount(database, 'pro', 0);
    const idempotency = { key: 'live a', requestHash: Buffer.from('1') };
    const once = { accountId, operation: 'anything', idempotency };
    await expect(
      idempotentTransaction(database, once, async () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    let decided = 0;
    const decide = () =>
      idempotentTransaction(database, once, async () => {
        decided += 1;
        return { value: 'done', response: { answer: decided } };
      });
    expect(await decide()).toEqual({ outcome: 'accepted', value: 'done' });
    expect(await decide()).toEqual({ outcome: 'replayed', response: { answer: 1 } });
    const other = { ...once, idempotency: { ...idempotency, requestHash: Buffer.from('2') } };
    await expect(
      idempotentTransaction(database, other, async () => ({ value: null, response: {} })),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(decided).toBe(1);
  });
});

describe('work of a version that is being replaced', () => {
  it('is accepted while the next one has added columns, which have their defaults', async () => {
    const tables = ['tasks', 'showcase_jobs', 'land_readings'];
    for (const table of tables) {
      await database.$executeRawUnsafe(
        `ALTER TABLE "${table}" ADD COLUMN "added" text NOT NULL DEFAULT 'by the next version'`,
      );
    }
    const owner = await openAccount(database, 'pro', 100);
    const works = [newTask(owner), newGeneration(owner), newReading(owner)] as const;
    const [task, showcase, reading] = works;
    const accepted = [
      await acceptTask(database, task),
      await acceptShowcaseJob(database, showcase),
      await acceptLandReading(database, reading),
    ];
    expect(accepted.map(({ outcome }) => outcome)).toEqual(works.map(() => 'accepted'));
    for (const [at, table] of tables.entries()) {
      const rows = await database.$queryRawUnsafe(
        `SELECT "added" FROM "${table}" WHERE "id" = $1`,
        works[at]?.id,
      );
      expect(rows).toEqual([{ added: 'by the next version' }]);
    }
  });
});
