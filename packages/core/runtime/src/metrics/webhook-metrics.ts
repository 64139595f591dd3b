import type { Registry } from 'prom-client';
import { counter, histogram } from './metrics.js';

export interface WebhookMetrics {
  /** The result of one POST: the status of the answer, or the reason for none. */
  attempted(attempt: {
    readonly status: number | null;
    readonly failure: string | null;
    readonly seconds: number;
  }): void;
  /** The outcome of an attempt for its delivery. */
  judged(verdict: (typeof VERDICTS)[number]): void;
}

/** The failures that an operator distinguishes; all others are one class. */
const FAILURES = new Set(['timed_out', 'private_address', 'unresolvable', 'connection_failed']);
const ANSWERS = ['2xx', '3xx', '4xx', '5xx'];
const VERDICTS = ['delivered', 'failed', 'retry'] as const;

/** A bounded set: an answer counts by its hundred. */
function outcomeOf(status: number | null, failure: string | null): string {
  if (status !== null) return `${Math.floor(status / 100)}xx`;
  return failure !== null && FAILURES.has(failure) ? failure : 'other';
}

export function createWebhookMetrics(registry: Registry): WebhookMetrics {
  const duration = histogram(registry, 'groundwork_webhook_attempt_duration_seconds');
  const verdicts = counter(registry, 'groundwork_webhook_verdicts_total');
  // Starts at zero: Prometheus sees no increase in a counter that begins with 1.
  for (const outcome of [...ANSWERS, ...FAILURES, 'other']) duration.zero({ outcome });
  for (const verdict of VERDICTS) verdicts.inc({ verdict }, 0);
  return {
    attempted: ({ status, failure, seconds }) =>
      duration.observe({ outcome: outcomeOf(status, failure) }, seconds),
    judged: (verdict) => verdicts.inc({ verdict }),
  };
}
