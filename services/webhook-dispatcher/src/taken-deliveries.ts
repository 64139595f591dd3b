import { limits } from '@groundwork/contract';
import { type Database, type TakenDelivery, takeDelivery } from '@groundwork/database';
import { type JobPayload, originOfDelivery, type WorkOrigin } from '@groundwork/queues';
import { parseTraceparent } from '@groundwork/runtime';

type Payload = JobPayload<'webhook-deliver'>;

/** Seconds of a lease: longer than the receiver may take to answer. */
export const LEASE_SECONDS = limits.webhook.answerSeconds + 15;

/**
 * Deliveries that this process has claimed. A worker asks who wanted a job before it hands the job on; the statement
 * that claims the delivery tells that too, so it is claimed then.
 */
export class TakenDeliveries {
  readonly #database: Database;
  readonly #early = new WeakMap<Payload, TakenDelivery>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Claims the delivery of a job, if it can be had, for the `take` that follows with the same payload. */
  async originOf(payload: Payload): Promise<WorkOrigin> {
    const { delivery_id: id } = payload;
    const delivery = await takeDelivery(this.#database, id, LEASE_SECONDS);
    if (!delivery) return originOfDelivery(this.#database, id);
    this.#early.set(payload, delivery);
    return { requestId: delivery.requestId, trace: parseTraceparent(delivery.traceparent) };
  }

  /** @returns null when it has ended or another worker has it */
  async take(payload: Payload): Promise<TakenDelivery | null> {
    const early = this.#early.get(payload);
    this.#early.delete(payload);
    return early ?? takeDelivery(this.#database, payload.delivery_id, LEASE_SECONDS);
  }
}
