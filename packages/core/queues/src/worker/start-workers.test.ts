import { createLogger } from '@groundwork/runtime';
import { createTestRedis } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { JobQueues } from '../enqueue.js';
import { eventually } from '../fixtures/eventually.js';
import { type JobHandlers, startWorkers } from './start-worker.js';

const log = createLogger('test', 'silent');

const redis = await createTestRedis();
afterAll(() => redis.close());

describe('the workers of a service', () => {
  it('hand each job to the handler of its kind', async () => {
    const done: string[] = [];
    const handler = (name: string) => ({
      concurrency: 1,
      handle: async (payload: { task_id: string }) => void done.push(`${name} ${payload.task_id}`),
    });
    const queues = new JobQueues(redis.url, log);
    const workers = await startWorkers(
      'property-films',
      { redisUrl: redis.url, log },
      {
        'property-prepare': handler('prepare'),
        'property-segment': handler('segment'),
        'property-assemble': handler('assemble'),
      },
    );
    try {
      await eventually(() => queues.takesJobs());
      await queues.add({ queue: 'property-assemble', payload: { task_id: 'a' }, jobId: 'a' });
      await queues.add({
        queue: 'property-segment',
        payload: { task_id: 's', segment: 0 },
        jobId: 's',
      });
      await queues.add({ queue: 'property-prepare', payload: { task_id: 'p' }, jobId: 'p' });
      await eventually(() => done.length === 3);
      expect(done.sort()).toEqual(['assemble a', 'prepare p', 'segment s']);
      expect(workers.isLive()).toBe(true);
    } finally {
      await workers.close(0);
      await queues.close();
    }
  });

  it('do not compile when a job has no handler', () => {
    const handler = { concurrency: 1, handle: async () => {} };
    // @ts-expect-error Nobody would segment or assemble.
    const incomplete: JobHandlers<'property-films'> = { 'property-prepare': handler };
    expect(Object.keys(incomplete)).toEqual(['property-prepare']);
  });
});
