import { Worker } from 'node:worker_threads';
import { type BuiltInTemplateId, builtInTemplateIds } from '@groundwork/contract';
import type { Logger } from '@groundwork/runtime';
import { catalogueKeys, type ObjectStore } from '@groundwork/storage';
import type { DrawnPreview } from './preview-thread.js';

/** Of objects; pictures lie outside of it. */
const MAX_OLD_GENERATION_MB = 128;
/** After a drawing that failed, looking again and again must not draw again and again. */
const REST_MS = 60_000;

/**
 * A picture of each template, drawn once and kept in the store. They are drawn when somebody first looks, one after
 * the other in a thread. Two processes may draw the same; both draw the same picture.
 */
export class TemplatePreviews {
  readonly #store: ObjectStore;
  readonly #log: Logger;
  readonly #stored = new Set<BuiltInTemplateId>();
  #drawing = false;
  #restsUntil = 0;

  constructor(store: ObjectStore, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** Names of the stored previews, null for those that are still to be drawn: asking begins it. */
  async keys(): Promise<ReadonlyMap<BuiltInTemplateId, string | null>> {
    const missing: BuiltInTemplateId[] = [];
    for (const id of builtInTemplateIds) {
      if (this.#stored.has(id)) continue;
      if (await this.#store.stat(catalogueKeys.template(id))) this.#stored.add(id);
      else missing.push(id);
    }
    if (missing.length > 0 && !this.#drawing && Date.now() >= this.#restsUntil) this.#draw(missing);
    return new Map(
      builtInTemplateIds.map((id) => [
        id,
        this.#stored.has(id) ? catalogueKeys.template(id) : null,
      ]),
    );
  }

  #draw(ids: readonly BuiltInTemplateId[]): void {
    this.#drawing = true;
    const thread = new Worker(new URL('./preview-thread.js', import.meta.url), {
      workerData: ids,
      resourceLimits: { maxOldGenerationSizeMb: MAX_OLD_GENERATION_MB },
    });
    // A process that is told to stop does not wait for pictures that can be drawn again.
    thread.unref();
    const failed = (error: unknown) => {
      this.#restsUntil = Date.now() + REST_MS;
      this.#log.error({ err: error }, 'previews of templates could not be made');
    };
    thread.on('message', ({ id, jpeg }: DrawnPreview) => {
      this.#store
        .put(catalogueKeys.template(id), Buffer.from(jpeg), { contentType: 'image/jpeg' })
        .then(() => this.#stored.add(id))
        .catch(failed);
    });
    thread.on('error', failed);
    thread.on('exit', () => {
      this.#drawing = false;
    });
  }
}
