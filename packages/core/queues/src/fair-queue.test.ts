import type { Plan } from '@groundwork/contract/plans';
import type { Tenant } from '@groundwork/database/jobs/outbox';
import { createLogger } from '@groundwork/runtime';
import { createTestRedis, type SharedTestRedis } from '@groundwork/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { JobQueues } from './enqueue.js';
import { advanceClock, movePrioritiesDown } from './fair-clock.js';
import { nextPriority } from './fair-queue.js';
import { eventually } from './fixtures/eventually.js';
import { startWorker } from './worker/start-worker.js';

const log = createLogger('test', 'silent');
const kind = 'showcase-render';

let server: SharedTestRedis;
let queues: JobQueues;
let redis: Redis;
let jobs: Queue;
beforeEach(async () => {
  server = await createTestRedis();
  queues = new JobQueues(server.url, log);
  redis = new Redis(server.url, { maxRetriesPerRequest: null });
  jobs = new Queue(kind, { connection: redis });
  await eventually(() => queues.takesJobs());
});
afterEach(async () => {
  redis.disconnect();
  await queues.close();
  await server.close();
});

const account = (accountId: string, plan: Plan = 'pro'): Tenant => ({ accountId, plan });

/** Enqueues so many jobs of an account, named by it and numbered. */
async function enqueue(tenant: Tenant, count: number, from = 1): Promise<void> {
  for (let number = from; number < from + count; number++) {
    const payload = { showcase_job_id: `${tenant.accountId}-${number}` };
    await queues.add({ queue: kind, payload, jobId: payload.showcase_job_id, tenant: tenant });
  }
}

/** Jobs in the order in which workers get them. */
const order = async () => (await jobs.getPrioritized()).map(({ id = '' }) => id);
const owners = async (first: number) =>
  (await order()).slice(0, first).map((job) => job.replace(/-\d+$/u, ''));

describe('jobs of several accounts on one queue', () => {
  it('alternate between accounts: an account with one waits for one of an account with a hundred', async () => {
    await enqueue(account('many'), 100);
    await enqueue(account('one'), 1);
    expect((await order()).indexOf('one-1')).toBe(1);
  });

  it('keep the order of each account', async () => {
    await enqueue(account('a'), 20);
    await enqueue(account('b'), 20);
    const all = await order();
    for (const owner of ['a', 'b']) {
      const numbers = all.filter((job) => job.startsWith(owner)).map((job) => job.slice(2));
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
    }
  });

  it('of different plans start by their shares, and every plan gets some', async () => {
    const plans = ['plus', 'pro', 'max', 'enterprise'] as const;
    for (const plan of plans) await enqueue(account(plan, plan), 60);
    const first = await owners(100);
    const shares = plans.map((plan) => first.filter((owner) => owner === plan).length);
    expect(shares).toEqual([10, 20, 30, 40]);
  });

  it('are not passed for ever, though each that is taken is followed by a new account’s first, of a larger share', async () => {
    await enqueue(account('plus', 'plus'), 3);
    for (let newcomer = 0; newcomer < 60; newcomer++) {
      await enqueue(account(`big${newcomer}`, 'enterprise'), 1);
      const next = await jobs.getJob((await order())[0] ?? '');
      const waiting = (await order()).length;
      await advanceClock(redis, kind, { priority: next?.priority ?? 0, count: 1 }, waiting);
      await next?.remove();
      if ((await order()).every((job) => !job.startsWith('plus'))) return;
    }
    throw new Error(`still waiting: ${await order()}`);
  });

  it('are grouped by account where that is known, and are taken without', async () => {
    await enqueue(account('many'), 10);
    await queues.add({ queue: kind, payload: { showcase_job_id: 'x' }, jobId: 'x' });
    expect((await order()).indexOf('x')).toBe(1);
  });

  it('keep their place although jobs with lower priorities are still on their way', async () => {
    const early = await nextPriority(redis, kind, account('many'));
    await enqueue(account('many'), 9, 2);
    await enqueue(account('one'), 1);
    expect((await jobs.getJob('one-1'))?.priority).toBe(early);
  });

  it('that come all at once from several gateways still have priorities of their own', async () => {
    const second = new JobQueues(server.url, log);
    await eventually(() => second.takesJobs());
    try {
      await Promise.all(
        [queues, second].flatMap((gateway, place) =>
          Array.from({ length: 50 }, (_, index) => {
            const showcase_job_id = `many-${place}${index}`;
            const payload = { showcase_job_id };
            return gateway.add({
              queue: kind,
              payload,
              jobId: showcase_job_id,
              tenant: account('many'),
            });
          }),
        ),
      );
      await enqueue(account('one'), 1);
      expect((await order()).indexOf('one-1')).toBeLessThanOrEqual(1);
    } finally {
      await second.close();
    }
  });
});

describe('an account that had many jobs done', () => {
  it('keeps no priorities of accounts once they are done', async () => {
    await enqueue(account('early'), 30);
    let done = 0;
    const worker = await startWorker({
      kind,
      redisUrl: server.url,
      concurrency: 1,
      log,
      handle: async () => {
        done += 1;
      },
    });
    await eventually(() => done === 30);
    await worker.close(0);
    await enqueue(account('late'), 20);
    await enqueue(account('early'), 1, 31);
    expect((await order()).indexOf('early-31')).toBeLessThanOrEqual(2);
  });
});

describe('when the priorities are used up', () => {
  const LAST = 1_000;

  it('all that wait move down: their order stays, delayed ones and late ones too, and new ones go on behind', async () => {
    const add = async (tenant: Tenant, jobId: string, delay = 0) => {
      const priority = await nextPriority(redis, kind, tenant, LAST);
      await jobs.add(kind, { showcase_job_id: jobId }, { jobId, priority, delay });
      return priority;
    };
    const names: string[] = [];
    const clocks: number[] = [];
    // Taken from the front while more comes at the end, far past the last priority.
    for (let number = 1; number <= 300; number++) {
      const name = `a-${number}`;
      expect(await add(account('a'), name)).toBeLessThan(LAST);
      names.push(name);
      if (names.length > 8) {
        const first = await jobs.getJob(names.shift() ?? '');
        await advanceClock(redis, kind, { priority: first?.priority ?? 0, count: 1 }, 8);
        await first?.remove();
      }
      if (number === 100) await add(account('later'), 'later-1', 3_600_000);
      await movePrioritiesDown(redis, kind, jobs, log, LAST);
      expect(await order()).toEqual(names);
      clocks.push(Number(await redis.hget(`fair:${kind}`, 'clock')));
    }
    const falls = clocks.filter((clock, index) => clock < (clocks[index - 1] ?? 0));
    expect(falls).toHaveLength(2);
    await add(account('b'), 'b-1');
    expect((await order()).indexOf('b-1')).toBeLessThanOrEqual(1);
    expect((await jobs.getJob('later-1'))?.priority).toBe(1);
    expect(await redis.hexists(`fair:${kind}`, 'of:later')).toBe(0);
  });

  it('a job is moved that had its priority and was not on the queue yet, once', async () => {
    await redis.hset(`fair:${kind}`, 'clock', '801');
    await movePrioritiesDown(redis, kind, jobs, log, LAST);
    await jobs.add(kind, {}, { jobId: 'late', priority: 807 });
    const priorityOf = async () => (await jobs.getJob('late'))?.priority;
    for (let look = 0; look < 3; look++) {
      await movePrioritiesDown(redis, kind, jobs, log, LAST);
      expect(await priorityOf()).toBe(7);
    }
  });

  it('because one account has more waiting than there are priorities, its last ones share the last', async () => {
    const priorities: number[] = [];
    for (let count = 0; count < 30; count++) {
      priorities.push(await nextPriority(redis, kind, account('a'), 100));
    }
    expect(priorities.slice(0, 3)).toEqual([1, 7, 13]);
    expect(new Set(priorities.slice(-5))).toEqual(new Set([100]));
  });
});
