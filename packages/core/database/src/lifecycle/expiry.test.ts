import { afterAll, describe, expect, it } from '@jest/globals';
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
import { listExpired, listFileOwners, markExpired } from './expiry.js';
import { failWork } from './fail.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

const soon = () => new Date(Date.now() + 10_000);

describe('files that end', () => {
  it('are a finished task’s and a finished showcase’s, once', async () => {
    const owner = await openAccount(database, 'max', 100);
    const task = newTask(owner);
    await acceptTask(database, task);
    const showcaseId = await openShowcase(database, owner);
    expect(await listExpired(database, soon(), 10)).toEqual([{ kind: 'showcase', id: showcaseId }]);
    const failedAt = new Date();
    await failWork(database, 'task', task.id, {
      code: 'RENDER_FAILED',
      message: 'No.',
      failedAt,
      expiresAt: failedAt,
      webhookEvent: null,
    });
    const over = await listExpired(database, soon(), 10);
    expect(over).toEqual([
      { kind: 'task', id: task.id },
      { kind: 'showcase', id: showcaseId },
    ]);
    const owners = [task.id, showcaseId, 'job_none'];
    expect(await listFileOwners(database, owners)).toEqual([task.id, showcaseId]);
    const now = new Date();
    for (const owner of over) await markExpired(database, owner, now);
    expect(await listExpired(database, soon(), 10)).toEqual([]);
    expect(await database.asset.count({ where: { showcaseJobId: showcaseId } })).toBe(0);
    expect(
      await database.showcaseJob.findUniqueOrThrow({ where: { id: showcaseId } }),
    ).toMatchObject({ status: 'succeeded', expiredAt: now });
    expect(await listFileOwners(database, owners)).toEqual([]);
  });

  it('of a showcase wait for an edit that is being made from it', async () => {
    const owner = await openAccount(database, 'max', 100);
    const showcaseId = await openShowcase(database, owner);
    const edit = newEdit(owner, showcaseId);
    await acceptShowcaseJob(database, edit);
    const ids = async () => (await listExpired(database, soon(), 10)).map(({ id }) => id);
    expect(await ids()).not.toContain(showcaseId);
    await completeJob(database, edit.id);
    expect(await ids()).toEqual(expect.arrayContaining([showcaseId, edit.id]));
  });
});
