import { createJobMetrics, createLogger, Registry, stopCauseOf } from '@groundwork/runtime';
import { createTestRedis, startOwnRedis } from '@groundwork/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { EvictingRedis } from '../connection.js';
import { JobQueues } from '../enqueue.js';
import { eventually } from '../fixtures/eventually.js';
import type { WorkerSettings } from './job-runner.js';
import { type RunningWorker, startWorker } from './start-worker.js';

const kind = 'land-segment';
const log = createLogger('test', 'silent');
type Handle = WorkerSettings<typeof kind>['handle'];

let queues: JobQueues;
let connection: Redis;
let raw: Queue;
let workers: RunningWorker[];
const redis = await createTestRedis();
beforeEach(async () => {
  queues = new JobQueues(redis.url, log);
  connection = new Redis(redis.url, { maxRetriesPerRequest: null });
  raw = new Queue(kind, { connection });
  workers = [];
  await raw.waitUntilReady();
  await eventually(() => queues.takesJobs());
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close(0)));
  await raw.obliterate({ force: true });
  await raw.close();
  connection.disconnect();
  await queues.close();
});
afterAll(() => redis.close());

async function start(handle: Handle, settings: Partial<WorkerSettings<typeof kind>> = {}) {
  const redisUrl = redis.url;
  const worker = await startWorker({ kind, redisUrl, concurrency: 1, log, handle, ...settings });
  workers.push(worker);
  return worker;
}

const enqueue = (index: number) =>
  queues.add({
    queue: kind,
    payload: { task_id: 'task_1', segment: index },
    jobId: `task_1_${index}_1`,
  });

const countOf = (outcome: string, count: number) =>
  `groundwork_job_duration_seconds_count{queue="land-segment",stage="segment",outcome="${outcome}"} ${count}`;

async function ended(id: string): Promise<{ job: Job; state: string }> {
  await eventually(async () => ['completed', 'failed'].includes(await raw.getJobState(id)));
  const job: Job | undefined = await raw.getJob(id);
  if (!job) throw new Error(`job ${id} is gone`);
  if (!job) throw new Error(`job ${id} is gone`);
  return { job, state: await job.getState() };
}

describe('a worker', () => {
  it('does the work that another took and died with, when its lock is over', async () => {
    await enqueue(1);
    const dead = new Worker(kind, null, { connection, lockDuration: 500 });
    expect((await dead.getNextJob('dead'))?.id).toBe('task_1_1_1');
    await dead.close(true);
    const done: unknown[] = [];
    await start(async (payload) => void done.push(payload), { lockSeconds: 0.5 });
    expect((await ended('task_1_1_1')).state).toBe('completed');
    expect(done).toEqual([{ task_id: 'task_1', segment: 1 }]);
  });

  it('does the work that a payload names, with the job’s id and a signal', async () => {
    const done: unknown[] = [];
    const registry = new Registry();
    await start(
      async (payload, { jobId, signal, ended: end }) => {
        done.push([payload, jobId, signal.aborted]);
        end?.('done');
      },
      { metrics: createJobMetrics(registry) },
    );
    await enqueue(3);
    expect((await ended('task_1_3_1')).state).toBe('completed');
    expect(done).toEqual([[{ task_id: 'task_1', segment: 3 }, 'task_1_3_1', false]]);
    const metrics = (await registry.metrics()).split('\n');
    expect(metrics).toContain(countOf('done', 1));
    expect(metrics).toContain('groundwork_attempts_total{queue="land-segment",end="done"} 1');
  });

  it('does no more at once than its concurrency', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    await start(
      async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 30));
        running -= 1;
        done += 1;
      },
      { concurrency: 2 },
    );
    await Promise.all([0, 1, 2, 3, 4, 5].map(enqueue));
    await eventually(() => done === 6);
    expect(most).toBe(2);
  });

  it('takes nothing while its process cannot work, and goes on when it can', async () => {
    let hasDisk = true;
    const begun: number[] = [];
    await start(
      async ({ segment: index }) => {
        begun.push(index);
        if (index > 0) return;
        hasDisk = false;
        throw new Error('no space left');
      },
      { isHealthy: async () => hasDisk },
    );
    await enqueue(0);
    expect((await ended('task_1_0_1')).state).toBe('failed');
    await enqueue(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(begun).toEqual([0]);
    hasDisk = true;
    expect((await ended('task_1_1_1')).state).toBe('completed');
  });

  it('records a failure once: the scheduler, not BullMQ, tries again', async () => {
    let begun = 0;
    const registry = new Registry();
    await start(
      async () => {
        begun += 1;
        throw new Error('no disk');
      },
      { metrics: createJobMetrics(registry) },
    );
    await enqueue(0);
    const { job, state } = await ended('task_1_0_1');
    expect([state, job.failedReason, begun]).toEqual(['failed', 'no disk', 1]);
    expect((await registry.metrics()).split('\n')).toContain(countOf('failed', 1));
  });

  it.each([
    ['a field that is missing', { task_id: 'task_1' }],
    ['a field of a wrong type', { task_id: 'task_1', segment: 'first' }],
    ['a field too many', { task_id: 'task_1', segment: 0, script: 'words of a customer' }],
    ['an empty id', { task_id: '', index: 0 }],
    ['no object', 'task_1'],
  ])('fails a payload with %s for good, without beginning it', async (_what, payload) => {
    let begun = 0;
    await start(async () => {
      begun += 1;
    });
    await raw.add(kind, payload, { jobId: 'odd', attempts: 3 });
    const { job, state } = await ended('odd');
    expect([state, begun, job.attemptsMade]).toEqual(['failed', 0, 1]);
    expect(job.failedReason).toMatch(/payload of land-segment is not valid/);
  });

  it('aborts what takes too long, with too_long', async () => {
    let cause: unknown;
    await start(
      async (_payload, { signal }) => {
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        cause = stopCauseOf(signal);
        signal.throwIfAborted();
      },
      { timeLimitSeconds: 0.1 },
    );
    await enqueue(0);
    expect((await ended('task_1_0_1')).state).toBe('failed');
    expect(cause).toBe('too_long');
  });
});

describe('closing a worker', () => {
  it('takes no more jobs and waits for the one that runs', async () => {
    let finish = () => {};
    const begun: number[] = [];
    const worker = await start(async ({ segment: index }) => {
      begun.push(index);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await enqueue(0);
    await enqueue(1);
    await eventually(() => begun.length === 1);
    let closed = false;
    const closing = worker.close(30).then(() => {
      closed = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(closed).toBe(false);
    finish();
    await closing;
    expect(begun).toEqual([0]);
    expect(await queues.presence(kind, 'task_1_0_1')).toBe('absent');
    expect(await queues.presence(kind, 'task_1_1_1')).toBe('waiting');
  });

  it('tells what still runs after the grace to stop, with shutting_down', async () => {
    let begun = false;
    let cause: unknown;
    const worker = await start(async (_payload, { signal }) => {
      begun = true;
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      cause = stopCauseOf(signal);
    });
    await enqueue(0);
    await eventually(() => begun);
    await worker.close(0.05);
    expect(cause).toBe('shutting_down');
  });

  it('may be done twice', async () => {
    const worker = await start(async () => {});
    await Promise.all([worker.close(0), worker.close(0)]);
  });
});

describe('a Redis that would throw jobs away', () => {
  it('is refused at start', async () => {
    const evicting = await startOwnRedis({ persistent: false });
    const client = new Redis(evicting.url);
    try {
      await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
      await expect(
        startWorker({ kind, redisUrl: evicting.url, concurrency: 1, log, handle: async () => {} }),
      ).rejects.toThrow(EvictingRedis);
      // Nothing keeps a refused process up: only this client is still connected.
      await eventually(async () => {
        const clients = String(await client.client('LIST'));
        return clients.trim().split('\n').length === 1;
      });
    } finally {
      client.disconnect();
      await evicting.close();
    }
  });
});
