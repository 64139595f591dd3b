import { randomBytes } from 'node:crypto';
import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import { openDatabase } from '@groundwork/database/connection/client';
import { claim, LeaseLost } from '@groundwork/database/jobs/lease';
import { cancelWork } from '@groundwork/database/lifecycle/cancel';
import {
  acceptShowcaseJob,
  showcaseTarget,
} from '@groundwork/database/showcase/accept-showcase-job';
import {
  type AttemptEnd,
  createLogger,
  newId,
  Outage,
  StopReason,
  stopCauseOf,
} from '@groundwork/runtime';
import { createTestDatabase } from '@groundwork/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AttemptsUsedUp, attemptWithLease } from './attempt.js';

let jobId: string;
const testDatabase = await createTestDatabase();
const database = openDatabase({ url: testDatabase.url });
const accountId = await createAccount(database, {
  name: 'Test',
  plan: 'enterprise',
  billing: 'monthly',
  credits: 0,
});
const key = { accountId, name: 'live', mode: 'live' as const, expiresAt: null };
const owner = { accountId, apiKeyId: (await createApiKey(database, randomBytes(32), key)).keyId };
beforeEach(async () => {
  jobId = newId('job_');
  await acceptShowcaseJob(database, {
    ...owner,
    id: jobId,
    kind: 'generation',
    livemode: true,
    requestId: newId('req_'),
    createdAt: new Date(),
    webhookUrl: null,
    charge: 0,
    idempotency: null,
    response: {},
    request: {
      template_id: 'hero_impact',
      fields: { price: '1', size: '1' },
      language: 'en',
      main_image_url: 'https://example.com/a.jpg',
      supporting_image_urls: [],
      logo_image_url: null,
      webhook_url: null,
    },
    inputs: { main: 'inputs/main.jpg', supporting: [], logo: null },
    customTemplate: null,
  });
});
afterAll(async () => {
  await database.$disconnect();
  await testDatabase.close();
});

class Fault extends Error {}

/** One try; says what was given up. */
async function tryOnce(
  work: Parameters<typeof attemptWithLease>[1],
  signal = new AbortController().signal,
  leaseSeconds = 30,
) {
  const givenUp: unknown[] = [];
  const ends: AttemptEnd[] = [];
  const outcome = await attemptWithLease(
    {
      database,
      target: showcaseTarget(jobId),
      leaseSeconds,
      context: {
        kind: 'showcase-render',
        jobId: 'job',
        signal,
        log: createLogger('test', 'silent'),
        ended: (end) => ends.push(end),
      },
      facts: { job_id: jobId },
      isFault: (error) => error instanceof Fault,
      giveUp: async (error) => {
        givenUp.push(error);
      },
    },
    work,
  ).then(
    () => 'quiet' as const,
    (error: unknown) => error,
  );
  return { outcome, givenUp, ends };
}

const failing = (error: Error) => async () => {
  throw error;
};
const storedJob = () => database.job.findUniqueOrThrow({ where: { id: `${jobId}_render` } });
const due = () =>
  database.job.update({ where: { id: `${jobId}_render` }, data: { availableAt: new Date(0) } });

describe('an attempt', () => {
  it('that ends well gives nothing up', async () => {
    expect(await tryOnce(async () => {})).toMatchObject({ outcome: 'quiet', givenUp: [] });
  });

  it('with a fault of the request gives up at once', async () => {
    const fault = new Fault('not a picture');
    expect(await tryOnce(failing(fault))).toMatchObject({ outcome: 'quiet', givenUp: [fault] });
  });

  it('with any other error is given back, and given up after the third', async () => {
    const error = new Error('the disk is full');
    for (const attempts of [1, 2]) {
      const began = Date.now();
      expect(await tryOnce(failing(error))).toMatchObject({ outcome: error, givenUp: [] });
      const row = await storedJob();
      expect(row).toMatchObject({ attempts, leaseToken: null, enqueuedId: null });
      expect(row.availableAt.getTime()).toBeGreaterThan(began);
      await due();
    }
    expect(await tryOnce(failing(error))).toMatchObject({ outcome: error, givenUp: [error] });
  });

  it.each([
    ['got no thread', 'glib: Error creating thread: Resource temporarily unavailable\n\nvips2png'],
    ['lost the database', 'Connection terminated unexpectedly'],
  ])('that %s is given up after the sixth', async (_name, message) => {
    const error = new Error('the portrait could not be drawn', { cause: new Error(message) });
    for (let tried = 1; tried < 6; tried += 1) {
      expect(await tryOnce(failing(error))).toMatchObject({ outcome: error, givenUp: [] });
      await due();
    }
    expect(await tryOnce(failing(error))).toMatchObject({ outcome: error, givenUp: [error] });
  });

  it('that an outage ends is tried again and does not count, however often', async () => {
    const away = new Outage('the object store', 'it answers 503');
    const error = new Error('the photo could not be read', { cause: away });
    for (let tried = 0; tried < 5; tried += 1) {
      const began = Date.now();
      expect(await tryOnce(failing(error))).toEqual({
        outcome: error,
        givenUp: [],
        ends: ['retried'],
      });
      const row = await storedJob();
      expect(row).toMatchObject({ attempts: 0, leaseToken: null, enqueuedId: null });
      expect(row.availableAt.getTime()).toBeGreaterThan(began);
      await due();
    }
    expect(await tryOnce(async () => {})).toMatchObject({ outcome: 'quiet', givenUp: [] });
  });

  it('that an outage ends after a day fails', async () => {
    const away = new Outage('the object store', 'it answers 503');
    const openSince = async (hours: number) =>
      database.job.updateMany({
        where: { id: `${jobId}_render` },
        data: { createdAt: new Date(Date.now() - hours * 3_600_000) },
      });
    await openSince(23.9);
    expect(await tryOnce(failing(away))).toMatchObject({ givenUp: [], ends: ['retried'] });
    await due();
    await openSince(24.1);
    expect(await tryOnce(failing(away))).toMatchObject({ outcome: away, givenUp: [away] });
  });

  it.each([
    { killed: 3, isMade: true },
    { killed: 5, isMade: true },
    { killed: 6, isMade: false },
  ])('whose worker was killed $killed times is made: $isMade', async ({ killed, isMade }) => {
    // Leases that ended a second ago, since an end is rounded to milliseconds, maybe up.
    for (let i = 0; i < killed; i++) {
      await claim(database, showcaseTarget(jobId), -1);
    }
    let begun = false;
    const { outcome, givenUp } = await tryOnce(async () => {
      begun = true;
    });
    expect([outcome, begun]).toEqual(['quiet', isMade]);
    expect(givenUp).toEqual(isMade ? [] : [expect.any(AttemptsUsedUp)]);
  });

  it('that a shutdown ends is handed back and does not count', async () => {
    const stopping = new AbortController();
    const tried = await tryOnce(async (_lease, signal) => {
      stopping.abort(new StopReason('shutting_down'));
      signal.throwIfAborted();
    }, stopping.signal);
    expect(tried).toMatchObject({ outcome: 'quiet', givenUp: [] });
    expect(await storedJob()).toMatchObject({ attempts: 0, leaseToken: null, enqueuedId: null });
  });

  it('that ran into its time limit is tried again', async () => {
    const limit = new AbortController();
    const { outcome, givenUp } = await tryOnce(async (_lease, signal) => {
      limit.abort(new StopReason('too_long'));
      signal.throwIfAborted();
    }, limit.signal);
    expect(outcome).toEqual(new StopReason('too_long'));
    expect(givenUp).toEqual([]);
    expect(await storedJob()).toMatchObject({ attempts: 1, leaseToken: null });
  });

  describe('whose customer takes the work back', () => {
    const cancel = () =>
      database.$transaction((tx) =>
        cancelWork(tx, 'showcase', jobId, {
          at: new Date(),
          expiresAt: new Date(),
          webhookEvent: () => ({ event: 'showcase.failed', schedule: 'showcase', body: '{}' }),
        }),
      );

    it('is stopped for that reason, and gives nothing up', async () => {
      const { outcome, givenUp, ends } = await tryOnce(
        async (_lease, signal) => {
          await cancel();
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          expect(stopCauseOf(signal)).toBe('cancelled');
          signal.throwIfAborted();
        },
        undefined,
        0.2,
      );
      expect({ outcome, givenUp, ends }).toEqual({
        outcome: 'quiet',
        givenUp: [],
        ends: ['cancelled'],
      });
    });

    it('tells so also when a write finds the lease gone', async () => {
      const { outcome, ends } = await tryOnce(async () => {
        await cancel();
        throw new LeaseLost();
      });
      expect([outcome, ends]).toEqual(['quiet', ['cancelled']]);
    });
  });

  it('is not begun while another worker holds the work', async () => {
    await claim(database, showcaseTarget(jobId), 30);
    let begun = false;
    await tryOnce(async () => {
      begun = true;
    });
    expect(begun).toBe(false);
  });
});
