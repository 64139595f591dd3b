import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '../connection/client.js';
import {
  completeJob,
  leaseOf,
  newGeneration,
  newTask,
  openAccount,
  openTestDatabase,
} from '../fixtures/rows.js';
import type { Prisma } from '../generated/client.js';
import { acceptShowcaseJob, showcaseTarget } from '../showcase/accept-showcase-job.js';
import { acceptTask } from '../tasks/accept-task.js';
import { taskTarget } from '../tasks/prepare-task.js';
import { claim, heartbeat, release } from './lease.js';
import {
  confirmJob,
  enqueuePendingJobs,
  jobIdOf,
  listStaleJobs,
  markPending,
  showcaseJob,
  type Tenant,
  taskJob,
} from './outbox.js';

let database: Database;
const closers: (() => Promise<void>)[] = [];
let taskId: string;
let owner: Awaited<ReturnType<typeof openAccount>>;
let tenant: Tenant;

beforeEach(async () => {
  const opened = await openTestDatabase();
  ({ database } = opened);
  closers.push(opened.close);
  owner = await openAccount(database, 'max', 1_000);
  const task = newTask(owner);
  taskId = task.id;
  tenant = { accountId: owner.accountId, plan: 'max' };
  await acceptTask(database, task);
});
afterAll(async () => {
  for (const close of closers) await close();
});

const first = () => ({
  ...taskJob('land', taskId, 'prepare'),
  id: `${taskId}_prepare`,
  jobId: `${taskId}_prepare_1`,
  tenant,
});

describe('jobs in the outbox', () => {
  it('an accepted task is marked as enqueued', async () => {
    expect(await enqueuePendingJobs(database, 10)).toEqual([]);
  });

  it('one that was marked pending is taken again, once, under a fresh job id', async () => {
    await markPending(database, first());
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => enqueuePendingJobs(database, 10)),
    );
    expect(taken.flat()).toEqual([{ ...first(), jobId: `${taskId}_prepare_2` }]);
  });

  it('are taken by turns: the oldest of each account before the second of any', async () => {
    const other = newTask(await openAccount(database, 'pro', 1_000));
    const more = [newTask(owner), newTask(owner)];
    for (const task of [...more, other]) await acceptTask(database, task);
    for (const id of [taskId, ...more.map((task) => task.id), other.id]) {
      await markPending(database, { id: `${id}_prepare`, jobId: `${id}_prepare_1` });
    }
    const taken = async () =>
      (await enqueuePendingJobs(database, 2)).map(({ payload }) => payload.task_id);
    expect(new Set(await taken())).toEqual(new Set([taskId, other.id]));
    expect(new Set(await taken())).toEqual(new Set(more.map(({ id }) => id)));
  });

  it('one that is due and dated to the future is looked at, not one that is for later', async () => {
    const enqueuedAt = new Date(Date.now() + 60_000);
    const date = (data: object) => database.job.update({ where: { id: first().id }, data });
    await date({ enqueuedAt });
    expect(await listStaleJobs(database, 30, 10)).toHaveLength(1);
    await date({ enqueuedAt, availableAt: enqueuedAt });
    expect(await listStaleJobs(database, 30, 10)).toEqual([]);
  });

  it('a late mark of an older job changes nothing', async () => {
    await markPending(database, { ...first(), jobId: `${taskId}_prepare_0` });
    expect(await enqueuePendingJobs(database, 10)).toEqual([]);
  });

  it('work that was given back waits until it is due', async () => {
    const target = taskTarget(taskId, 'prepare');
    const lease = await claim(database, target, 30);
    if (!lease) throw new Error('not claimed');
    await release(database, target, lease, { afterSeconds: 60, counts: true });
    expect(await enqueuePendingJobs(database, 10)).toEqual([]);
    const where = { id: first().id };
    await database.job.update({ where, data: { availableAt: new Date(0) } });
    expect(await enqueuePendingJobs(database, 10)).toHaveLength(1);
  });

  it('are stale: enqueued a while ago and nobody holds it, or its holder is not heard of', async () => {
    expect(await listStaleJobs(database, 60, 10)).toEqual([]);
    expect(await listStaleJobs(database, 0, 10)).toEqual([{ ...first(), leaseExpired: false }]);
    const target = taskTarget(taskId, 'prepare');
    const lease = await claim(database, target, 30);
    if (!lease) throw new Error('not claimed');
    expect(await listStaleJobs(database, 0, 10)).toEqual([]);
    // A second ago, since an end is rounded to milliseconds, maybe up.
    await heartbeat(database, target, lease, -1);
    expect(await listStaleJobs(database, 60, 10)).toEqual([{ ...first(), leaseExpired: true }]);
  });
});

describe('after the clock of Postgres was set back by an hour', () => {
  const HOUR_MS = 3_600_000;
  const inAnHour = () => new Date(Date.now() + HOUR_MS);
  const accept = async () => {
    const job = newGeneration(await openAccount(database, 'max', 10));
    await acceptShowcaseJob(database, job);
    const id = `${job.id}_render`;
    const write = (data: Prisma.JobUpdateInput) => database.job.update({ where: { id }, data });
    const isStale = async () =>
      (await listStaleJobs(database, 30, 1_000)).some((stale) => stale.id === id);
    const target = { jobId: id, isCancelled: null };
    return { id, write, isStale, target };
  };

  it('what a killed worker had is looked for at once, and can be claimed', async () => {
    const { write, isStale, target } = await accept();
    await claim(database, target, 20);
    expect([await isStale(), await claim(database, target, 20)]).toEqual([false, null]);
    await write({ leaseUntil: inAnHour(), enqueuedAt: inAnHour() });
    expect(await isStale()).toBe(true);
    expect(await claim(database, target, 20)).toMatchObject({ attempt: 2 });
    expect(await isStale()).toBe(false);
  });

  it('what was to be tried again is enqueued at once', async () => {
    const { id, write } = await accept();
    await write({ enqueuedId: null, enqueuedAt: null, availableAt: inAnHour() });
    const taken = await enqueuePendingJobs(database, 1_000);
    expect(taken.map((job) => job.id)).toContain(id);
  });

  it('what was enqueued and is on no queue is looked for at once', async () => {
    const { write, isStale } = await accept();
    expect(await isStale()).toBe(false);
    await write({ enqueuedAt: inAnHour(), availableAt: inAnHour() });
    expect(await isStale()).toBe(true);
  });

  it('a webhook waits as long as its schedule says', async () => {
    const { id, write, isStale } = await accept();
    await write({ queue: 'webhook-deliver', availableAt: inAnHour(), enqueuedAt: inAnHour() });
    expect(await isStale()).toBe(false);
    await write({ enqueuedId: null, enqueuedAt: null });
    const taken = await enqueuePendingJobs(database, 1_000);
    expect(taken.map((job) => job.id)).not.toContain(id);
    await database.job.delete({ where: { id } });
  });
});

describe('jobs of showcases in the outbox', () => {
  const showcase = (showcaseJobId: string, enqueues: number) => ({
    ...showcaseJob(showcaseJobId),
    id: jobIdOf(showcaseJob(showcaseJobId)),
    jobId: `${showcaseJobId}_render_${enqueues}`,
  });
  const accept = async () => {
    const job = newGeneration(await openAccount(database, 'max', 10));
    await acceptShowcaseJob(database, job);
    return { id: job.id, tenant: { accountId: job.accountId, plan: 'max' } as const };
  };

  it('are written with the job, taken again once when marked pending, under a fresh job id', async () => {
    const { id, tenant } = await accept();
    expect(await enqueuePendingJobs(database, 10)).toEqual([]);
    await markPending(database, showcase(id, 1));
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => enqueuePendingJobs(database, 10)),
    );
    expect(taken.flat()).toEqual([{ ...showcase(id, 2), tenant }]);
  });

  it('are stale when nobody has begun, or who began is not heard of; not when the job has ended', async () => {
    const { id, tenant } = await accept();
    const stale = async (seconds: number) =>
      (await listStaleJobs(database, seconds, 10)).filter(
        ({ queue }) => queue === 'showcase-render',
      );
    expect(await stale(60)).toEqual([]);
    expect(await stale(0)).toEqual([{ ...showcase(id, 1), tenant, leaseExpired: false }]);
    const lease = await leaseOf(database, showcaseTarget(id));
    expect(await stale(0)).toEqual([]);
    await heartbeat(database, showcaseTarget(id), lease, -1);
    expect(await stale(60)).toEqual([{ ...showcase(id, 1), tenant, leaseExpired: true }]);
    await completeJob(database, id, lease);
    expect(await stale(0)).toEqual([]);
  });

  it('that were seen waiting are looked at again later', async () => {
    const { id } = await accept();
    const where = { id: `${id}_render` };
    await database.job.update({ where, data: { enqueuedAt: new Date(0) } });
    expect(await listStaleJobs(database, 60, 10)).toHaveLength(1);
    await confirmJob(database, showcase(id, 1));
    expect(await listStaleJobs(database, 60, 10)).toEqual([]);
  });

  it('are taken again when the work was given back', async () => {
    const { id, tenant } = await accept();
    const lease = await leaseOf(database, showcaseTarget(id));
    await release(database, showcaseTarget(id), lease, { afterSeconds: 0, counts: false });
    expect(await enqueuePendingJobs(database, 10)).toEqual([{ ...showcase(id, 2), tenant }]);
  });
});

describe('leases', () => {
  it('one of many claims wins, and attempts count up', async () => {
    const target = taskTarget(taskId, 'prepare');
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(database, target, 30)));
    const won = claims.filter((lease) => lease !== null);
    expect(won).toHaveLength(1);
    expect(won[0]?.attempt).toBe(1);
  });

  it('an expired lease can be claimed; the old holder’s heartbeat fails', async () => {
    const target = taskTarget(taskId, 'prepare');
    const old = await claim(database, target, -1);
    const fresh = await claim(database, target, 30);
    if (!old || !fresh) throw new Error('not claimed');
    expect(fresh.attempt).toBe(2);
    expect(await heartbeat(database, target, old, 30)).toBe('lost');
    expect(await heartbeat(database, target, fresh, 30)).toBe('held');
  });

  it('work that was handed back at a shutdown does not count as an attempt', async () => {
    const target = taskTarget(taskId, 'prepare');
    const lease = await claim(database, target, 30);
    if (!lease) throw new Error('not claimed');
    await release(database, target, lease, { afterSeconds: 0, counts: false });
    expect((await claim(database, target, 30))?.attempt).toBe(1);
  });
});
