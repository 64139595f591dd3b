import type {
  SecretRotationRequest,
  WebhookEndpointAnswer,
  WebhookEndpointChange,
  WebhookEndpointList,
  WebhookEndpointRequest,
  WebhookEndpointSecret,
} from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';

/** Receivers that you save once. A live key sees those for live events, a test key those for test events. */
export class WebhookEndpoints {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Create a webhook endpoint. */
  create(body: WebhookEndpointRequest, options?: RequestOptions): Promise<WebhookEndpointSecret> {
    return this.#api.call('createWebhookEndpoint', { body }, options);
  }

  /** List webhook endpoints. */
  list(options?: RequestOptions): Promise<WebhookEndpointList> {
    return this.#api.call('listWebhookEndpoints', {}, options);
  }

  /** Get a webhook endpoint. */
  get(endpointId: string, options?: RequestOptions): Promise<WebhookEndpointAnswer> {
    return this.#api.call('getWebhookEndpoint', { path: { endpointId } }, options);
  }

  /** Change a webhook endpoint. */
  update(
    endpointId: string,
    body: WebhookEndpointChange,
    options?: RequestOptions,
  ): Promise<WebhookEndpointAnswer> {
    return this.#api.call('updateWebhookEndpoint', { path: { endpointId }, body }, options);
  }

  /** Delete a webhook endpoint. */
  async delete(endpointId: string, options?: RequestOptions): Promise<void> {
    await this.#api.call('deleteWebhookEndpoint', { path: { endpointId } }, options);
  }

  /** Rotate the secret of a webhook endpoint. */
  rotateSecret(
    endpointId: string,
    body?: SecretRotationRequest,
    options?: RequestOptions,
  ): Promise<WebhookEndpointSecret> {
    return this.#api.call('rotateWebhookEndpointSecret', { path: { endpointId }, body }, options);
  }
}
