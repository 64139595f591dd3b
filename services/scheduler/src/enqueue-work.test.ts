import { claim, release } from '@groundwork/database/jobs/lease';
import { markPending } from '@groundwork/database/jobs/outbox';
import { taskTarget } from '@groundwork/database/tasks/prepare-task';
import { enqueue } from '@groundwork/queues/enqueue';
import { startWorker } from '@groundwork/queues/worker/start-worker';
import { startOwnRedis } from '@groundwork/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { relayPending, reopenVanished } from './enqueue-work.js';
import { log, reachable, startSchedule, type TestSchedule } from './fixtures/schedule.js';

let schedule: TestSchedule;
const redis = await startOwnRedis();
beforeEach(async () => {
  schedule = await startSchedule(redis.url);
  await reachable(schedule.queues);
});
afterEach(() => schedule.close());
afterAll(() => redis.close());

const enqueuedId = async (id: string) =>
  (await schedule.database.job.findUniqueOrThrow({ where: { id } })).enqueuedId;
const preparing = (taskId: string) => enqueuedId(`${taskId}_prepare`);
const presence = async (taskId: string) =>
  schedule.queues.presence('land-prepare', (await preparing(taskId)) ?? 'none');
const waiting = async () => (await schedule.queues.counts('land-prepare')).waiting ?? 0;
/** Puts an accepted task on its queue, as the gateway does. */
const enqueued = async () => {
  const task = await schedule.acceptTask();
  await enqueue(schedule.queues, schedule.database, task, log);
  return task;
};

describe('relaying', () => {
  it('enqueues exactly once what was accepted while Redis was away', async () => {
    const before = await waiting();
    await redis.stop();
    const tasks = [await schedule.acceptTask(), await schedule.acceptTask()];
    for (const task of tasks) await enqueue(schedule.queues, schedule.database, task, log);
    expect(await relayPending(schedule)).toBe(0);
    await redis.start();
    await reachable(schedule.queues);
    expect(await relayPending(schedule)).toBe(2);
    expect(await relayPending(schedule)).toBe(0);
    for (const { taskId } of tasks) expect(await presence(taskId)).toBe('waiting');
    expect(await waiting()).toBe(before + 2);
  });

  it('by several schedulers at once enqueues each row once', async () => {
    const before = await waiting();
    for (let i = 0; i < 10; i++) {
      const task = await schedule.acceptTask();
      await markPending(schedule.database, task);
    }
    const counts = await Promise.all([1, 2, 3, 4].map(() => relayPending(schedule)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(await waiting()).toBe(before + 10);
  });

  it('waits with what is to be tried again later', async () => {
    const { taskId } = await enqueued();
    const target = taskTarget(taskId, 'prepare');
    const lease = await claim(schedule.database, target, 60);
    if (!lease) throw new Error('not claimed');
    await release(schedule.database, target, lease, { afterSeconds: 60, counts: true });
    expect(await relayPending(schedule)).toBe(0);
  });
});

describe('reopening', () => {
  it('finds a job that vanished and enqueues it under a fresh id', async () => {
    const { taskId, jobId } = await schedule.acceptTask();
    // Marked as enqueued; the process died before the job was added.
    expect(await reopenVanished(schedule, 0)).toBe(1);
    expect(await preparing(taskId)).toBeNull();
    expect(await relayPending(schedule)).toBe(1);
    expect(await preparing(taskId)).not.toBe(jobId);
    expect(await presence(taskId)).toBe('waiting');
    expect(await reopenVanished(schedule, 0)).toBe(0);
  });

  it('leaves a job alone that still waits, however long', async () => {
    const { taskId, jobId } = await enqueued();
    expect(await reopenVanished(schedule, 0)).toBe(0);
    expect(await preparing(taskId)).toBe(jobId);
  });

  it('opens what is due and still delayed: somebody’s clock was wrong', async () => {
    const task = await schedule.acceptTask();
    const inAnHour = new Date(Date.now() + 3_600_000);
    await enqueue(schedule.queues, schedule.database, task, log, inAnHour);
    expect(await presence(task.taskId)).toBe('delayed');
    expect(await reopenVanished(schedule, 0)).toBe(1);
  });

  it('leaves alone what was enqueued just now', async () => {
    await schedule.acceptTask();
    expect(await reopenVanished(schedule, 30)).toBe(0);
  });

  it('leaves alone what a worker holds under a lease', async () => {
    const { taskId } = await schedule.acceptTask();
    await claim(schedule.database, taskTarget(taskId, 'prepare'), 60);
    expect(await reopenVanished(schedule, 0)).toBe(0);
  });

  it('opens what a worker held whose lease has ended, though its job counts as active', async () => {
    const { taskId, jobId } = await enqueued();
    let begin = () => {};
    let letGo = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const worker = await startWorker({
      kind: 'land-prepare',
      redisUrl: redis.url,
      concurrency: 50,
      log,
      handle: async (_payload, context) => {
        if (context.jobId !== jobId) return;
        begin();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      },
    });
    await begun;
    expect(await presence(taskId)).toBe('active');
    expect(await reopenVanished(schedule, 0)).toBe(0);
    await claim(schedule.database, taskTarget(taskId, 'prepare'), 0.001);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await reopenVanished(schedule, 3_600)).toBe(1);
    expect(await preparing(taskId)).toBeNull();
    letGo();
    await worker.close(0);
  });

  it('opens everything when Redis has lost its data', async () => {
    const tasks = [await enqueued(), await enqueued()];
    expect(await reopenVanished(schedule, 0)).toBe(0);
    const emptied = await startSchedule();
    await reachable(emptied.queues);
    // The same rows beside an empty Redis.
    expect(await reopenVanished({ ...schedule, queues: emptied.queues }, 0)).toBe(2);
    expect(await relayPending({ ...schedule, queues: emptied.queues })).toBe(2);
    for (const { taskId } of tasks) {
      const jobId = (await preparing(taskId)) ?? '';
      expect(await emptied.queues.presence('land-prepare', jobId)).toBe('waiting');
    }
    await emptied.close();
  });

  it('finds a delivery whose job vanished', async () => {
    const { taskId } = await enqueued();
    await schedule.fail(taskId, new Date());
    const { id } = await schedule.database.webhookDelivery.findFirstOrThrow({ where: { taskId } });
    expect(await reopenVanished(schedule, 0)).toBe(1);
    expect(await relayPending(schedule)).toBe(1);
    const jobId = (await enqueuedId(`${id}_deliver`)) ?? '';
    expect(await schedule.queues.presence('webhook-deliver', jobId)).toBe('waiting');
  });

  it('does nothing while Redis is away: nothing is known then', async () => {
    const { taskId, jobId } = await schedule.acceptTask();
    await redis.stop();
    expect(await reopenVanished(schedule, 0)).toBe(0);
    expect(await preparing(taskId)).toBe(jobId);
    await redis.start();
  });
});
