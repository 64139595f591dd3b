import { AssetUrls } from './asset-urls.js';
import { DiskObjectStore } from './disk-object-store.js';
import type { ObjectStore } from './object-store.js';

/** The store and its links as the environment has them. */
export function openStorage(environment: {
  readonly STORAGE_DIR: string;
  readonly ASSET_SIGNING_SECRET: readonly string[];
  readonly PUBLIC_URL: string;
}): { store: ObjectStore; assetUrls: AssetUrls } {
  return {
    store: new DiskObjectStore(environment.STORAGE_DIR),
    assetUrls: new AssetUrls({
      publicUrl: environment.PUBLIC_URL,
      secrets: environment.ASSET_SIGNING_SECRET,
    }),
  };
}
