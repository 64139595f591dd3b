import type { DeliverySchedule } from '@groundwork/contract';

export type Verdict =
  | { readonly status: 'delivered' | 'failed' }
  | { readonly status: 'retry'; readonly afterSeconds: number };

/**
 * What follows an attempt. Only 2xx is a success: a redirect is not followed, because the place it leads
 * to was not the one that was checked.
 *
 * @param attempt 1 for the first
 * @param responseStatus null when no answer came
 */
export function judgeAttempt(
  schedule: DeliverySchedule,
  attempt: number,
  responseStatus: number | null,
): Verdict {
  if (responseStatus !== null && responseStatus >= 200 && responseStatus < 300) {
    return { status: 'delivered' };
  }
  const isClientError = responseStatus !== null && responseStatus >= 400 && responseStatus < 500;
  if (isClientError && schedule.clientErrorEnds) return { status: 'failed' };
  const afterSeconds = schedule.retryDelays[attempt - 1];
  return afterSeconds === undefined ? { status: 'failed' } : { status: 'retry', afterSeconds };
}
