import { type Database, listFileOwners } from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';
import { type ObjectStore, OWNED_ROOTS } from '@groundwork/storage';

/** A request stores its pictures before its task or showcase job exists; no request takes this long. */
const ORPHAN_AFTER_MS = 24 * 3_600_000;
const BATCH = 500;

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
      if (batch.size < BATCH) continue;
      await sweep(batch);
      batch = new Map();
    }
    await sweep(batch);
  }
  if (removed > 0) log.info({ count: removed }, 'files without an owner removed');
  return removed;
}
