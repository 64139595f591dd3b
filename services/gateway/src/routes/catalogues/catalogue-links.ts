import { limits } from '@groundwork/contract/limits';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import type { ObjectStore } from '@groundwork/storage/object-store';

/** Links to the previews of our catalogues, null until they are made. */
export class CatalogueLinks {
  readonly #made = new Set<string>();

  constructor(
    private readonly services: { readonly store: ObjectStore; readonly assetUrls: AssetUrls },
  ) {}

  /** A link that lasts as long as those of results, and is new in each answer. */
  async to(key: string): Promise<string | null> {
    const { store, assetUrls } = this.services;
    if (!this.#made.has(key)) {
      if (!(await store.stat(key))) return null;
      this.#made.add(key);
    }
    return assetUrls.sign(key, new Date(Date.now() + limits.resultDays * 24 * 3600 * 1000));
  }
}
