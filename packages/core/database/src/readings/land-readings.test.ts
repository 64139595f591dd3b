import { createHash } from 'node:crypto';
import { ApiError } from '@groundwork/contract/errors';
import { type LandReadingData, objection } from '@groundwork/contract/land/reading';
import { limits } from '@groundwork/contract/limits';
import { afterAll, describe, expect, it } from '@jest/globals';
import { leaseOf, newReading, openAccount, openTestDatabase } from '../fixtures/rows.js';
import { LeaseLost, release } from '../jobs/lease.js';
import {
  enqueuePendingJobs,
  listStaleJobs,
  markPending,
  readAccountBacklog,
  readBacklog,
  readingJob,
} from '../jobs/outbox.js';
import { completeWork } from '../lifecycle/complete.js';
import { listExpired, listFileOwners, markExpired } from '../lifecycle/expiry.js';
import { failWork } from '../lifecycle/fail.js';
import { acceptLandReading, findOwnLandReading, landReadingTarget } from './land-readings.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

const none = { sky: 0, ground: 0, grass: 0, trees: 0, water: 0, road: 0 };
const data: LandReadingData = {
  land: { probability: 0.1 },
  view: 'eye_level',
  view_probability: 0.6,
  horizon: null,
  camera: {
    pitch_degrees: 0,
    roll_degrees: 0,
    height_m: 1.6,
    focal_mm_equivalent: 26,
    assumed: [],
  },
  sun: null,
  classes: { ...none, building: 0, rock: 0, snow: 0, thing: 1 },
  plot: null,
  claims: [],
  objections: [objection('PHOTO_NOT_LAND')],
};

async function accepted(credits = 0) {
  const owner = await openAccount(database, 'plus', credits);
  const reading = newReading(owner);
  const acceptance = await acceptLandReading(database, reading);
  return { owner, id: reading.id, acceptance };
}

const completion = (id: string) => ({
  completedAt: new Date(),
  reading: data,
  explanation: { key: `readings/${id}/reading.png`, contentType: 'image/png' },
});
const failure = () => ({ code: 'READING_FAILED', message: 'No.', failedAt: new Date() }) as const;

describe('accepting a reading', () => {
  it('takes nothing from the account and writes the row as enqueued', async () => {
    const { owner, id, acceptance } = await accepted(5);
    expect(acceptance).toMatchObject({ outcome: 'accepted', value: { jobId: `${id}_read_1` } });
    expect(await findOwnLandReading(database, owner.accountId, id)).toMatchObject({
      status: 'pending',
    });
    expect(await database.job.findUnique({ where: { id: `${id}_read` } })).toMatchObject({
      enqueuedId: `${id}_read_1`,
    });
    const { credits } = await database.account.findUniqueOrThrow({
      where: { id: owner.accountId },
    });
    expect(credits).toBe(5);
    const stranger = await openAccount(database, 'plus', 0);
    expect(await findOwnLandReading(database, stranger.accountId, id)).toBeNull();
  });

  it('never passes its bound, however many are asked for at once', async () => {
    const owner = await openAccount(database, 'enterprise', 0);
    const most = limits.landReadings.unfinished;
    const outcomes = await Promise.all(
      Array.from({ length: most + 5 }, async () => {
        try {
          return (await acceptLandReading(database, newReading(owner))).outcome;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return error.code;
        }
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(most);
    expect(outcomes.filter((outcome) => outcome === 'READING_LIMIT_EXCEEDED')).toHaveLength(5);
  });

  it('is decided once for an idempotency key', async () => {
    const owner = await openAccount(database, 'pro', 0);
    const idempotency = { key: 'live k', requestHash: createHash('sha256').digest() };
    const both = await Promise.all(
      [1, 2].map((answer) =>
        acceptLandReading(database, newReading(owner, { idempotency, response: { answer } })),
      ),
    );
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['accepted', 'replayed']);
    expect(await database.landReading.count({ where: { accountId: owner.accountId } })).toBe(1);
  });
});

describe('the outbox of readings', () => {
  it('enqueues a pending one once, and finds a stale one', async () => {
    const { owner, id } = await accepted();
    const tenant = { accountId: owner.accountId, plan: 'plus' } as const;
    const first = {
      ...readingJob(id),
      id: `${id}_read`,
      jobId: `${id}_read_1`,
      tenant,
    };
    await markPending(database, first);
    const taken = await Promise.all([1, 2, 3].map(() => enqueuePendingJobs(database, 50)));
    expect(taken.flat()).toEqual([{ ...first, jobId: `${id}_read_2` }]);
    const stale = await listStaleJobs(database, 0, 50);
    expect(stale).toContainEqual({ ...first, jobId: `${id}_read_2`, leaseExpired: false });
    const waiting = (await readAccountBacklog(database)).filter(
      ({ accountId }) => accountId === owner.accountId,
    );
    expect(waiting).toMatchObject([{ queue: 'land-reading', jobs: 1 }]);
    expect(await readBacklog(database)).toContainEqual(
      expect.objectContaining({ queue: 'land-reading' }),
    );
    await failWork(database, 'reading', id, failure());
    await markPending(database, { ...first, jobId: `${id}_read_2` });
    expect((await enqueuePendingJobs(database, 50)).map((job) => job.id)).not.toContain(first.id);
  });
});

describe('the end of a reading', () => {
  it('is written once, by whoever holds it', async () => {
    const { id } = await accepted();
    const target = landReadingTarget(id);
    const lost = await leaseOf(database, target);
    await release(database, target, lost, { afterSeconds: 0, counts: true });
    const lease = await leaseOf(database, target);
    await expect(completeWork(database, 'reading', id, lost, completion(id))).rejects.toThrow(
      LeaseLost,
    );
    await completeWork(database, 'reading', id, lease, completion(id));
    expect(await failWork(database, 'reading', id, failure())).toBeNull();
    await expect(completeWork(database, 'reading', id, lease, completion(id))).rejects.toThrow(
      LeaseLost,
    );
    expect(await database.landReading.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'completed',
      reading: data,
      errorCode: null,
    });
  });

  it('is deleted with the owner of its picture when its time is over, also twice', async () => {
    const { owner, id } = await accepted();
    const pending = await accepted();
    const end = completion(id);
    await completeWork(
      database,
      'reading',
      id,
      await leaseOf(database, landReadingTarget(id)),
      end,
    );
    const over = new Date(end.completedAt.getTime() + limits.landReadings.keptHours * 3_600_000);
    const expired = async (at: Date) =>
      (await listExpired(database, at, 100)).filter((file) => [id, pending.id].includes(file.id));
    expect(await expired(new Date(over.getTime() - 1))).toEqual([]);
    expect(await expired(over)).toEqual([{ kind: 'reading', id }]);
    expect(await listFileOwners(database, [id, pending.id])).toEqual(
      expect.arrayContaining([id, pending.id]),
    );
    for (let times = 0; times < 2; times++) {
      await markExpired(database, { kind: 'reading', id }, over);
    }
    expect(await findOwnLandReading(database, owner.accountId, id)).toBeNull();
    expect(await database.asset.count({ where: { key: end.explanation.key } })).toBe(0);
    expect(await listFileOwners(database, [id])).toEqual([]);
  });
});
