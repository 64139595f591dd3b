import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteFamily } from '@groundwork/database/families/families';
import { familyPrefix, inputPrefix, taskPrefix } from '@groundwork/storage/object-keys';
import { afterAll, describe, expect, it } from '@jest/globals';
import { expireFiles, removeAbandoned } from './expire-files.js';
import { startSchedule } from './fixtures/schedule.js';

const schedule = await startSchedule();
afterAll(() => schedule.close());

const HOUR_MS = 3_600_000;
const readTask = (id: string) => schedule.database.task.findUniqueOrThrow({ where: { id } });

/** A task with an input, two pieces of a film, and an asset. */
async function taskWithFiles(): Promise<{ taskId: string; keys: string[] }> {
  const { taskId } = await schedule.acceptTask();
  const keys = [
    `${inputPrefix(taskId)}/0-source.jpg`,
    `${taskPrefix(taskId)}/film.mp4`,
    `${taskPrefix(taskId)}/segments/0.mp4`,
  ];
  for (const key of keys) {
    const contentType = key.endsWith('.jpg') ? 'image/jpeg' : 'video/mp4';
    await schedule.store.put(key, Buffer.from('bytes'), { contentType });
  }
  const { accountId } = await readTask(taskId);
  const asset = { key: keys[1] ?? '', contentType: 'video/mp4', accountId, taskId };
  await schedule.database.asset.create({ data: asset });
  return { taskId, keys };
}

async function kept(keys: readonly string[]): Promise<number> {
  const stats = await Promise.all(keys.map((key) => schedule.store.stat(key)));
  return stats.filter((stat) => stat !== null).length;
}

describe('expiring files', () => {
  it('deletes every object of a task whose time is over, forgets its assets and marks it', async () => {
    const now = new Date();
    const { taskId, keys } = await taskWithFiles();
    await schedule.fail(taskId, now);
    expect(await expireFiles(schedule, new Date(now.getTime() - 1))).toBe(0);
    expect(await kept(keys)).toBe(3);
    expect(await expireFiles(schedule, now)).toBe(1);
    expect(await kept(keys)).toBe(0);
    expect(await schedule.database.asset.count({ where: { taskId } })).toBe(0);
    expect((await readTask(taskId)).expiredAt).toEqual(now);
    expect(await expireFiles(schedule, now)).toBe(0);
  });

  it('leaves unfinished tasks and those of other tasks alone', async () => {
    const unfinished = await taskWithFiles();
    const later = await taskWithFiles();
    await schedule.fail(later.taskId, new Date(Date.now() + HOUR_MS));
    const over = await taskWithFiles();
    await schedule.fail(over.taskId, new Date());
    expect(await expireFiles(schedule, new Date(Date.now() + 1_000))).toBe(1);
    for (const { keys } of [unfinished, later]) expect(await kept(keys)).toBe(3);
    expect((await readTask(unfinished.taskId)).expiredAt).toBeNull();
    expect(await kept(over.keys)).toBe(0);
  });

  it('by two schedulers at once harms nothing', async () => {
    const { taskId, keys } = await taskWithFiles();
    await schedule.fail(taskId, new Date());
    const now = new Date(Date.now() + 1_000);
    await Promise.all([expireFiles(schedule, now), expireFiles(schedule, now)]);
    expect(await kept(keys)).toBe(0);
  });

  it('of a task that cannot be expired keeps no other task’s files', async () => {
    const stuck = await taskWithFiles();
    const other = await taskWithFiles();
    await schedule.fail(stuck.taskId, new Date(Date.now() - 1_000));
    await schedule.fail(other.taskId, new Date());
    // A disk that is broken in one place: a link that leads to itself.
    const folder = join(schedule.folder, inputPrefix(stuck.taskId));
    await rm(folder, { recursive: true });
    await symlink(folder, folder);
    const now = new Date(Date.now() + 1_000);
    await expect(expireFiles(schedule, now)).rejects.toThrow(/1 of 2/);
    await rm(folder);
    expect(await kept(other.keys)).toBe(0);
    expect(await kept(stuck.keys)).toBe(2);
    expect(await expireFiles(schedule, now)).toBe(1);
    expect(await kept(stuck.keys)).toBe(0);
  });
});

describe('portraits', () => {
  it('are deleted when their family is, but not while a task still draws them', async () => {
    const { database, store } = schedule;
    const { taskId } = await schedule.acceptTask();
    const { accountId } = await readTask(taskId);
    const id = randomUUID();
    const key = `${familyPrefix(id)}/card.png`;
    await database.family.create({
      data: {
        id,
        slug: randomUUID(),
        accountId,
        name: 'Gone',
        status: 'generating',
        members: [{ type: 'adult', seed: 1, portrait_key: null }],
      },
    });
    await database.task.update({ where: { id: taskId }, data: { kind: 'family', familyId: id } });
    await store.put(key, Buffer.from('bytes'), { contentType: 'image/png' });
    await database.asset.create({ data: { key, contentType: 'image/png', accountId } });
    await expireFiles(schedule, new Date());
    expect(await kept([key])).toBe(1);
    await deleteFamily(database, accountId, id, new Date());
    await expireFiles(schedule, new Date());
    expect(await kept([key])).toBe(1);
    await schedule.fail(taskId, new Date(Date.now() + HOUR_MS));
    await expireFiles(schedule, new Date());
    expect(await kept([key])).toBe(0);
    expect(await database.asset.count({ where: { key } })).toBe(0);
  });
});

describe('unfinished files', () => {
  it('are removed a day after the process that wrote them died', async () => {
    const folder = join(schedule.folder, 'tasks', 'task_dead');
    await mkdir(folder, { recursive: true });
    const ages = { '.unfinished-old': 25 * HOUR_MS, '.unfinished-new': HOUR_MS };
    for (const [name, age] of Object.entries(ages)) {
      await writeFile(join(folder, name), 'half a film');
      const at = new Date(Date.now() - age);
      await utimes(join(folder, name), at, at);
    }
    await schedule.store.put('tasks/task_dead/film.mp4', Buffer.from('film'), {
      contentType: 'video/mp4',
    });
    expect(await removeAbandoned(schedule, new Date())).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(['.unfinished-new', 'film.mp4']);
  });
});
