import type { Database } from '@groundwork/database/connection/client';
import {
  type FileOwner,
  listExpired,
  listFileOwners,
  markExpired,
} from '@groundwork/database/lifecycle/expiry';
import type { Logger } from '@groundwork/runtime';
import {
  ENGINE_CACHE_ROOT,
  familyPrefix,
  OWNED_ROOTS,
  readingPrefixes,
  showcasePrefixes,
  taskPrefixes,
} from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';

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

/** A request stores its pictures before its task or showcase job exists; no request takes this long. */
const ORPHAN_AFTER_MS = 24 * 3_600_000;
const OWNERS_BATCH = 500;

/**
 * Deletes files without an owner: pictures of requests that were never accepted because the gateway died, pictures
 * tried on the account page, and results written by a worker that had lost its work after its files expired. @returns
 * how many objects
 */
export async function removeOrphans(
  { database, store, log }: { database: Database; store: ObjectStore; log: Logger },
  now: Date,
): Promise<number> {
  let removed = 0;
  const sweep = async (keysOf: ReadonlyMap<string, readonly string[]>) => {
    const known = new Set(await listFileOwners(database, [...keysOf.keys()]));
    for (const [ownerId, keys] of keysOf) {
      if (known.has(ownerId)) continue;
      for (const key of keys) {
        const stat = await store.stat(key);
        if (stat === null || now.getTime() - stat.usedAt.getTime() < ORPHAN_AFTER_MS) continue;
        await store.delete(key);
        await database.asset.deleteMany({ where: { key } });
        removed += 1;
      }
    }
  };
  for (const root of OWNED_ROOTS) {
    let batch = new Map<string, string[]>();
    for await (const key of store.list(root)) {
      const ownerId = key.slice(root.length).split('/')[0] ?? '';
      batch.set(ownerId, [...(batch.get(ownerId) ?? []), key]);
      if (batch.size < OWNERS_BATCH) continue;
      await sweep(batch);
      batch = new Map();
    }
    await sweep(batch);
  }
  if (removed > 0) log.info({ count: removed }, 'files without an owner removed');
  return removed;
}

/** Age after which a cached object is made again on request. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes what foreign engines made a month ago and was kept for the next one who asks. @returns how many objects */
export async function forgetCached(
  { store, log }: { store: ObjectStore; log: Logger },
  now: Date,
): Promise<number> {
  let removed = 0;
  for await (const key of store.list(ENGINE_CACHE_ROOT)) {
    const stat = await store.stat(key);
    if (stat === null || now.getTime() - stat.modifiedAt.getTime() < KEPT_MS) continue;
    await store.delete(key);
    removed += 1;
  }
  if (removed > 0) log.info({ count: removed }, 'cached answers of engines removed');
  return removed;
}
