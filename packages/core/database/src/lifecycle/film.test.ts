import type { StoredVideoResult } from '@groundwork/contract/tasks/tasks';
import { afterAll, describe, expect, it } from '@jest/globals';
import { newTask, openAccount, openTestDatabase } from '../fixtures/rows.js';
import { claim, LeaseLost } from '../jobs/lease.js';
import { acceptTask } from '../tasks/accept-task.js';
import { enterIntroOutro, finishPreparing, readTask, taskTarget } from '../tasks/prepare-task.js';
import { finishSegment, segmentTarget } from '../tasks/segments.js';
import { completeWork } from './complete.js';
import { failWork } from './fail.js';
import { IllegalTransition } from './transitions.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

const result: StoredVideoResult = {
  video_key: 'tasks/x/film.mp4',
  cover_key: 'tasks/x/cover.jpg',
  captions_vtt_key: null,
  captions_srt_key: null,
  plot_reading_key: null,
  plot_reading_data_key: null,
  chapters_vtt_key: null,
  script_key: null,
  before_after_key: null,
  original_keys: [],
  duration_seconds: 20,
  resolution: '1080x1920',
};
const webhookEvent = (event: 'task.completed' | 'task.failed') =>
  ({ event, schedule: 'task', body: '{}' }) as const;

async function openTask(extra: Parameters<typeof newTask>[1] = {}) {
  const owner = await openAccount(database, 'max', 100);
  const task = newTask(owner, extra);
  await acceptTask(database, task);
  return { taskId: task.id, accountId: owner.accountId };
}

async function leaseOf(target: Parameters<typeof claim>[1]) {
  const lease = await claim(database, target, 30);
  if (!lease) throw new Error('not claimed');
  return lease;
}

const prepare = async (taskId: string, segments: number) =>
  finishPreparing(database, taskId, await leaseOf(taskTarget(taskId, 'prepare')), {
    reading: null,
    storyboard: { version: 1 },
    segments: Array.from({ length: segments }, () => ({ frames: 100 })),
  });

async function renderAll(taskId: string, segments: number) {
  for (let index = 0; index < segments; index++) {
    const lease = await leaseOf(segmentTarget(taskId, index));
    await finishSegment(database, { taskId, index }, lease, `tasks/x/segment-${index}.mp4`);
  }
}

const completion = () => ({
  completedAt: new Date(),
  expiresAt: new Date(Date.now() + 1000),
  result,
  assets: [{ key: `${Math.random()}`, contentType: 'video/mp4' }],
  webhookEvent: webhookEvent('task.completed'),
});

const failure = () => ({
  code: 'RENDER_FAILED' as const,
  message: 'No.',
  failedAt: new Date(),
  expiresAt: new Date(),
  webhookEvent: webhookEvent('task.failed'),
});

describe('a task’s way', () => {
  it('goes from preparing through rendering and intro_outro to completed, and tells once', async () => {
    const { taskId } = await openTask();
    expect((await readTask(database, taskId)).status).toBe('preparing');
    expect(await prepare(taskId, 2)).toHaveLength(2);
    expect((await readTask(database, taskId)).status).toBe('rendering');
    await renderAll(taskId, 2);
    const lease = await leaseOf(taskTarget(taskId, 'assemble'));
    await enterIntroOutro(database, taskId, lease, 92);
    expect((await readTask(database, taskId)).status).toBe('intro_outro');
    const [delivery] = await completeWork(database, 'film', taskId, lease, completion());
    expect(delivery?.queue).toBe('webhook-deliver');
    expect(await readTask(database, taskId)).toMatchObject({
      status: 'completed',
      step: 'done',
      progress: 100,
    });
    expect(await database.webhookDelivery.count({ where: { taskId } })).toBe(1);
  });

  it('two segments that end together enqueue the assembly once', async () => {
    for (let round = 0; round < 10; round++) {
      const { taskId } = await openTask();
      await prepare(taskId, 2);
      const leases = [
        await leaseOf(segmentTarget(taskId, 0)),
        await leaseOf(segmentTarget(taskId, 1)),
      ];
      const ends = await Promise.all(
        leases.map((lease, index) => finishSegment(database, { taskId, index }, lease, 'k')),
      );
      expect(ends.filter((end) => end !== null)).toHaveLength(1);
    }
  });

  it('a failed task is refunded once, however many find the fault', async () => {
    const { taskId, accountId } = await openTask();
    const ends = await Promise.all(
      Array.from({ length: 10 }, () => failWork(database, 'task', taskId, failure())),
    );
    expect(ends.filter((end) => end !== null)).toHaveLength(1);
    const account = await database.account.findUniqueOrThrow({ where: { id: accountId } });
    expect(account.credits).toBe(100);
    expect(await database.webhookDelivery.count({ where: { taskId } })).toBe(1);
  });

  it('a test-mode task that fails is not refunded: nothing was charged', async () => {
    const { taskId, accountId } = await openTask({ livemode: false });
    await failWork(database, 'task', taskId, failure());
    expect((await database.account.findUniqueOrThrow({ where: { id: accountId } })).credits).toBe(
      100,
    );
  });

  it('a task without a webhook has no delivery', async () => {
    const { taskId } = await openTask({ webhookUrl: null });
    expect(await failWork(database, 'task', taskId, failure())).toEqual({
      deliveries: [],
      refunded: 40,
    });
  });

  it('a completed task cannot fail, a failed one cannot complete', async () => {
    const { taskId } = await openTask();
    await prepare(taskId, 1);
    await renderAll(taskId, 1);
    const lease = await leaseOf(taskTarget(taskId, 'assemble'));
    await completeWork(database, 'film', taskId, lease, completion());
    expect(await failWork(database, 'task', taskId, failure())).toBeNull();
    await expect(completeWork(database, 'film', taskId, lease, completion())).rejects.toThrow(
      LeaseLost,
    );

    const second = await openTask();
    await failWork(database, 'task', second.taskId, failure());
    await expect(prepare(second.taskId, 1)).rejects.toThrow('not claimed');
  });

  it('a worker that lost its lease cannot finish a step', async () => {
    const { taskId } = await openTask();
    const target = taskTarget(taskId, 'prepare');
    const stale = await claim(database, target, -1);
    if (!stale) throw new Error('not claimed');
    const fresh = await leaseOf(target);
    const made = { reading: null, storyboard: {}, segments: [{ frames: 1 }] };
    await expect(finishPreparing(database, taskId, stale, made)).rejects.toThrow(LeaseLost);
    await finishPreparing(database, taskId, fresh, made);
    expect(await database.taskSegment.count({ where: { taskId } })).toBe(1);
  });

  it('a film that is still prepared cannot complete', async () => {
    const { taskId } = await openTask();
    const lease = await leaseOf(taskTarget(taskId, 'prepare'));
    const early = completeWork(database, 'film', taskId, lease, completion());
    await expect(early).rejects.toThrow(IllegalTransition);
    await expect(early).rejects.toThrow('cannot go from prepare to completed');
    expect((await readTask(database, taskId)).step).toBe('prepare');
  });

  it('the database itself refuses half-final states', async () => {
    const { taskId } = await openTask();
    await expect(
      database.task.update({ where: { id: taskId }, data: { status: 'completed' } }),
    ).rejects.toThrow(/tasks_final_state_is_whole/);
  });
});
