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

  /**
   * Create a webhook endpoint.
   *
   * It is sent every event, or those that `events` names. Its `secret` is in this answer only: give it to `verifyWebhook`.
   */
  create(body: WebhookEndpointRequest, options?: RequestOptions): Promise<WebhookEndpointSecret> {
    return this.#api.call('createWebhookEndpoint', { body }, options);
  }

  /**
   * List webhook endpoints.
   *
   * Those of the mode of your key, oldest first, without their secrets.
   */
  list(options?: RequestOptions): Promise<WebhookEndpointList> {
    return this.#api.call('listWebhookEndpoints', {}, options);
  }

  /**
   * Get a webhook endpoint.
   *
   * One endpoint, without its secret.
   */
  get(endpointId: string, options?: RequestOptions): Promise<WebhookEndpointAnswer> {
    return this.#api.call('getWebhookEndpoint', { path: { endpointId } }, options);
  }

  /**
   * Change a webhook endpoint.
   *
   * Only the fields that you send change. `enabled: false` stops sending to it.
   */
  update(
    endpointId: string,
    body: WebhookEndpointChange,
    options?: RequestOptions,
  ): Promise<WebhookEndpointAnswer> {
    return this.#api.call('updateWebhookEndpoint', { path: { endpointId }, body }, options);
  }

  /**
   * Delete a webhook endpoint.
   *
   * Nothing more is sent to it. Its deliveries stay in the log.
   */
  async delete(endpointId: string, options?: RequestOptions): Promise<void> {
    await this.#api.call('deleteWebhookEndpoint', { path: { endpointId } }, options);
  }

  /**
   * Rotate the secret of a webhook endpoint.
   *
   * The old secret signs too for a day, or for `overlap_seconds`. Give `verifyWebhook` both for that time.
   */
  rotateSecret(
    endpointId: string,
    body?: SecretRotationRequest,
    options?: RequestOptions,
  ): Promise<WebhookEndpointSecret> {
    return this.#api.call('rotateWebhookEndpointSecret', { path: { endpointId }, body }, options);
  }
}
