import { type Database, listExpired, markExpired } from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';
import { type ObjectStore, taskPrefixes } from '@groundwork/storage';

const BATCH = 50;

/** Gives back the space of what processes that died were writing. */
export async function removeAbandoned(
  services: { store: ObjectStore; log: Logger },
  now: Date,
): Promise<number> {
  const removed = await services.store.removeAbandoned(now);
  if (removed > 0) services.log.info({ count: removed }, 'unfinished files removed');
  return removed;
}

async function expireTask(
  services: { database: Database; store: ObjectStore; log: Logger },
  taskId: string,
  now: Date,
): Promise<void> {
  const { database, store, log } = services;
  let objects = 0;
  for (const prefix of taskPrefixes(taskId)) {
    for await (const key of store.list(prefix)) {
      await store.delete(key);
      objects += 1;
    }
  }
  await markExpired(database, taskId, now);
  log.info({ task_id: taskId, objects }, 'files expired');
}

/**
 * Deletes the files of tasks that ended longer ago than results are kept.
 *
 * @returns how many tasks
 * @throws after all have been tried, when some could not: one stuck file must not keep all the others
 */
export async function expireFiles(
  services: { database: Database; store: ObjectStore; log: Logger },
  now: Date,
): Promise<number> {
  const taskIds = await listExpired(services.database, now, BATCH);
  const faults: unknown[] = [];
  for (const taskId of taskIds) {
    try {
      await expireTask(services, taskId, now);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) {
    throw new AggregateError(
      faults,
      `the files of ${faults.length} of ${taskIds.length} tasks did not expire`,
    );
  }
  return taskIds.length;
}
