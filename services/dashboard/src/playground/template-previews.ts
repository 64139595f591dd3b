import { type BuiltInTemplateId, builtInTemplateIds } from '@groundwork/contract';
import { catalogueKeys, type ObjectStore } from '@groundwork/storage';

/** The pictures of the built-in templates in the store, which a showcase-imager draws at its first start. */
export class TemplatePreviews {
  readonly #store: ObjectStore;
  /** Previews stay once they exist, so a hit needs no second look. */
  readonly #stored = new Set<BuiltInTemplateId>();

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** Names of the stored previews, null for those that are still to be drawn. */
  async keys(): Promise<ReadonlyMap<BuiltInTemplateId, string | null>> {
    const found = await Promise.all(
      builtInTemplateIds.map(async (id) => {
        const key = catalogueKeys.template(id);
        if (!this.#stored.has(id) && (await this.#store.stat(key)) !== null) this.#stored.add(id);
        return [id, this.#stored.has(id) ? key : null] as const;
      }),
    );
    return new Map(found);
  }
}
