import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { claim } from '@groundwork/database/jobs/lease';
import { markPending } from '@groundwork/database/jobs/outbox';
import { failWork } from '@groundwork/database/lifecycle/fail';
import { acceptLandReading, landReadingTarget } from '@groundwork/database/readings/land-readings';
import { newId } from '@groundwork/runtime';
import { inputPrefix, readingPrefix } from '@groundwork/storage/object-keys';
import { afterAll, describe, expect, it } from '@jest/globals';
import { relayPending, reopenVanished } from './enqueue-work.js';
import { expireFiles, removeOrphans } from './expire-files.js';
import { reachable, startSchedule } from './fixtures/schedule.js';

const schedule = await startSchedule();
await reachable(schedule.queues);
afterAll(() => schedule.close());

/** A reading as the accepting transaction leaves it, with a picture it brought and the one that explains it. */
async function accept() {
  const { id: apiKeyId, accountId } = await schedule.database.apiKey.findFirstOrThrow();
  const id = newId(prefixes.landReading);
  const accepted = await acceptLandReading(schedule.database, {
    ...{ id, accountId, apiKeyId, livemode: false, requestId: newId(prefixes.request) },
    ...{ createdAt: new Date(), request: {}, inputs: {}, idempotency: null, response: {} },
  });
  if (accepted.outcome !== 'accepted' || !accepted.value) throw new Error('not accepted');
  const keys = [`${inputPrefix(id)}/0-source.png`, `${readingPrefix(id)}/reading.png`];
  for (const key of keys) {
    await schedule.store.put(key, Buffer.from('bytes'), { contentType: 'image/png' });
  }
  return { id, keys, enqueuedJob: accepted.value };
}

const jobOf = async (id: string) =>
  (await schedule.database.job.findUniqueOrThrow({ where: { id: `${id}_read` } })).enqueuedId;
const kept = async (keys: readonly string[]) => {
  const stats = await Promise.all(keys.map((key) => schedule.store.stat(key)));
  return stats.filter((stat) => stat !== null).length;
};
const fail = (id: string, failedAt: Date) =>
  failWork(schedule.database, 'reading', id, { code: 'READING_FAILED', message: 'No.', failedAt });

describe('readings', () => {
  it('that the queue missed are enqueued once', async () => {
    const { id, enqueuedJob } = await accept();
    await markPending(schedule.database, enqueuedJob);
    const counts = await Promise.all([1, 2, 3].map(() => relayPending(schedule)));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await jobOf(id)).toBe(`${id}_read_2`);
    expect(await schedule.queues.presence('land-reading', `${id}_read_2`)).toBe('waiting');
    await fail(id, new Date());
  });

  it('whose job vanished are opened again, but not while a worker holds them', async () => {
    const vanished = await accept();
    const held = await accept();
    await claim(schedule.database, landReadingTarget(held.id), 60);
    expect(await reopenVanished(schedule, 0)).toBe(1);
    expect([await jobOf(vanished.id), await jobOf(held.id)]).toEqual([null, `${held.id}_read_1`]);
    for (const { id } of [vanished, held]) await fail(id, new Date());
  });

  it('are deleted with their files a day after their end, and not before', async () => {
    const { id, keys } = await accept();
    const pending = await accept();
    const endedAt = new Date();
    await fail(id, endedAt);
    const over = new Date(endedAt.getTime() + limits.landReadings.keptHours * 3_600_000);
    await expireFiles(schedule, new Date(over.getTime() - 60_000));
    expect(await kept(keys)).toBe(2);
    expect(await removeOrphans(schedule, new Date(over.getTime() + 3_600_000))).toBe(0);
    await expireFiles(schedule, over);
    expect([await kept(keys), await kept(pending.keys)]).toEqual([0, 2]);
    expect(await schedule.database.landReading.count({ where: { id } })).toBe(0);
  });
});
