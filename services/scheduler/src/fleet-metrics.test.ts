import { setTimeout } from 'node:timers/promises';
import { createAccount } from '@groundwork/database/accounts/accounts';
import { JobQueues } from '@groundwork/queues/enqueue';
import { startWorker } from '@groundwork/queues/worker/start-worker';
import { createLogger, Registry } from '@groundwork/runtime';
import { createTestRedis } from '@groundwork/testing';
import { afterAll, expect, it } from '@jest/globals';
import { relayPending } from './enqueue-work.js';
import { reachable, startSchedule } from './fixtures/schedule.js';
import { FleetMetrics } from './fleet-metrics.js';

const log = createLogger('test', 'silent');
const redis = await createTestRedis();
const schedule = await startSchedule(redis.url);
await reachable(schedule.queues);
afterAll(async () => {
  await schedule.close();
  await redis.close();
});

async function linesOf(queues: JobQueues): Promise<string[]> {
  const registry = new Registry();
  await new FleetMetrics(registry, schedule.database, queues).count();
  return (await registry.metrics()).split('\n');
}

it('tells what waits by Postgres while Redis is away, and leaves the queues out', async () => {
  await schedule.acceptTask();
  await schedule.database.job.updateMany({ data: { enqueuedAt: null, enqueuedId: null } });
  const nowhere = new JobQueues('redis://127.0.0.1:1', log);
  const lines = await linesOf(nowhere);
  await nowhere.close();
  expect(lines).toContain('groundwork_dependency_up{dependency="redis"} 0');
  expect(lines).toContain('groundwork_dependency_up{dependency="postgres"} 1');
  expect(lines).toContain('groundwork_work_waiting{queue="land-prepare"} 1');
  expect(lines).toContain('groundwork_work_unannounced{queue="land-prepare"} 1');
  expect(lines.filter((line) => line.startsWith('groundwork_queue_jobs{'))).toEqual([]);
});

it('tells queues and their workers, and not those of another fleet on the same Redis', async () => {
  await relayPending(schedule);
  const elsewhere = await createTestRedis();
  const others = new JobQueues(elsewhere.url, log);
  const startAt = (redisUrl: string) =>
    startWorker({ kind: 'land-assemble', redisUrl, concurrency: 1, log, handle: async () => {} });
  const workers = [await startAt(elsewhere.url), await startAt(redis.url)];
  await reachable(others);
  // BullMQ gives a worker's connection its name some time after it is ready.
  for (const queues of [others, schedule.queues]) {
    while ((await queues.workers('land-assemble')) === 0) await setTimeout(50);
  }
  const lines = await linesOf(schedule.queues);
  await Promise.all(workers.map((worker) => worker.close(0)));
  await others.close();
  await elsewhere.close();
  expect(lines).toContain('groundwork_queue_workers{queue="land-assemble"} 1');
  expect(lines).toContain('groundwork_queue_jobs{queue="land-prepare",state="waiting"} 1');
  expect(lines).toContain('groundwork_work_unannounced{queue="land-prepare"} 0');
  expect(lines).toContain('groundwork_queue_workers{queue="land-segment"} 0');
});

it('repeats the ledger, its settled entries and its young ones once each', async () => {
  const account = { name: 'Test', plan: 'pro', billing: 'monthly', credits: 25 } as const;
  const registry = new Registry();
  const metrics = new FleetMetrics(registry, schedule.database, schedule.queues);
  const granted = async () => {
    await metrics.count();
    return (await registry.metrics()).match(/^groundwork_\w+_total\{reason="grant"\} \d+$/gmu);
  };
  const accountId = await createAccount(schedule.database, account);
  const settled = { accountId, amount: 5, reason: 'grant', createdAt: new Date(0) } as const;
  await schedule.database.ledgerEntry.create({ data: settled });
  await granted();
  await createAccount(schedule.database, account);
  for (let again = 0; again < 2; again++) {
    expect(await granted()).toEqual([
      'groundwork_credits_total{reason="grant"} 55',
      'groundwork_ledger_entries_total{reason="grant"} 3',
    ]);
  }
});
