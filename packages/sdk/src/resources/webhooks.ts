import type {
  Delivery,
  DeliveryAccepted,
  DeliveryList,
  DeliveryLog,
  Operations,
  TestWebhookRequest,
} from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import { byCursor } from '../pages.js';
import type { Api } from '../transport/api.js';

export type DeliveriesQuery = Operations['listWebhookDeliveries']['query'];

/** Deliveries to your URLs. Check what arrives there with `verifyWebhook`. */
export class Webhooks {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * List webhook deliveries.
   *
   * Returns one page, newest first.
   */
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

  /**
   * Get a webhook delivery.
   *
   * Lists every attempt: what we sent, what the receiver answered, and why it failed.
   */
  get(deliveryId: string, options?: RequestOptions): Promise<DeliveryLog> {
    return this.#api.call('getWebhookDelivery', { path: { deliveryId } }, options);
  }

  /**
   * Send a webhook again.
   *
   * Sends the same event to the same URL, as a new delivery, once the old one is delivered or failed and until the files
   * it links to expire.
   */
  replay(deliveryId: string, options?: RequestOptions): Promise<DeliveryAccepted> {
    return this.#api.call('replayWebhookDelivery', { path: { deliveryId } }, options);
  }

  /**
   * Send a test event.
   *
   * A sample to a URL of yours, signed like a real one with the secret of this key. Its body has `test: true`.
   */
  sendTest(body: TestWebhookRequest, options?: RequestOptions): Promise<DeliveryAccepted> {
    return this.#api.call('sendTestWebhook', { body }, options);
  }
}
