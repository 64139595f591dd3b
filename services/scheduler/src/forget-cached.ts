import type { Logger } from '@groundwork/runtime';
import { ENGINE_CACHE_ROOT, type ObjectStore } from '@groundwork/storage';

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
