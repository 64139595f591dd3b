import type { Database } from './client.js';

/** Finished tasks whose files have outlived their promise. */
export async function listExpired(database: Database, now: Date, limit: number): Promise<string[]> {
  const tasks = await database.task.findMany({
    where: { expiresAt: { lte: now }, expiredAt: null },
    orderBy: { expiresAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return tasks.map((task) => task.id);
}

/** To be called when the task's objects are gone: forgets who owned them and marks the task. */
export async function markExpired(database: Database, taskId: string, now: Date): Promise<void> {
  await database.$transaction([
    database.asset.deleteMany({ where: { taskId } }),
    database.task.update({ where: { id: taskId }, data: { expiredAt: now } }),
  ]);
}

/** Which of these ids are tasks. */
export async function listKnownTasks(
  database: Database,
  taskIds: readonly string[],
): Promise<string[]> {
  const tasks = await database.task.findMany({
    where: { id: { in: [...taskIds] } },
    select: { id: true },
  });
  return tasks.map((task) => task.id);
}
