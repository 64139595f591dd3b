import type { Health } from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';

/** The service itself. Nothing of it needs a key. */
export class Service {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Check service health
   *
   * `status` is `unavailable` when it takes no requests.
   */
  health(options?: RequestOptions): Promise<Health> {
    return this.#api.call('getHealth', {}, options);
  }

  /**
   * Get a file.
   *
   * By a link of another answer, as it is: a film, a picture, captions. The key is not sent along.
   *
   * @param link absolute, or relative to the service
   * @param range such as `bytes=0-1023`
   */
  file(
    link: string,
    { range, ...options }: RequestOptions & { readonly range?: string | undefined } = {},
  ): Promise<Response> {
    return this.#api.fetchFile(link, range, options);
  }

  /**
   * Get the OpenAPI document.
   *
   * OpenAPI 3.1.
   */
  openApi(options?: RequestOptions): Promise<Record<string, unknown>> {
    return this.#api.call('getOpenApi', {}, options);
  }

  /**
   * Open this reference.
   *
   * HTML.
   */
  reference(options?: RequestOptions): Promise<string> {
    return this.#api.call('getReference', {}, options);
  }
}
