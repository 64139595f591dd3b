import { createHash } from 'node:crypto';
import { ApiError } from '@groundwork/contract/errors';
import { showcaseRequestSchema } from '@groundwork/contract/showcase/request';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  newEdit,
  newGeneration,
  newTask,
  newTemplate,
  openAccount,
  openShowcase,
  openTestDatabase,
  templateSpec,
} from '../fixtures/rows.js';
import { failWork } from '../lifecycle/fail.js';
import { acceptTask } from '../tasks/accept-task.js';
import { acceptShowcaseJob, type NewShowcaseJob, readShowcaseJob } from './accept-showcase-job.js';
import { archiveCustomTemplate, writeCustomTemplate } from './custom-templates.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

type Owner = Awaited<ReturnType<typeof openAccount>>;

/** Accepts as many at once and counts how each ended. */
async function acceptAtOnce(count: number, make: () => NewShowcaseJob) {
  const outcomes: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: count }, async () => {
      let outcome: string;
      try {
        ({ outcome } = await acceptShowcaseJob(database, make()));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        outcome = error.code;
      }
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }),
  );
  return outcomes;
}

const balanceOf = async ({ accountId }: Owner) =>
  (await database.account.findUniqueOrThrow({ where: { id: accountId } })).credits;
const countOf = ({ accountId }: Owner) => database.showcaseJob.count({ where: { accountId } });
const cancel = (jobId: string) =>
  failWork(database, 'showcase', jobId, {
    failedAt: new Date(),
    expiresAt: new Date(),
    cause: 'the test is done with it',
    webhookEvent: null,
  });

describe('accepting a showcase', () => {
  it('takes the credits and writes down what the worker needs', async () => {
    const owner = await openAccount(database, 'pro', 5);
    const job = newGeneration(owner);
    expect(await acceptShowcaseJob(database, job)).toEqual({
      outcome: 'accepted',
      value: expect.objectContaining({ jobId: `${job.id}_render_1` }),
    });
    expect(await balanceOf(owner)).toBe(3);
    const row = await readShowcaseJob(database, job.id);
    expect(row).toMatchObject({
      kind: 'generation',
      templateId: 'hero_impact',
      status: 'pending',
      charged: 2,
      inputs: job.inputs,
      sourceJobId: null,
    });
    expect(showcaseRequestSchema.parse(row.request)).toMatchObject({ fields: job.request.fields });
  });

  it('accepts exactly as many of 50 simultaneous requests as there is credit for', async () => {
    const owner = await openAccount(database, 'enterprise', 3 * 2 + 1);
    expect(await acceptAtOnce(50, () => newGeneration(owner))).toEqual({
      accepted: 3,
      INSUFFICIENT_CREDITS: 47,
    });
    expect(await balanceOf(owner)).toBe(1);
    expect(await countOf(owner)).toBe(3);
  });

  it.each([
    ['plus', 1],
    ['pro', 3],
    ['max', 5],
  ] as const)('the %s plan runs %i at once', async (plan, limit) => {
    const owner = await openAccount(database, plan, 1_000);
    expect(await acceptAtOnce(limit + 4, () => newGeneration(owner))).toEqual({
      accepted: limit,
      CONCURRENCY_LIMIT_EXCEEDED: 4,
    });
    expect(await balanceOf(owner)).toBe(1_000 - 2 * limit);
  });

  it('counts live and test jobs, and showcase jobs and tasks, apart', async () => {
    const owner = await openAccount(database, 'plus', 1_000);
    await acceptTask(database, newTask(owner));
    await acceptShowcaseJob(database, newGeneration(owner));
    await acceptShowcaseJob(database, newGeneration(owner, { livemode: false, charge: 0 }));
    expect(await acceptAtOnce(1, () => newGeneration(owner))).toEqual({
      CONCURRENCY_LIMIT_EXCEEDED: 1,
    });
  });

  it('has room again when a job has ended', async () => {
    const owner = await openAccount(database, 'plus', 10);
    const first = newGeneration(owner);
    await acceptShowcaseJob(database, first);
    await cancel(first.id);
    expect(await acceptAtOnce(1, () => newGeneration(owner))).toEqual({ accepted: 1 });
  });

  it('takes nothing when the charge is zero, also from an empty account', async () => {
    const owner = await openAccount(database, 'plus', 0);
    await acceptShowcaseJob(database, newGeneration(owner, { livemode: false, charge: 0 }));
    expect(await balanceOf(owner)).toBe(0);
    expect(await database.ledgerEntry.count({ where: { accountId: owner.accountId } })).toBe(0);
  });

  it('takes a charge in test mode too: an edit is no simulation', async () => {
    const owner = await openAccount(database, 'pro', 10);
    const sourceJobId = await openShowcase(database, owner);
    await acceptShowcaseJob(database, newEdit(owner, sourceJobId, { livemode: false }));
    expect(await balanceOf(owner)).toBe(8);
  });

  it('a refused request leaves nothing behind', async () => {
    const owner = await openAccount(database, 'pro', 1);
    const idempotency = { key: 'k', requestHash: createHash('sha256').digest() };
    const job = newGeneration(owner, { idempotency });
    await expect(acceptShowcaseJob(database, job)).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
    });
    expect(await countOf(owner)).toBe(0);
    expect(await database.idempotencyKey.count({ where: { accountId: owner.accountId } })).toBe(0);
    expect(await balanceOf(owner)).toBe(1);
  });
});

describe('accepting an edit', () => {
  it('names its source and has the source’s template', async () => {
    const owner = await openAccount(database, 'pro', 10);
    const sourceJobId = await openShowcase(database, owner);
    const edit = newEdit(owner, sourceJobId);
    await acceptShowcaseJob(database, edit);
    expect(await readShowcaseJob(database, edit.id)).toMatchObject({
      kind: 'edit',
      templateId: 'hero_impact',
      inputs: null,
      source: { id: sourceJobId, status: 'succeeded' },
    });
  });

  it.each(['of another account', 'that is not finished', 'that has expired'] as const)(
    'refuses a source %s',
    async (which) => {
      const owner = await openAccount(database, 'pro', 10);
      const other = await openAccount(database, 'pro', 10);
      const unfinished = newGeneration(owner, { charge: 0 });
      await acceptShowcaseJob(database, unfinished);
      const expired = await openShowcase(database, owner);
      await database.showcaseJob.update({
        where: { id: expired },
        data: { expiredAt: new Date() },
      });
      const sources = {
        'of another account': await openShowcase(database, other),
        'that is not finished': unfinished.id,
        'that has expired': expired,
      };
      await expect(
        acceptShowcaseJob(database, newEdit(owner, sources[which])),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await balanceOf(owner)).toBe(10);
    },
  );
});

describe('accepting a showcase in a custom template', () => {
  const request = { ...newGeneration({ accountId: '', apiKeyId: '' }).request };
  const custom = (owner: Owner, id: string) =>
    newGeneration(owner, {
      request: { ...request, template_id: 'custom', custom_template_id: id },
      customTemplate: { id, spec: templateSpec },
    });

  it('keeps the spec that the request was checked against', async () => {
    const owner = await openAccount(database, 'pro', 10);
    const { id } = await database.$transaction((tx) =>
      writeCustomTemplate(tx, newTemplate(owner.accountId)),
    );
    const job = custom(owner, id);
    await acceptShowcaseJob(database, job);
    await database.customTemplate.update({ where: { id }, data: { spec: { changed: true } } });
    expect(await readShowcaseJob(database, job.id)).toMatchObject({
      templateId: 'custom',
      templateSpec,
      customTemplate: { id, referenceImageUrl: 'https://example.com/window.png' },
    });
  });

  it('refuses a template that was archived in between, and one of another account', async () => {
    const owner = await openAccount(database, 'pro', 10);
    const other = await openAccount(database, 'pro', 10);
    const { id } = await database.$transaction((tx) =>
      writeCustomTemplate(tx, newTemplate(owner.accountId)),
    );
    await expect(acceptShowcaseJob(database, custom(other, id))).rejects.toMatchObject({
      code: 'CUSTOM_TEMPLATE_NOT_FOUND',
    });
    await archiveCustomTemplate(database, owner.accountId, id, new Date());
    await expect(acceptShowcaseJob(database, custom(owner, id))).rejects.toMatchObject({
      code: 'CUSTOM_TEMPLATE_ARCHIVED',
    });
    expect(await balanceOf(owner)).toBe(10);
  });
});

describe('Idempotency-Key', () => {
  const requestHash = createHash('sha256').update('same').digest();
  const idempotency = { key: 'retry', requestHash };

  it('a retry gets the first answer and nothing new, also when 20 come at once', async () => {
    const owner = await openAccount(database, 'enterprise', 100);
    const outcomes = await acceptAtOnce(20, () =>
      newGeneration(owner, { idempotency, response: { answer: 42 } }),
    );
    expect(outcomes).toEqual({ accepted: 1, replayed: 19 });
    expect(await balanceOf(owner)).toBe(98);
    expect(await countOf(owner)).toBe(1);
    expect(await acceptShowcaseJob(database, newGeneration(owner, { idempotency }))).toEqual({
      outcome: 'replayed',
      response: { answer: 42 },
    });
  });

  it('the same key with another body is refused; with an edit it is another operation', async () => {
    const owner = await openAccount(database, 'pro', 100);
    const sourceJobId = await openShowcase(database, owner);
    await acceptShowcaseJob(database, newGeneration(owner, { idempotency }));
    const other = { ...idempotency, requestHash: createHash('sha256').update('other').digest() };
    await expect(
      acceptShowcaseJob(database, newGeneration(owner, { idempotency: other })),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const edited = await acceptShowcaseJob(
      database,
      newEdit(owner, sourceJobId, { idempotency: other }),
    );
    expect(edited.outcome).toBe('accepted');
  });
});
