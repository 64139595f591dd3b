import { z } from 'zod';

/**
 * How a delivery is tried: the attempt after failure number n (1-based) waits `retryDelays[n - 1]`
 * seconds; when they are used up the delivery is failed.
 */
export interface DeliverySchedule {
  readonly retryDelays: readonly number[];
  /** Whether a 4xx answer ends the delivery at once. */
  readonly clientErrorEnds: boolean;
  /** Whether 410 Gone ends the delivery at once. */
  readonly goneEnds?: boolean;
  /** The longest wait, in seconds, that a Retry-After header is followed for; left out, it is not read. */
  readonly longestRetryAfter?: number;
}

export const deliverySchedules = {
  /** One try and three retries. */
  task: { retryDelays: [1, 2, 4], clientErrorEnds: false },
  /** Three tries; a 4xx ends them. */
  showcase: { retryDelays: [1, 2], clientErrorEnds: true },
  /** Asked for with `webhook_retry`: eight tries within 28 hours, for any event. */
  extended: {
    retryDelays: [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000],
    clientErrorEnds: false,
    goneEnds: true,
    longestRetryAfter: 36_000,
  },
} as const satisfies Record<string, DeliverySchedule>;
export type DeliveryScheduleName = keyof typeof deliverySchedules;

/** Values of `webhook_retry`: the schedule of the event's kind, or the long one. */
export const webhookRetries = ['standard', 'extended'] as const;
export const webhookRetrySchema = z.enum(webhookRetries);
export type WebhookRetry = z.infer<typeof webhookRetrySchema>;
