import type {
  CustomTemplateAnswer,
  CustomTemplateArchived,
  CustomTemplateChange,
  CustomTemplateCreated,
  CustomTemplateList,
  CustomTemplateRequest,
  DryRun,
} from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';

/** Showcase designs of your own. Pro, Max and Enterprise plans. */
export class CustomTemplates {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Create a template from a design. */
  create(body: CustomTemplateRequest, options?: RequestOptions): Promise<CustomTemplateCreated> {
    return this.#api.call('createCustomTemplate', { body }, options);
  }

  /** Returns what `create` would make and cost. Nothing is made, charged or counted. */
  dryRun(body: CustomTemplateRequest, options?: RequestOptions): Promise<DryRun> {
    return this.#api.dryRun('createCustomTemplate', { body }, options);
  }

  /** List your templates. */
  list(options?: RequestOptions): Promise<CustomTemplateList> {
    return this.#api.call('listCustomTemplates', {}, options);
  }

  /** Get a template. */
  get(id: string, options?: RequestOptions): Promise<CustomTemplateAnswer> {
    return this.#api.call('getCustomTemplate', { path: { id } }, options);
  }

  /** Change a template. */
  update(
    id: string,
    body: CustomTemplateChange,
    options?: RequestOptions,
  ): Promise<CustomTemplateAnswer> {
    return this.#api.call('updateCustomTemplate', { path: { id }, body }, options);
  }

  /** Archive a template. */
  archive(id: string, options?: RequestOptions): Promise<CustomTemplateArchived> {
    return this.#api.call('archiveCustomTemplate', { path: { id } }, options);
  }
}
