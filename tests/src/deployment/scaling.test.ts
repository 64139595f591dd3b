import { jobCatalogue, jobKinds } from '@groundwork/database/jobs/catalogue';
import { JobQueues } from '@groundwork/queues/enqueue';
import { type RunningWorker, startWorker } from '@groundwork/queues/worker/start-worker';
import { createLogger } from '@groundwork/runtime';
import { createTestDatabase, createTestRedis } from '@groundwork/testing';
import { expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { z } from 'zod';
import { renderKustomization } from './kustomize.js';
import { inRepository, services } from './repository.js';
import { queuesOf, scalersOf } from './scaling.js';

const scalers = scalersOf(renderKustomization(inRepository('k8s/overlays/production')));

it('each queue has one service that works on it', () => {
  expect(services.flatMap(queuesOf).toSorted()).toEqual(jobKinds.toSorted());
});

it('each service is scaled by the queues it works on, and by nothing else', () => {
  const working = services.filter((service) => queuesOf(service).length > 0);
  expect(scalers.map(({ service }) => service).toSorted()).toEqual(working);
  for (const { service, lists, ages } of scalers) {
    const wanted = queuesOf(service).map((kind) => `bull:${kind}:prioritized`);
    expect([service, lists.toSorted()]).toEqual([service, wanted.toSorted()]);
    expect([service, ages.length]).toEqual([service, 1]);
  }
});

it('the lists that are measured are where jobs wait, and where they lie while they are worked on', async () => {
  const { url, close } = await createTestRedis();
  const queues = new JobQueues(url, createLogger('scaling', 'silent'));
  const redis = new Redis(url);
  const workers: Promise<RunningWorker>[] = [];
  try {
    await redis.ping();
    while (!(await queues.takesJobs())) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const kind of jobKinds) {
      const fields = Object.keys(jobCatalogue[kind].payload.shape);
      const values: Readonly<Record<string, unknown>> = { segment: 0, engines: 'all' };
      const payload = Object.fromEntries(fields.map((field) => [field, values[field] ?? 'any']));
      await queues.add({ queue: kind, payload, jobId: 'any_1_1' });
    }
    for (const list of scalers.flatMap(({ lists }) => lists)) {
      expect([list, await redis.zcard(list)]).toEqual([list, 1]);
    }
    for (const list of scalers.flatMap(({ active }) => active)) {
      const kind = jobKinds.find((name) => list === `bull:${name}:active`) ?? 'land-prepare';
      const seen = new Promise<number>((resolve, reject) => {
        const handle = () => redis.llen(list).then(resolve, reject);
        const log = createLogger('scaling', 'silent');
        workers.push(startWorker({ kind, redisUrl: url, concurrency: 1, log, handle }));
      });
      expect([list, await seen]).toEqual([list, 1]);
    }
  } finally {
    for (const worker of await Promise.all(workers)) await worker.close(0);
    redis.disconnect();
    await queues.close();
    await close();
  }
});

it('the age of waiting work comes from its own scaler and no other', async () => {
  const { url, close } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ages = async () => {
    const seconds: Record<string, number> = {};
    for (const { service, ages } of scalers) {
      const { rows } = await client.query({ text: ages[0] ?? '', rowMode: 'array' });
      seconds[service] = z.tuple([z.tuple([z.number()])]).parse(rows)[0][0];
    }
    return seconds;
  };
  /** The services whose oldest work has waited for a minute. */
  const late = async () =>
    Object.entries(await ages()).flatMap(([service, seconds]) => (seconds >= 60 ? [service] : []));
  try {
    // Jobs of accounts that are not there: only what waits matters here.
    await client.query("SET session_replication_role = 'replica'");
    expect(Object.values(await ages())).toEqual(scalers.map(() => 0));
    for (const service of services) {
      for (const queue of queuesOf(service)) {
        await client.query(
          `INSERT INTO jobs (id, queue, payload, account_id, plan, available_at)
           VALUES ('j', $1, '{}', 'a', 'pro', now() - interval '1 hour')`,
          [queue],
        );
        expect([queue, await late()]).toEqual([queue, [service]]);
        // A worker has it.
        await client.query("UPDATE jobs SET lease_until = now() + interval '20 s'");
        expect([queue, await late()]).toEqual([queue, []]);
        await client.query('DELETE FROM jobs');
      }
    }
  } finally {
    await client.end();
    await close();
  }
});
