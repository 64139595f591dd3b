import type { Delivery, DeliveryAttempt } from '@groundwork/contract';

export interface DeliveriesView {
  readonly deliveries: readonly Delivery[];
  /** For `after` of the next page; null at the end. */
  readonly next: string | null;
}

/** GET /api/deliveries/:id */
export type DeliveryDetailView = Delivery & { readonly attempts: readonly DeliveryAttempt[] };
