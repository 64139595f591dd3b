import type { Account as AccountAnswer } from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';

/** The account of the key. */
export class Account {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Read your account.
   *
   * Plan, credits, and what is in use of each limit at this moment.
   */
  get(options?: RequestOptions): Promise<AccountAnswer> {
    return this.#api.call('getAccount', {}, options);
  }
}
