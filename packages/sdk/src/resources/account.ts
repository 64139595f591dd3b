import type { Account as AccountAnswer } from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';

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
