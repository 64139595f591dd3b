import { claim } from '@groundwork/database/jobs/lease';
import { markPending } from '@groundwork/database/jobs/outbox';
import { showcaseTarget } from '@groundwork/database/showcase/accept-showcase-job';
import { enqueue } from '@groundwork/queues/enqueue';
import { inputPrefix } from '@groundwork/storage/object-keys';
import { afterAll, describe, expect, it } from '@jest/globals';
import { relayPending, reopenVanished } from './enqueue-work.js';
import { expireFiles, removeOrphans } from './expire-files.js';
import { log, reachable, startSchedule } from './fixtures/schedule.js';
import { acceptShowcase, completeShowcase, storeShowcase } from './fixtures/showcase.js';

const schedule = await startSchedule();
await reachable(schedule.queues);
afterAll(() => schedule.close());

const readJob = (id: string) => schedule.database.showcaseJob.findUniqueOrThrow({ where: { id } });
const enqueuedId = async (id: string) =>
  (await schedule.database.job.findUniqueOrThrow({ where: { id: `${id}_render` } })).enqueuedId;
const presence = async (id: string) =>
  schedule.queues.presence('showcase-render', (await enqueuedId(id)) ?? 'none');
const kept = async (keys: readonly string[]) => {
  const stats = await Promise.all(keys.map((key) => schedule.store.stat(key)));
  return stats.filter((stat) => stat !== null).length;
};

describe('showcase jobs that the queue missed', () => {
  it('are enqueued once, also by several schedulers', async () => {
    const job = await acceptShowcase(schedule);
    await markPending(schedule.database, job);
    const counts = await Promise.all([1, 2, 3].map(() => relayPending(schedule)));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await enqueuedId(job.showcaseJobId)).toBe(`${job.showcaseJobId}_render_2`);
    expect(await presence(job.showcaseJobId)).toBe('waiting');
  });

  it('are opened again when the job vanished, and left alone while it waits or is held', async () => {
    const vanished = await acceptShowcase(schedule);
    const waiting = await acceptShowcase(schedule);
    await enqueue(schedule.queues, schedule.database, waiting, log);
    const held = await acceptShowcase(schedule);
    await claim(schedule.database, showcaseTarget(held.showcaseJobId), 60);
    expect(await reopenVanished(schedule, 0)).toBe(1);
    expect(await enqueuedId(vanished.showcaseJobId)).toBeNull();
    expect(await relayPending(schedule)).toBe(1);
    for (const { showcaseJobId } of [vanished, waiting]) {
      expect(await presence(showcaseJobId)).toBe('waiting');
    }
    expect(await presence(held.showcaseJobId)).toBe('absent');
  });
});

describe('files of a showcase', () => {
  it('end together when its time is over: pictures, image and its owner', async () => {
    const { showcaseJobId: id } = await acceptShowcase(schedule);
    const keys = await storeShowcase(schedule, id);
    const unfinished = await acceptShowcase(schedule);
    const others = await storeShowcase(schedule, unfinished.showcaseJobId);
    const now = new Date();
    await completeShowcase(schedule, id, now);
    expect(await expireFiles(schedule, new Date(now.getTime() - 1))).toBe(0);
    expect(await kept(keys)).toBe(2);
    expect(await expireFiles(schedule, now)).toBe(1);
    expect([await kept(keys), await kept(others)]).toEqual([0, 2]);
    expect(await schedule.database.asset.count({ where: { showcaseJobId: id } })).toBe(0);
    expect((await readJob(id)).expiredAt).toEqual(now);
    expect(await expireFiles(schedule, now)).toBe(0);
  });

  it('wait for an edit that is being made from them', async () => {
    const { showcaseJobId: id } = await acceptShowcase(schedule);
    const keys = await storeShowcase(schedule, id);
    await completeShowcase(schedule, id, new Date());
    const edit = await acceptShowcase(schedule, id);
    const later = new Date(Date.now() + 1_000);
    expect(await expireFiles(schedule, later)).toBe(0);
    expect(await kept(keys)).toBe(2);
    await completeShowcase(schedule, edit.showcaseJobId, new Date(Date.now() + 3_600_000));
    expect(await expireFiles(schedule, later)).toBe(1);
    expect(await kept(keys)).toBe(0);
  });

  it('are no orphans, however old; those of a request that was refused are', async () => {
    const { showcaseJobId: id } = await acceptShowcase(schedule);
    const keys = await storeShowcase(schedule, id);
    const orphan = `${inputPrefix('job_00000000000000000000000000')}/0-main.jpeg`;
    await schedule.store.put(orphan, Buffer.from('bytes'), { contentType: 'image/jpeg' });
    expect(await removeOrphans(schedule, new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    expect([await kept(keys), await kept([orphan])]).toEqual([2, 0]);
  });
});
