import type {
  Delivery,
  DeliveryAccepted,
  DeliveryList,
  DeliveryLog,
  TestWebhookRequest,
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
