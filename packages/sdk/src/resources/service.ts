import type { Account as AccountAnswer, Health } from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';

/** The service itself. Nothing of it needs a key. */
export class Service {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Check service health */
  health(options?: RequestOptions): Promise<Health> {
    return this.#api.call('getHealth', {}, options);
  }

  /**
   * Get a file.
   *
   * By a link of another answer. The key is not sent along.
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

  /** Get the OpenAPI document. */
  openApi(options?: RequestOptions): Promise<Record<string, unknown>> {
    return this.#api.call('getOpenApi', {}, options);
  }

  /** Open this reference. */
  reference(options?: RequestOptions): Promise<string> {
    return this.#api.call('getReference', {}, options);
  }
}

export class Account {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Read your account. */
  get(options?: RequestOptions): Promise<AccountAnswer> {
    return this.#api.call('getAccount', {}, options);
  }
}
