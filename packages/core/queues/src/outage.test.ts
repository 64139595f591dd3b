import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createLogger } from '@groundwork/runtime';
import { startOwnRedis } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { EnqueueFailed, JobQueues } from './enqueue.js';
import { eventually } from './fixtures/eventually.js';
import { startWorker } from './worker/start-worker.js';

const kind = 'webhook-deliver';
const log = createLogger('test', 'silent');
const job = (jobId: string) => ({ queue: kind, payload: { delivery_id: 'whd_1' }, jobId });
/** Milliseconds in which a producer has given up; a request waits for it. */
const PATIENCE_MS = 5_000;

const redis = await startOwnRedis();
afterAll(() => redis.close());

async function expectRefusedQuickly(queues: JobQueues): Promise<void> {
  const began = Date.now();
  await expect(queues.add(job('refused'))).rejects.toThrow(EnqueueFailed);
  expect(Date.now() - began).toBeLessThan(PATIENCE_MS);
}

describe('a producer', () => {
  it('fails fast while Redis is away, and the same one enqueues when it is back', async () => {
    const queues = new JobQueues(redis.url, log);
    try {
      await eventually(() => queues.takesJobs());
      await queues.add(job('before'));
      await redis.stop();
      await expectRefusedQuickly(queues);
      expect(await queues.takesJobs()).toBe(false);
      await expect(queues.presence(kind, 'before')).rejects.toThrow();
      await redis.start();
      await eventually(() => queues.takesJobs());
      await queues.add(job('after'));
      expect(await queues.presence(kind, 'after')).toBe('waiting');
      expect(await queues.presence(kind, 'before')).toBe('waiting');
      expect(await queues.presence(kind, 'refused')).toBe('absent');
    } finally {
      await queues.close();
    }
  });

  it('that was made while Redis is away heals', async () => {
    await redis.stop();
    const queues = new JobQueues(redis.url, log);
    try {
      await expectRefusedQuickly(queues);
      await redis.start();
      await eventually(() => queues.takesJobs());
      await queues.add(job('healed'));
      expect(await queues.presence(kind, 'healed')).toBe('waiting');
    } finally {
      await queues.close();
    }
  });

  it('fails fast when Redis takes the connection and says nothing', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const queues = new JobQueues(`redis://127.0.0.1:${port}`, log);
    try {
      await eventually(() => sockets.length > 0);
      await expectRefusedQuickly(queues);
      expect(await queues.takesJobs()).toBe(false);
    } finally {
      await queues.close();
      for (const socket of sockets) socket.destroy();
      silent.close();
    }
  });
});

describe('a worker', () => {
  it('consumes again after 5 s without Redis, what was enqueued before and after', async () => {
    const done: string[] = [];
    const queues = new JobQueues(redis.url, log);
    const redisUrl = redis.url;
    await eventually(() => queues.takesJobs());
    await queues.add(job('first'));
    const worker = await startWorker({
      kind,
      redisUrl,
      concurrency: 2,
      log,
      handle: async (_payload, { jobId }) => {
        done.push(jobId);
      },
    });
    try {
      await eventually(() => done.includes('first'));
      await redis.kill();
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      expect(worker.isLive()).toBe(true);
      await redis.start();
      await eventually(() => queues.takesJobs());
      await queues.add(job('second'));
      await eventually(() => done.includes('second'));
    } finally {
      await worker.close(0);
      await queues.close();
    }
  });

  it('that starts while Redis is away begins when it is there', async () => {
    await redis.stop();
    const done: string[] = [];
    const starting = startWorker({
      kind,
      redisUrl: redis.url,
      concurrency: 1,
      log,
      handle: async (_payload, { jobId }) => {
        done.push(jobId);
      },
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await redis.start();
    const worker = await starting;
    const queues = new JobQueues(redis.url, log);
    try {
      await eventually(() => queues.takesJobs());
      await queues.add(job('late'));
      await eventually(() => done.includes('late'));
    } finally {
      await worker.close(0);
      await queues.close();
    }
  });
});
