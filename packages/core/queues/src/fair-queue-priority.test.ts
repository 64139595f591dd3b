import type { Plan } from '@groundwork/contract';
import type { Tenant } from '@groundwork/database';
import { createLogger } from '@groundwork/runtime';
import { createTestRedis, type SharedTestRedis } from '@groundwork/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { advanceClock, nextPriority } from './fair-queue-priority.js';
import { eventually } from './fixtures/eventually.js';
import { JobQueues } from './producer.js';
import { startWorker } from './worker/start-worker.js';

const log = createLogger('test', 'silent');
const kind = 'showcase-render';

let server: SharedTestRedis;
let queues: JobQueues;
let redis: Redis;
beforeEach(async () => {
  server = await createTestRedis();
  queues = new JobQueues(server.url, log);
  redis = new Redis(server.url, { maxRetriesPerRequest: null });
  await eventually(() => queues.isReachable());
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
    const payload = { job_id: `${tenant.accountId}-${number}` };
    await queues.enqueue({ kind, payload }, payload.job_id, undefined, tenant);
  }
}

const queue = () => new Queue(kind, { connection: redis });

/** Jobs in the order in which workers get them. */
const order = () => redis.zrange(`bull:${kind}:prioritized`, 0, -1);
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
    const jobs = queue();
    for (let newcomer = 0; newcomer < 60; newcomer++) {
      await enqueue(account(`big${newcomer}`, 'enterprise'), 1);
      const next = await jobs.getJob((await order())[0] ?? '');
      await advanceClock(redis, kind, next?.priority ?? 0);
      await next?.remove();
      if ((await order()).every((job) => !job.startsWith('plus'))) return;
    }
    throw new Error(`still waiting: ${await order()}`);
  });

  it('are grouped by account where that is known, and are taken without', async () => {
    await enqueue(account('many'), 10);
    await queues.enqueue({ kind, payload: { job_id: 'x' } }, 'x', undefined, null);
    expect((await order()).indexOf('x')).toBe(1);
  });

  it('keep their place although jobs with lower priorities are still on their way', async () => {
    const early = await nextPriority(redis, kind, account('many'));
    await enqueue(account('many'), 9, 2);
    await enqueue(account('one'), 1);
    expect((await queue().getJob('one-1'))?.priority).toBe(early);
  });

  it('that come all at once from several gateways still have priorities of their own', async () => {
    const second = new JobQueues(server.url, log);
    await eventually(() => second.isReachable());
    try {
      await Promise.all(
        [queues, second].flatMap((gateway, place) =>
          Array.from({ length: 50 }, (_, index) => {
            const job_id = `many-${place}${index}`;
            return gateway.enqueue(
              { kind, payload: { job_id } },
              job_id,
              undefined,
              account('many'),
            );
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
  const LAST = 100;

  it('all that wait move together: their order stays, delayed ones too, and new ones go on behind', async () => {
    const jobs = queue();
    const add = async (tenant: Tenant, jobId: string, delay = 0) => {
      const priority = await nextPriority(redis, kind, tenant, LAST);
      await jobs.add(kind, { job_id: jobId }, { jobId, priority, delay });
      return priority;
    };
    await add(account('later'), 'later-1', 3_600_000);
    const names: string[] = [];
    // Taken from the front while more comes at the end, far past the last priority.
    for (let number = 1; number <= 60; number++) {
      const name = `a-${number}`;
      expect(await add(account('a'), name)).toBeLessThanOrEqual(LAST);
      names.push(name);
      if (names.length > 8) {
        const first = await jobs.getJob(names.shift() ?? '');
        await advanceClock(redis, kind, first?.priority ?? 0);
        await first?.remove();
      }
      expect(await order()).toEqual(names);
    }
    await add(account('b'), 'b-1');
    expect((await order()).indexOf('b-1')).toBeLessThanOrEqual(1);
    const priorities = (await jobs.getJobs(['prioritized'])).map(({ priority }) => priority);
    expect(Math.max(...priorities)).toBeLessThanOrEqual(LAST);
    expect((await jobs.getJob('later-1'))?.priority).toBe(1);
    expect(await redis.hexists(`turns:${kind}`, 'of:later')).toBe(0);
  });

  it('because one account has more waiting than there are priorities, its last ones share the last', async () => {
    const priorities: number[] = [];
    for (let count = 0; count < 30; count++) {
      priorities.push(await nextPriority(redis, kind, account('a'), LAST));
    }
    expect(priorities.slice(0, 3)).toEqual([1, 7, 13]);
    expect(new Set(priorities.slice(-5))).toEqual(new Set([LAST]));
  });
});
