import { type Database, type FileOwner, listExpired, markExpired } from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';
import {
  familyPrefix,
  type ObjectStore,
  readingPrefixes,
  showcasePrefixes,
  taskPrefixes,
} from '@groundwork/storage';

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

const prefixesOf: Readonly<Record<FileOwner['kind'], (id: string) => string[]>> = {
  task: taskPrefixes,
  showcase: showcasePrefixes,
  reading: readingPrefixes,
  family: (id) => [`${familyPrefix(id)}/`],
};

async function expireOwner(
  services: { database: Database; store: ObjectStore; log: Logger },
  owner: FileOwner,
  now: Date,
): Promise<void> {
  const { database, store, log } = services;
  let objects = 0;
  for (const prefix of prefixesOf[owner.kind](owner.id)) {
    for await (const key of store.list(prefix)) {
      await store.delete(key);
      objects += 1;
    }
  }
  await markExpired(database, owner, now);
  log.info({ ...owner, objects }, 'files expired');
}

/**
 * Deletes the files of tasks, showcase jobs and readings that ended longer ago than they are kept, and those of deleted families.
 *
 * @returns of how many
 * @throws after all have been tried, when some could not: one stuck file must not keep all the others
 */
export async function expireFiles(
  services: { database: Database; store: ObjectStore; log: Logger },
  now: Date,
): Promise<number> {
  const owners = await listExpired(services.database, now, BATCH);
  const faults: unknown[] = [];
  for (const owner of owners) {
    try {
      await expireOwner(services, owner, now);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) {
    throw new AggregateError(
      faults,
      `the files of ${faults.length} of ${owners.length} tasks, showcases, readings and families did not expire`,
    );
  }
  return owners.length;
}
