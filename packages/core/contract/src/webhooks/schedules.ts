import { z } from 'zod';

/**
 * The attempts of a delivery: the one after failure n (1-based) waits `retryDelays[n - 1]` seconds. When the delays are
 * used up, the delivery has failed.
 */
export interface DeliverySchedule {
  readonly retryDelays: readonly number[];
  /** Whether a 4xx answer ends the delivery at once. */
  readonly clientErrorEnds: boolean;
  /** Whether 410 Gone ends the delivery at once. */
  readonly goneEnds?: boolean;
  /** Longest wait, in seconds, that a Retry-After header may ask for; left out, the header is ignored. */
  readonly longestRetryAfter?: number;
}

export const deliverySchedules = {
  /** One attempt and three retries. */
  task: { retryDelays: [1, 2, 4], clientErrorEnds: false },
  /** Three attempts; a 4xx ends them. */
  showcase: { retryDelays: [1, 2], clientErrorEnds: true },
  /** `webhook_retry` of a request: eight attempts within 28 hours, for any event. */
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
