import type { DeliverySchedule } from '@groundwork/contract/webhooks/schedules';

export type Verdict =
  | { readonly status: 'delivered' | 'failed' }
  | { readonly status: 'retry'; readonly afterSeconds: number };

export interface ReceiverAnswer {
  /** Null when no answer came. */
  readonly status: number | null;
  /** From its Retry-After header. */
  readonly retryAfterSeconds: number | null;
}

function endsDelivery(schedule: DeliverySchedule, status: number): boolean {
  if (schedule.goneEnds && status === 410) return true;
  return schedule.clientErrorEnds && status >= 400 && status < 500;
}

/**
 * Decides what follows an attempt. Only 2xx is a success: a redirect is not followed, because the place it leads
 * to was not the one that was checked. A Retry-After can only lengthen a wait.
 *
 * @param attempt 1 for the first
 */
export function judgeAttempt(
  schedule: DeliverySchedule,
  attempt: number,
  { status, retryAfterSeconds }: ReceiverAnswer,
): Verdict {
  if (status !== null && status >= 200 && status < 300) return { status: 'delivered' };
  if (status !== null && endsDelivery(schedule, status)) return { status: 'failed' };
  const delay = schedule.retryDelays[attempt - 1];
  if (delay === undefined) return { status: 'failed' };
  const asked = Math.min(retryAfterSeconds ?? 0, schedule.longestRetryAfter ?? 0);
  return { status: 'retry', afterSeconds: Math.max(delay, asked) };
}
