import type { EngineCache } from '@groundwork/generation';
import type { ObjectStore } from '@groundwork/storage';

/** Where what foreign engines made is kept for whoever asks the same again. */
const PREFIX = 'engine-cache';

/** Keeps what was dear to make beside all other objects. */
export function storedEngineCache(store: ObjectStore): EngineCache {
  const keyOf = (name: string) => `${PREFIX}/${name}`;
  return {
    read: async (name) => ((await store.stat(keyOf(name))) ? store.get(keyOf(name)) : null),
    write: (name, bytes, contentType) => store.put(keyOf(name), bytes, { contentType }),
  };
}
