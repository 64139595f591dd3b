import { ApiError } from '@groundwork/contract/errors';
import { priceLand } from '@groundwork/contract/land/plan';
import { afterAll, describe, expect, it } from '@jest/globals';
import { leaseOf, newTask, openAccount, openTestDatabase } from '../fixtures/rows.js';
import { claim, heartbeat, WorkCancelled } from '../jobs/lease.js';
import { acceptTask } from '../tasks/accept-task.js';
import { finishPreparing, taskTarget } from '../tasks/prepare-task.js';
import { finishSegment, reportFrames, segmentTarget } from '../tasks/segments.js';
import { cancelWork } from './cancel.js';
import { failWork } from './fail.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

const breakdown = priceLand({
  area: 'auto',
  marking: 'auto',
  generatedScenes: 3,
  narration: true,
  paidScript: true,
  music: false,
});

async function openTask(extra: Parameters<typeof newTask>[1] = {}) {
  const owner = await openAccount(database, 'plus', 100);
  const task = newTask(owner, {
    resolution: {
      used_overrides: [],
      credits_breakdown: { ...breakdown },
      marking: 'auto',
    },
    ...extra,
  });
  await acceptTask(database, task);
  return { taskId: task.id, owner };
}

const webhookEvent = { event: 'task.failed', schedule: 'task', body: '{}' } as const;
const cancel = (taskId: string) => {
  const end = { at: new Date(), expiresAt: new Date(), webhookEvent: () => webhookEvent };
  return database.$transaction((tx) => cancelWork(tx, 'task', taskId, end));
};
const creditsOf = async (accountId: string) =>
  (await database.account.findUniqueOrThrow({ where: { id: accountId } })).credits;

/** @param begun how many of the four segments have an attempt */
async function render(taskId: string, begun: number) {
  await finishPreparing(database, taskId, await leaseOf(database, taskTarget(taskId, 'prepare')), {
    reading: null,
    storyboard: { scenes: [] },
    segments: Array.from({ length: 4 }, () => ({ frames: 100 })),
  });
  const leases = [];
  for (let index = 0; index < begun; index++) {
    leases.push(await leaseOf(database, segmentTarget(taskId, index)));
  }
  return leases;
}

describe('a cancelled task gives back what had not begun', () => {
  it('everything before a worker began', async () => {
    const { taskId, owner } = await openTask();
    const { row, deliveries } = await cancel(taskId);
    expect(row).toMatchObject({ status: 'failed', step: 'done', errorCode: 'TASK_CANCELLED' });
    expect(deliveries[0]?.queue).toBe('webhook-deliver');
    expect(await creditsOf(owner.accountId)).toBe(100);
  });

  it('the price of rendering while it is prepared', async () => {
    const { taskId, owner } = await openTask();
    await leaseOf(database, taskTarget(taskId, 'prepare'));
    await cancel(taskId);
    expect(await creditsOf(owner.accountId)).toBe(60 + 15);
  });

  it.each([
    [0, 15],
    [1, 11],
    [3, 3],
    [4, 0],
  ])('with %i of 4 scenes begun: %i credits', async (begun, refund) => {
    const { taskId, owner } = await openTask();
    await render(taskId, begun);
    await cancel(taskId);
    expect(await creditsOf(owner.accountId)).toBe(60 + refund);
    const entries = await database.ledgerEntry.count({ where: { taskId, reason: 'refund' } });
    expect(entries).toBe(refund === 0 ? 0 : 1);
  });

  it('of a film of a property its kind’s price, of a test key nothing', async () => {
    const slideshow = await openTask({ kind: 'slideshow', resolution: {}, price: 15 });
    await leaseOf(database, taskTarget(slideshow.taskId, 'prepare'));
    await cancel(slideshow.taskId);
    expect(await creditsOf(slideshow.owner.accountId)).toBe(85 + 10);
    const simulation = await openTask({ livemode: false });
    await cancel(simulation.taskId);
    expect(await creditsOf(simulation.owner.accountId)).toBe(100);
  });
});

describe('cancelling', () => {
  it('again, or many times at once, changes nothing and tells nobody twice', async () => {
    const { taskId, owner } = await openTask();
    const ends = await Promise.all(Array.from({ length: 5 }, () => cancel(taskId)));
    expect(ends.filter(({ deliveries }) => deliveries.length > 0)).toHaveLength(1);
    expect((await cancel(taskId)).row.errorCode).toBe('TASK_CANCELLED');
    expect(await creditsOf(owner.accountId)).toBe(100);
    expect(await database.webhookDelivery.count({ where: { taskId } })).toBe(1);
  });

  it('is refused once the task has ended, and a cancelled task cannot fail', async () => {
    const failure = {
      code: 'RENDER_FAILED' as const,
      message: 'No.',
      failedAt: new Date(),
      expiresAt: new Date(),
      webhookEvent,
    };
    const failed = await openTask();
    await failWork(database, 'task', failed.taskId, failure);
    await expect(cancel(failed.taskId)).rejects.toThrow(ApiError);
    await expect(cancel(failed.taskId)).rejects.toThrow('The task has failed');
    const cancelled = await openTask();
    await cancel(cancelled.taskId);
    expect(await failWork(database, 'task', cancelled.taskId, failure)).toBeNull();
  });

  it('stops its workers: they learn why, and can finish nothing', async () => {
    const { taskId } = await openTask();
    const [lease] = await render(taskId, 1);
    if (!lease) throw new Error('no segment was begun');
    await cancel(taskId);
    const target = segmentTarget(taskId, 0);
    expect(await heartbeat(database, target, lease, 30)).toBe('cancelled');
    expect(await reportFrames(database, { taskId, index: 0 }, lease, 10)).toBe(false);
    await expect(finishSegment(database, { taskId, index: 0 }, lease, 'k')).rejects.toThrow(
      WorkCancelled,
    );
    expect(await claim(database, segmentTarget(taskId, 1), 30)).toBeNull();
  });

  it('frees its place at once', async () => {
    const { taskId, owner } = await openTask();
    const next = () => acceptTask(database, newTask(owner));
    await expect(next()).rejects.toThrow('1 of 1');
    await cancel(taskId);
    expect((await next()).outcome).toBe('accepted');
  });
});
