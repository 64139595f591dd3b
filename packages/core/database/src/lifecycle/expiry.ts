import { limits } from '@groundwork/contract/limits';
import type { Database } from '../connection/client.js';
import { listDeletedFamilies, markFamilyExpired } from '../families/families.js';

/** When the files of what ended at this time are deleted and their links end. */
export function expiryOf(endedAt: Date): Date {
  return new Date(endedAt.getTime() + limits.resultDays * 24 * 3600 * 1000);
}

/** Owners of files that expire: a finished task, showcase job or reading, or a deleted family. */
export interface FileOwner {
  readonly kind: 'task' | 'showcase' | 'reading' | 'family';
  readonly id: string;
}

/**
 * Tasks, showcase jobs and readings whose files have outlived their promise, and deleted families. A showcase that an unfinished edit is made
 * from waits for it.
 *
 * @param limit of each kind
 */
export async function listExpired(
  database: Database,
  now: Date,
  limit: number,
): Promise<FileOwner[]> {
  const over = {
    where: { expiresAt: { lte: now }, expiredAt: null },
    orderBy: { expiresAt: 'asc' },
    take: limit,
    select: { id: true },
  } as const;
  const tasks = await database.task.findMany(over);
  const showcases = await database.showcaseJob.findMany({
    ...over,
    where: { ...over.where, edits: { none: { status: 'pending' } } },
  });
  const readings = await database.landReading.findMany({
    where: { expiresAt: { lte: now } },
    orderBy: over.orderBy,
    take: limit,
    select: over.select,
  });
  return [
    ...tasks.map(({ id }) => ({ kind: 'task' as const, id })),
    ...showcases.map(({ id }) => ({ kind: 'showcase' as const, id })),
    ...readings.map(({ id }) => ({ kind: 'reading' as const, id })),
    ...(await listDeletedFamilies(database, limit)).map((id) => ({ kind: 'family' as const, id })),
  ];
}

/** Call it when the objects are deleted: removes their owners and marks the row; a reading's row is deleted too. */
export async function markExpired(database: Database, owner: FileOwner, now: Date): Promise<void> {
  const { id } = owner;
  if (owner.kind === 'family') return markFamilyExpired(database, id, now);
  const marked = { where: { id }, data: { expiredAt: now } };
  await database.$transaction(async (tx) => {
    if (owner.kind === 'reading') {
      const reading = await tx.landReading.findUnique({ where: { id } });
      const key = reading?.explanationKey ?? null;
      if (key !== null) await tx.asset.deleteMany({ where: { key } });
      await tx.landReading.deleteMany({ where: { id } });
    } else if (owner.kind === 'task') {
      await tx.asset.deleteMany({ where: { taskId: id } });
      await tx.task.update(marked);
    } else {
      await tx.asset.deleteMany({ where: { showcaseJobId: id } });
      await tx.showcaseJob.update(marked);
    }
  });
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which of these ids are tasks, showcase jobs, readings, templates or families whose files have not ended. */
export async function listFileOwners(
  database: Database,
  ids: readonly string[],
): Promise<string[]> {
  const among = { where: { id: { in: [...ids] }, expiredAt: null }, select: { id: true } };
  const tasks = await database.task.findMany(among);
  const showcases = await database.showcaseJob.findMany(among);
  const readings = await database.landReading.findMany({
    where: { id: among.where.id },
    select: among.select,
  });
  const templates = await database.customTemplate.findMany({
    where: { id: among.where.id },
    select: among.select,
  });
  const families = await database.family.findMany({
    ...among,
    where: { ...among.where, id: { in: ids.filter((id) => UUID.test(id)) } },
  });
  return [...tasks, ...showcases, ...readings, ...templates, ...families].map(({ id }) => id);
}

/** When a reading that ended at this time is deleted, with its picture. */
export function readingExpiryOf(endedAt: Date): Date {
  return new Date(endedAt.getTime() + limits.landReadings.keptHours * 3600 * 1000);
}
