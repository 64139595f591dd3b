import type { Database } from './client.js';

export interface ExpiredTask {
  readonly id: string;
  readonly objectKeys: readonly string[];
}

/** Finished tasks whose files have outlived their promise, with every object that belongs to them. */
export async function listExpired(
  database: Database,
  now: Date,
  limit: number,
): Promise<ExpiredTask[]> {
  const tasks = await database.task.findMany({
    where: { expiresAt: { lte: now }, expiredAt: null },
    orderBy: { expiresAt: 'asc' },
    take: limit,
    select: { id: true, assets: { select: { key: true } } },
  });
  return tasks.map((task) => ({ id: task.id, objectKeys: task.assets.map((asset) => asset.key) }));
}

/** To be called when the objects are gone: forgets them and marks the task. */
export async function markExpired(database: Database, taskId: string, now: Date): Promise<void> {
  await database.$transaction([
    database.asset.deleteMany({ where: { taskId } }),
    database.task.update({ where: { id: taskId }, data: { expiredAt: now } }),
  ]);
}
