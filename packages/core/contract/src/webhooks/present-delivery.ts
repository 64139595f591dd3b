import type { WebhookEvent } from '../events.js';
import {
  type AttemptFailure,
  attemptFailureCodes,
  attemptFailures,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryState,
} from './deliveries.js';

export interface StoredAttempt {
  readonly number: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly responseStatus: number | null;
  readonly responseExcerpt: string | null;
  /** In the terms of safe-fetch, or one of ours. */
  readonly failure: string | null;
  readonly requestHeaders: unknown;
  readonly requestBody: string | null;
}

export interface StoredDelivery {
  readonly id: string;
  readonly event: WebhookEvent;
  readonly status: DeliveryState;
  readonly schedule: string;
  readonly url: string;
  readonly endpointId: string | null;
  readonly taskId: string | null;
  readonly showcaseJobId: string | null;
  readonly livemode: boolean;
  readonly isTest: boolean;
  readonly replayOf: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  /** Null when no attempt follows, or one is being made. */
  readonly nextAttemptAt: Date | null;
  /** Whether an attempt is being made. */
  readonly isRunning: boolean;
  readonly lastAttempt: StoredAttempt | null;
}

const failureOf = (code: AttemptFailure) => ({ code, message: attemptFailures[code] });

function failureOfAttempt(attempt: StoredAttempt, isRunning: boolean): DeliveryAttempt['failure'] {
  const { finishedAt, failure, responseStatus } = attempt;
  if (finishedAt === null) return isRunning ? null : failureOf('interrupted');
  if (failure !== null) {
    return failureOf(attemptFailureCodes.find((code) => code === failure) ?? 'connection_failed');
  }
  const isDelivered = responseStatus !== null && responseStatus >= 200 && responseStatus < 300;
  if (isDelivered) return null;
  const refused = failureOf('refused');
  return { ...refused, message: `The receiver answered ${responseStatus}; only 2xx counts` };
}

/** @param isRunning whether this attempt is being made right now */
export function presentAttempt(attempt: StoredAttempt, isRunning: boolean): DeliveryAttempt {
  const { startedAt, finishedAt, requestHeaders, requestBody } = attempt;
  return {
    number: attempt.number,
    started_at: startedAt.toISOString(),
    duration_ms:
      finishedAt === null ? null : Math.max(0, finishedAt.getTime() - startedAt.getTime()),
    response_status: attempt.responseStatus,
    response_excerpt: attempt.responseExcerpt,
    failure: failureOfAttempt(attempt, isRunning),
    request:
      requestBody === null
        ? null
        : { headers: (requestHeaders ?? {}) as Record<string, string>, body: requestBody },
  };
}

export function presentDelivery(delivery: StoredDelivery): Delivery {
  const { lastAttempt, isRunning, status } = delivery;
  const self = `/v1/webhooks/deliveries/${delivery.id}`;
  return {
    delivery_id: delivery.id,
    event: delivery.event,
    status,
    url: delivery.url,
    endpoint_id: delivery.endpointId,
    task_id: delivery.taskId,
    job_id: delivery.showcaseJobId,
    livemode: delivery.livemode,
    test: delivery.isTest,
    replay_of: delivery.replayOf,
    retry: delivery.schedule === 'extended' ? 'extended' : 'standard',
    attempt_count: lastAttempt?.number ?? 0,
    last_response_status: lastAttempt?.responseStatus ?? null,
    last_failure: lastAttempt === null ? null : failureOfAttempt(lastAttempt, isRunning),
    created_at: delivery.createdAt.toISOString(),
    finished_at: delivery.finishedAt?.toISOString() ?? null,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    _links: { self, replay: `${self}/replay` },
  };
}
