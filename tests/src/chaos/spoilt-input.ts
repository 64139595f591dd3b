import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@groundwork/database/connection/client';
import type { Random } from '../fixtures/random.js';

/**
 * Spoils a stored picture of something that nobody has begun.
 *
 * @returns the work and the file; null when nothing was there to spoil for a while
 */
export async function spoilInput(
  database: Database,
  storageDirectory: string,
  random: Random,
): Promise<{ readonly workId: string; readonly file: string } | null> {
  for (let tries = 0; tries < 200; tries += 1) {
    const workId = await untouchedWork(database);
    const folder = path.join(storageDirectory, 'inputs', workId ?? '');
    const names = workId === null ? [] : await readdir(folder).catch(() => []);
    if (workId !== null && names.length > 0) {
      const file = path.join(folder, random.pick(names));
      const bytes = await readFile(file);
      await writeFile(
        file,
        random.chance(0.5) ? bytes.subarray(0, bytes.length / 2) : Buffer.alloc(bytes.length, 7),
      );
      return { workId, file: path.relative(storageDirectory, file) };
    }
    await sleep(100);
  }
  return null;
}

/** Something accepted with pictures that no worker has begun, or null: nothing is there, or the database is away. */
async function untouchedWork(database: Database): Promise<string | null> {
  const untouched = async (queue: { endsWith: string }) => {
    const jobs = await database.job.findMany({ where: { queue, attempts: 0 } });
    return jobs.map(({ id }) => id.replace(/_[a-z]+$/, ''));
  };
  const latest = { orderBy: { createdAt: 'desc' }, select: { id: true } } as const;
  try {
    const job = await database.showcaseJob.findFirst({
      where: { id: { in: await untouched({ endsWith: 'showcase-render' }) }, kind: 'generation' },
      ...latest,
    });
    if (job) return job.id;
    const task = await database.task.findFirst({
      where: { id: { in: await untouched({ endsWith: '-prepare' }) }, livemode: true },
      ...latest,
    });
    return task?.id ?? null;
  } catch {
    return null;
  }
}
