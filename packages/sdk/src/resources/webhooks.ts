import type {
  Delivery,
  DeliveryAccepted,
  DeliveryList,
  DeliveryLog,
  SecretRotationRequest,
  TestWebhookRequest,
  WebhookEndpointAnswer,
  WebhookEndpointChange,
  WebhookEndpointList,
  WebhookEndpointRequest,
  WebhookEndpointSecret,
} from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import { byCursor } from '../pages.js';
import type { Api } from '../transport/api.js';
import type { Operations } from '../types.js';

export type DeliveriesQuery = Operations['listWebhookDeliveries']['query'];

/** Deliveries to your URLs. Check what arrives there with `verifyWebhook`. */
export class Webhooks {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** List webhook deliveries. */
  list(query: DeliveriesQuery = {}, options?: RequestOptions): Promise<DeliveryList> {
    return this.#api.call('listWebhookDeliveries', { query }, options);
  }

  /** Every delivery, newest first, page after page. `limit` is the size of a page. */
  all(
    query: DeliveriesQuery = {},
    options?: RequestOptions,
  ): AsyncGenerator<Delivery, void, undefined> {
    return byCursor(
      (cursor) => this.list({ ...query, cursor }, options),
      ({ deliveries }) => deliveries,
      query.cursor,
    );
  }

  /** Get a webhook delivery. */
  get(deliveryId: string, options?: RequestOptions): Promise<DeliveryLog> {
    return this.#api.call('getWebhookDelivery', { path: { deliveryId } }, options);
  }

  /** Send a webhook again. */
  replay(deliveryId: string, options?: RequestOptions): Promise<DeliveryAccepted> {
    return this.#api.call('replayWebhookDelivery', { path: { deliveryId } }, options);
  }

  /** Send a test event. */
  sendTest(body: TestWebhookRequest, options?: RequestOptions): Promise<DeliveryAccepted> {
    return this.#api.call('sendTestWebhook', { body }, options);
  }
}

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
