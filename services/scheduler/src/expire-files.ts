import { type Database, listExpired, markExpired } from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';
import { type ObjectStore, taskPrefixes } from '@groundwork/storage';

const BATCH = 50;

/** Deletes the files of tasks that ended longer ago than results are kept. */
export async function expireFiles(
  services: { database: Database; store: ObjectStore; log: Logger },
  now: Date,
): Promise<number> {
  const { database, store, log } = services;
  const taskIds = await listExpired(database, now, BATCH);
  for (const taskId of taskIds) {
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
  return taskIds.length;
}
