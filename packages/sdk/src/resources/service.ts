import { ServiceMethods } from '../generated/methods.js';
import type { RequestOptions } from '../options.js';

/** The service itself. Nothing of it needs a key. */
export class Service extends ServiceMethods {
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
    return this.api.fetchFile(link, range, options);
  }
}
