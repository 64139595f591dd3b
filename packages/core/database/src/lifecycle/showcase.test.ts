import { afterAll, describe, expect, it } from '@jest/globals';
import {
  completeJob,
  leaseOf,
  newEdit,
  newGeneration,
  openAccount,
  openShowcase,
  openTestDatabase,
} from '../fixtures/rows.js';
import { claim, LeaseLost } from '../jobs/lease.js';
import {
  acceptShowcaseJob,
  findOwnShowcaseJob,
  readShowcaseJob,
  showcaseTarget,
} from '../showcase/accept-showcase-job.js';
import { failWork } from './fail.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

async function openGeneration(extra: Parameters<typeof newGeneration>[1] = {}) {
  const owner = await openAccount(database, 'max', 100);
  const job = newGeneration(owner, extra);
  await acceptShowcaseJob(database, job);
  return { owner, jobId: job.id };
}

const fail = (jobId: string) =>
  failWork(database, 'showcase', jobId, {
    failedAt: new Date(),
    expiresAt: new Date(),
    cause: 'the photo cannot be read',
    webhookEvent: { event: 'showcase.failed', schedule: 'showcase', body: '{}' },
  });
const balanceOf = async (accountId: string) =>
  (await database.account.findUniqueOrThrow({ where: { id: accountId } })).credits;
const deliveriesOf = (showcaseJobId: string) =>
  database.webhookDelivery.findMany({ where: { showcaseJobId } });

describe('a showcase job’s way', () => {
  it('goes from pending to succeeded, owns its image, keeps its charge and tells once', async () => {
    const { owner, jobId } = await openGeneration();
    const [delivery] = await completeJob(database, jobId);
    const row = await readShowcaseJob(database, jobId);
    expect(row).toMatchObject({
      status: 'succeeded',
      recipe: { edits: [] },
      failure: null,
    });
    expect(await database.job.findUnique({ where: { id: `${jobId}_render` } })).toBeNull();
    expect(await balanceOf(owner.accountId)).toBe(98);
    const deliveries = await deliveriesOf(jobId);
    expect(deliveries).toMatchObject([
      { event: 'showcase.completed', schedule: 'showcase', taskId: null, status: 'pending' },
    ]);
    expect(delivery).toMatchObject({
      queue: 'webhook-deliver',
      payload: { delivery_id: deliveries[0]?.id },
      jobId: `${deliveries[0]?.id}_deliver_1`,
    });
    expect(await database.asset.findMany({ where: { showcaseJobId: jobId } })).toMatchObject([
      { key: row.outputKey, contentType: 'image/jpeg', accountId: owner.accountId, taskId: null },
    ]);
  });

  it('a failed generation is refunded once, however many find the fault', async () => {
    const { owner, jobId } = await openGeneration();
    const ends = await Promise.all(Array.from({ length: 10 }, () => fail(jobId)));
    expect(ends.filter((end) => end !== null)).toMatchObject([{ refunded: 2 }]);
    expect(await balanceOf(owner.accountId)).toBe(100);
    expect(await deliveriesOf(jobId)).toHaveLength(1);
    expect(await readShowcaseJob(database, jobId)).toMatchObject({
      status: 'failed',
      failure: 'the photo cannot be read',
      outputKey: null,
    });
  });

  it('a failed edit is not refunded', async () => {
    const owner = await openAccount(database, 'max', 100);
    const edit = newEdit(owner, await openShowcase(database, owner));
    await acceptShowcaseJob(database, edit);
    expect(await fail(edit.id)).toMatchObject({ refunded: 0 });
    expect(await balanceOf(owner.accountId)).toBe(98);
    expect(
      await database.ledgerEntry.count({ where: { showcaseJobId: edit.id, reason: 'refund' } }),
    ).toBe(0);
  });

  it('one that cost nothing is not refunded', async () => {
    const { owner, jobId } = await openGeneration({ charge: 0 });
    expect(await fail(jobId)).toMatchObject({ refunded: 0 });
    expect(await balanceOf(owner.accountId)).toBe(100);
  });

  it('without a webhook has no delivery', async () => {
    const { jobId } = await openGeneration({ webhookUrl: null });
    expect(await completeJob(database, jobId)).toEqual([]);
    expect(await deliveriesOf(jobId)).toEqual([]);
  });

  it('one that succeeded cannot fail, one that failed cannot succeed', async () => {
    const { owner, jobId } = await openGeneration();
    const lease = await leaseOf(database, showcaseTarget(jobId));
    await completeJob(database, jobId, lease);
    expect(await fail(jobId)).toBeNull();
    await expect(completeJob(database, jobId, lease)).rejects.toThrow(LeaseLost);
    expect(await balanceOf(owner.accountId)).toBe(98);

    const second = await openGeneration();
    const late = await leaseOf(database, showcaseTarget(second.jobId));
    await fail(second.jobId);
    await expect(completeJob(database, second.jobId, late)).rejects.toThrow(LeaseLost);
    expect(await claim(database, showcaseTarget(second.jobId), 30)).toBeNull();
  });

  it('a worker that lost its lease cannot finish', async () => {
    const { jobId } = await openGeneration();
    // Over for a second, since an end is rounded to milliseconds, maybe up.
    const stale = await leaseOf(database, showcaseTarget(jobId), -1);
    const fresh = await leaseOf(database, showcaseTarget(jobId));
    await expect(completeJob(database, jobId, stale)).rejects.toThrow(LeaseLost);
    await completeJob(database, jobId, fresh);
    expect(await deliveriesOf(jobId)).toHaveLength(1);
  });

  it('is found by its owner only', async () => {
    const { owner, jobId } = await openGeneration();
    const other = await openAccount(database, 'pro', 0);
    expect(await findOwnShowcaseJob(database, owner.accountId, jobId)).toMatchObject({ id: jobId });
    expect(await findOwnShowcaseJob(database, other.accountId, jobId)).toBeNull();
  });
});

describe('the database itself', () => {
  it('refuses half-final states', async () => {
    const { jobId } = await openGeneration();
    for (const status of ['succeeded', 'failed'] as const) {
      await expect(
        database.showcaseJob.update({ where: { id: jobId }, data: { status } }),
      ).rejects.toThrow(/showcase_jobs_final_state_is_whole/);
    }
  });

  it('refuses an edit without a source, and a custom showcase without a spec', async () => {
    const { jobId } = await openGeneration();
    for (const data of [{ kind: 'edit' }, { templateId: 'custom' }, { templateId: '' }] as const) {
      await expect(database.showcaseJob.update({ where: { id: jobId }, data })).rejects.toThrow(
        /showcase_jobs_origin_is_whole/,
      );
    }
  });

  it('refuses a charge or a refund that belongs to nothing, or to two things', async () => {
    const { owner, jobId } = await openGeneration();
    const { accountId } = owner;
    const entries = [
      { accountId, amount: -1, reason: 'charge' },
      { accountId, amount: 1, reason: 'refund' },
      { accountId, amount: 1, reason: 'refund', taskId: 'task_x', showcaseJobId: jobId },
      { accountId, amount: 1, reason: 'grant', showcaseJobId: jobId },
    ] as const;
    for (const data of entries) {
      await expect(database.ledgerEntry.create({ data })).rejects.toThrow(/ledger_entries_sign/);
    }
  });

  it('refuses a second charge of a job', async () => {
    const { owner, jobId } = await openGeneration();
    const again = {
      accountId: owner.accountId,
      amount: -2,
      reason: 'charge',
      showcaseJobId: jobId,
    } as const;
    await expect(database.ledgerEntry.create({ data: again })).rejects.toThrow(/Unique constraint/);
  });
});
