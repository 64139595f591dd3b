import { randomUUID } from 'node:crypto';
import { familyPrefix, inputPrefix, taskPrefix } from '@groundwork/storage/object-keys';
import { afterAll, describe, expect, it } from '@jest/globals';
import { forgetCached, removeOrphans } from './expire-files.js';
import { startSchedule } from './fixtures/schedule.js';

const schedule = await startSchedule();
afterAll(() => schedule.close());

describe('removing the pictures of requests that never became a task', () => {
  it('takes those that are a day old, and none that a task has', async () => {
    const { taskId } = await schedule.acceptTask();
    const put = async (owner: string) => {
      const key = `${inputPrefix(owner)}/0-source.jpg`;
      await schedule.store.put(key, Buffer.from('bytes'), { contentType: 'image/jpeg' });
      return key;
    };
    const kept = await put(taskId);
    const orphan = await put('task_00000000000000000000000000');
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    expect(await removeOrphans(schedule, hours(23))).toBe(0);
    expect(await schedule.store.stat(orphan)).not.toBeNull();
    expect(await removeOrphans(schedule, hours(25))).toBe(1);
    expect(await schedule.store.stat(orphan)).toBeNull();
    expect(await schedule.store.stat(kept)).not.toBeNull();
  });

  it('takes what was written after its owner’s files had ended, and nothing of one that lives', async () => {
    const { database, store } = schedule;
    const { taskId } = await schedule.acceptTask();
    const { accountId } = await database.task.findUniqueOrThrow({ where: { id: taskId } });
    const openFamily = async (expiredAt: Date | null) => {
      const id = randomUUID();
      const family = { id, slug: randomUUID(), accountId, name: 'F', status: 'failed' } as const;
      await database.family.create({ data: { ...family, members: [{}], expiredAt } });
      return id;
    };
    const ended = await openFamily(new Date());
    const living = await openFamily(null);
    const owners = [familyPrefix(ended), familyPrefix(living), taskPrefix(taskId), 'samples/land'];
    const keys = owners.map((owner) => `${owner}/picture.png`);
    for (const key of keys)
      await store.put(key, Buffer.from('bytes'), { contentType: 'image/png' });
    expect(await removeOrphans(schedule, new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    const there = await Promise.all(keys.map(async (key) => (await store.stat(key)) !== null));
    expect(there).toEqual([false, true, true, true]);
  });

  it('takes a photo that was tried out on the account’s page along with its owner’s claim to it', async () => {
    const key = `${inputPrefix('upload_0123456789abcdef01234567')}/photo.jpeg`;
    await schedule.store.put(key, Buffer.from('bytes'), { contentType: 'image/jpeg' });
    const { taskId } = await schedule.acceptTask();
    const { accountId } = await schedule.database.task.findUniqueOrThrow({ where: { id: taskId } });
    await schedule.database.asset.create({ data: { key, accountId, contentType: 'image/jpeg' } });
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    expect(await removeOrphans(schedule, hours(23))).toBe(0);
    expect(await schedule.database.asset.count({ where: { key } })).toBe(1);
    expect(await removeOrphans(schedule, hours(25))).toBe(1);
    expect(await schedule.database.asset.count({ where: { key } })).toBe(0);
  });
});

describe('forgetting what engines made', () => {
  it('takes what is a month old', async () => {
    const key = 'engine-cache/speech/0123.wav';
    await schedule.store.put(key, Buffer.from('bytes'), { contentType: 'audio/wav' });
    const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
    expect(await forgetCached(schedule, days(29))).toBe(0);
    expect(await forgetCached(schedule, days(31))).toBe(1);
    expect(await schedule.store.stat(key)).toBeNull();
  });
});
