import type { EngineCache } from '@groundwork/generation';
import { ENGINE_CACHE_ROOT, type ObjectStore } from '@groundwork/storage';

/** Keeps the costly answers of providers beside all other objects. */
export function storedEngineCache(store: ObjectStore): EngineCache {
  const keyOf = (name: string) => `${ENGINE_CACHE_ROOT}${name}`;
  return {
    read: async (name) => ((await store.stat(keyOf(name))) ? store.get(keyOf(name)) : null),
    write: (name, bytes, contentType) => store.put(keyOf(name), bytes, { contentType }),
  };
}
