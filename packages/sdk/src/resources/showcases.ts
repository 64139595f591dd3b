import type { ShowcaseAccepted, ShowcaseEditRequest, ShowcaseRequest } from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';

/** Branded images of a property, and edits of them. */
export class Showcases {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Make a showcase image.
   *
   * With one of the twelve built-in templates, or `custom` for one of your own. 2 credits, none on an annual plan and
   * with a test key.
   */
  create(body: ShowcaseRequest, options?: RequestOptions): Promise<ShowcaseAccepted> {
    return this.#api.call('createShowcase', { body }, options);
  }

  /**
   * Edit a showcase image.
   *
   * It is made again with changes, in words or by colour, font and language; an edit can be edited again. 2 credits, with a
   * test key too, and none on an annual plan; not refunded.
   */
  edit(body: ShowcaseEditRequest, options?: RequestOptions): Promise<ShowcaseAccepted> {
    return this.#api.call('editShowcase', { body }, options);
  }
}
