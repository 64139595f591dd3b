import { createLogger } from '@groundwork/runtime';
import { createTestRedis, type SharedTestRedis } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../fixtures/eventually.js';
import { JobQueues } from '../producer.js';
import { type JobHandlers, startWorkers } from './start-workers.js';

const log = createLogger('test', 'silent');

let redis: SharedTestRedis;
beforeAll(async () => {
  redis = await createTestRedis();
});
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
      await eventually(() => queues.isReachable());
      await queues.enqueue({ kind: 'property-assemble', payload: { task_id: 'a' } }, 'a');
      await queues.enqueue({ kind: 'property-segment', payload: { task_id: 's', index: 0 } }, 's');
      await queues.enqueue({ kind: 'property-prepare', payload: { task_id: 'p' } }, 'p');
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
