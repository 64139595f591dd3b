import type { EngineCache } from '@groundwork/providers/task-engines';
import { ENGINE_CACHE_ROOT, type ObjectStore } from '@groundwork/storage';

/** Caches the costly answers of providers in the object store. */
export function storedEngineCache(store: ObjectStore): EngineCache {
  const keyOf = (name: string) => `${ENGINE_CACHE_ROOT}${name}`;
  return {
    read: async (name) => ((await store.stat(keyOf(name))) ? store.get(keyOf(name)) : null),
    write: (name, bytes, contentType) => store.put(keyOf(name), bytes, { contentType }),
  };
}
