import { jobCatalogue, jobKinds } from '@groundwork/database/jobs/catalogue';
import { createLogger } from '@groundwork/runtime';
import { createTestRedis } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Queue, UnrecoverableError } from 'bullmq';
import { Redis } from 'ioredis';
import { JobQueues } from './enqueue.js';
import { eventually } from './fixtures/eventually.js';
import { startWorker } from './worker/start-worker.js';

const log = createLogger('test', 'silent');

const redis = await createTestRedis();
const queues = new JobQueues(redis.url, log);
await eventually(() => queues.takesJobs());
afterAll(async () => {
  await queues.close();
  await redis.close();
});

const kind = 'land-assemble';
const enqueue = (jobId: string, dueAt?: Date) =>
  queues.add({ queue: kind, payload: { task_id: 'task_1' }, jobId }, dueAt);

describe('enqueueing', () => {
  it('the same job id twice puts one job on the queue', async () => {
    const before = await queues.counts(kind);
    await Promise.all([enqueue('twice'), enqueue('twice'), enqueue('twice')]);
    await enqueue('twice');
    const after = await queues.counts(kind);
    expect((after.waiting ?? 0) - (before.waiting ?? 0)).toBe(1);
  });

  it('for later leaves the job delayed until then', async () => {
    const before = await queues.counts(kind);
    await enqueue('later', new Date(Date.now() + 60_000));
    const after = await queues.counts(kind);
    expect((after.delayed ?? 0) - (before.delayed ?? 0)).toBe(1);
    expect(await queues.presence(kind, 'later')).toBe('delayed');
  });

  it('refuses a payload that is more than ids', async () => {
    const payload = { task_id: 'task_1', script: 'words of a customer' };
    await expect(queues.add({ queue: kind, payload, jobId: 'much' })).rejects.toThrow(/script/);
    expect(await queues.presence(kind, 'much')).toBe('absent');
  });

  it('100 jobs at once through a fresh producer puts 100 on the queue, without a warning', async () => {
    const fresh = new JobQueues(redis.url, log);
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    process.on('warning', onWarning);
    try {
      await eventually(() => fresh.takesJobs());
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          fresh.add({
            queue: 'land-segment',
            payload: { task_id: 'task_1', segment: index },
            jobId: `task_1_${index}_1`,
          }),
        ),
      );
      expect((await fresh.counts('land-segment')).waiting).toBe(100);
      await new Promise((resolve) => setImmediate(resolve));
      expect(warnings).toEqual([]);
    } finally {
      process.off('warning', onWarning);
      await fresh.close();
    }
  });
});

describe('the presence of a job', () => {
  it('is active while it is worked on and absent when it is done, failed or unknown', async () => {
    let finish = () => {};
    const worker = await startWorker({
      kind: 'land-prepare',
      redisUrl: redis.url,
      concurrency: 2,
      log,
      handle: async (_payload, { jobId }) => {
        if (jobId === 'fails') throw new UnrecoverableError('no');
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
    });
    const presence = (jobId: string) => queues.presence('land-prepare', jobId);
    const payload = { task_id: 'task_1' };
    try {
      await queues.add({ queue: 'land-prepare', payload, jobId: 'runs' });
      await queues.add({ queue: 'land-prepare', payload, jobId: 'fails' });
      await eventually(async () => (await presence('runs')) === 'active');
      await eventually(async () => (await presence('fails')) === 'absent');
      finish();
      await eventually(async () => (await presence('runs')) === 'absent');
      expect(await presence('unknown')).toBe('absent');
    } finally {
      await worker.close(0);
    }
  });

  it('is absent when Redis was emptied', async () => {
    await enqueue('lost');
    const client = new Redis(redis.url, { maxRetriesPerRequest: null });
    const queue = new Queue(kind, { connection: client });
    await queue.remove('lost');
    expect(await queues.presence(kind, 'lost')).toBe('absent');
    await queue.close();
    client.disconnect();
  });
});

describe('the catalogue', () => {
  it('bounds every kind of job in time, and a delivery by more than the receiver’s 30 s', () => {
    for (const each of jobKinds) expect(jobCatalogue[each].timeLimitSeconds).toBeGreaterThan(0);
    expect(jobCatalogue['webhook-deliver'].timeLimitSeconds).toBeGreaterThan(30);
  });
});
