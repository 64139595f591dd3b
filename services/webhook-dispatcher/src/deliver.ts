import { LOST_ATTEMPTS } from '@groundwork/contract/magic/magic';
import { type DeliverySchedule, deliverySchedules } from '@groundwork/contract/webhooks/schedules';
import { webhookSecretsOf } from '@groundwork/database/accounts/webhook-secrets';
import type { Database } from '@groundwork/database/connection/client';
import {
  type AttemptOutcome,
  type ClaimedDelivery,
  claimDelivery,
  deliveryTarget,
  type EarlierAttempts,
  finishAttempt,
  recordAttemptStart,
} from '@groundwork/database/deliveries/deliveries';
import { type JobPayload, jobCatalogue } from '@groundwork/database/jobs/catalogue';
import { attemptClaimed } from '@groundwork/queues/attempt';
import { enqueue, type JobQueues } from '@groundwork/queues/enqueue';
import type { JobContext } from '@groundwork/queues/worker/job-runner';
import {
  noTracing,
  parseTraceparent,
  type Span,
  type Tracing,
  traceparentOf,
  type WebhookMetrics,
} from '@groundwork/runtime';
import type { SafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { z } from 'zod';
import { withFreshLinks } from './fresh-links.js';
import { judgeAttempt, type ReceiverAnswer } from './next-step.js';
import { beginPostSpan, postSpanEnding } from './post-span.js';
import { loggableHeaders, signedHeaders } from './sign.js';

export interface Dispatcher {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly safeFetch: SafeFetch;
  readonly assetUrls: AssetUrls;
  readonly masterKey: Buffer;
  /** Milliseconds in which the receiver must answer. */
  readonly answerMs: number;
  readonly metrics?: WebhookMetrics;
  readonly tracing?: Tracing;
}

const scheduleNameSchema = z.enum(
  Object.keys(deliverySchedules) as [keyof typeof deliverySchedules],
);

/**
 * Attempts that a crash cut short are added to the schedule, because the receiver may not have seen them. Beyond this
 * number the delivery fails, so that it is not tried endlessly.
 */
function mostAttempts(schedule: DeliverySchedule): number {
  return 2 * (1 + schedule.retryDelays.length);
}

function scheduleOf(delivery: ClaimedDelivery): DeliverySchedule {
  return deliverySchedules[scheduleNameSchema.parse(delivery.schedule)];
}

interface Outgoing {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Builds the request of one attempt, with current links, signed with current secrets. */
function outgoing(
  { assetUrls, masterKey }: Dispatcher,
  deliveryId: string,
  delivery: ClaimedDelivery,
  sentAt: Date,
  traceparent: string | null,
): Outgoing {
  const isFamily = delivery.taskKind === 'family';
  const body = Buffer.from(withFreshLinks(delivery.body, assetUrls, sentAt, isFamily));
  const { event, replayOf } = delivery;
  const secrets = webhookSecretsOf(masterKey, delivery.signer, sentAt);
  const sending = { deliveryId, event, replayOf, body, sentAt, traceparent };
  return { body, headers: signedHeaders(sending, secrets) };
}

interface Posted {
  readonly outcome: AttemptOutcome;
  readonly answer: ReceiverAnswer;
}

const unanswered = (failure: string, finishedAt: Date): Posted => ({
  outcome: { finishedAt, responseStatus: null, responseExcerpt: null, failure },
  answer: { status: null, retryAfterSeconds: null },
});

/** One POST and how it ended; a receiver that does not answer is an outcome, not an error. */
async function post(
  dispatcher: Dispatcher,
  url: string,
  { headers, body }: Outgoing,
  now: () => Date,
  span: Span,
  signal: AbortSignal,
): Promise<Posted> {
  const began = performance.now();
  const measured = (posted: Posted): Posted => {
    span.end(postSpanEnding(posted.outcome));
    const { responseStatus: status, failure } = posted.outcome;
    dispatcher.metrics?.attempted({ status, failure, seconds: (performance.now() - began) / 1000 });
    return posted;
  };
  try {
    const { status, responseExcerpt, retryAfterSeconds } = await dispatcher.safeFetch.postWebhook(
      url,
      { body, headers, timeoutMs: dispatcher.answerMs, signal },
    );
    return measured({
      outcome: {
        finishedAt: now(),
        responseStatus: status,
        // Postgres has no place for a NUL in text.
        responseExcerpt: responseExcerpt.replaceAll('\u0000', ''),
        failure: null,
      },
      answer: { status, retryAfterSeconds },
    });
  } catch (error) {
    if (!(error instanceof SafeFetchError) || error.reason === 'aborted') {
      span.end({ failure: { type: 'aborted' } });
      throw error;
    }
    return measured(unanswered(error.reason, now()));
  }
}

/** Why an attempt is not sent at all; null when it is. */
function unsentBecause(
  delivery: ClaimedDelivery,
  schedule: DeliverySchedule,
): 'given_up' | 'endpoint_off' | 'dropped' | null {
  if (delivery.attempt > mostAttempts(schedule)) return 'given_up';
  if (delivery.endpointOff) return 'endpoint_off';
  return isDropped(delivery, delivery.attempt) ? 'dropped' : null;
}

/** Whether a magic input asks that this attempt is not sent. */
function isDropped({ simulation }: ClaimedDelivery, attempt: number): boolean {
  return (
    simulation === 'dead-webhook' || (simulation === 'lost-webhook' && attempt <= LOST_ATTEMPTS)
  );
}

/** Whether a magic input asks to send a delivery that has just arrived once more. */
function isToBeDoubled({ simulation }: ClaimedDelivery, earlier: EarlierAttempts): boolean {
  return simulation === 'doubled-webhook' && !earlier.arrived;
}

async function attemptDelivery(
  dispatcher: Dispatcher,
  deliveryId: string,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
  context: JobContext,
): Promise<void> {
  const { database, queues } = dispatcher;
  const startedAt = delivery.now();
  const schedule = scheduleOf(delivery);
  const trace = context.trace ?? parseTraceparent(delivery.traceparent);
  const { attempt } = delivery;
  const unsent = unsentBecause(delivery, schedule);
  const span =
    unsent !== null
      ? null
      : beginPostSpan(dispatcher.tracing ?? noTracing, trace, {
          deliveryId,
          url: delivery.url,
          attempt,
        });
  const parent = span?.context ?? trace;
  const sent = outgoing(
    dispatcher,
    deliveryId,
    delivery,
    startedAt,
    parent && traceparentOf(parent),
  );
  const earlier = await recordAttemptStart(database, deliveryId, delivery, {
    startedAt,
    headers: loggableHeaders(sent.headers),
    body: sent.body.toString(),
  });
  const { outcome, answer } =
    span === null
      ? unanswered(unsent ?? 'dropped', startedAt)
      : await post(dispatcher, delivery.url, sent, delivery.now, span, signal);
  // An attempt that a crash cut short does not count: the schedule continues where it was.
  const tries = 1 + earlier.ended;
  const judged =
    unsent === 'given_up' || unsent === 'endpoint_off'
      ? ({ status: 'failed' } as const)
      : judgeAttempt(schedule, tries, answer);
  const verdict =
    judged.status === 'delivered' && isToBeDoubled(delivery, earlier)
      ? ({ status: 'retry', afterSeconds: 1 } as const)
      : judged;
  const facts = {
    delivery_id: deliveryId,
    request_id: delivery.requestId,
    task_id: delivery.taskId,
    showcase_job_id: delivery.showcaseJobId,
    attempt,
    status: outcome.responseStatus,
    failure: outcome.failure,
  };
  dispatcher.metrics?.judged(verdict.status);
  if (verdict.status !== 'retry') {
    await finishAttempt(database, deliveryId, delivery, outcome, verdict);
    context.log.info(facts, `webhook ${verdict.status}`);
    return;
  }
  const { afterSeconds } = verdict;
  const retryAt = new Date(delivery.now().getTime() + afterSeconds * 1000);
  const next = { status: 'pending', retryAt } as const;
  const job = await finishAttempt(database, deliveryId, delivery, outcome, next);
  context.log.info({ ...facts, retry_after_seconds: afterSeconds }, 'webhook to be sent again');
  if (job) await enqueue(queues, database, job, context.log, retryAt);
}

/** Step eight: sign, POST, write the attempt down, and follow the schedule. */
export function handleDeliver(dispatcher: Dispatcher) {
  const { database } = dispatcher;
  return async (payload: JobPayload<'webhook-deliver'>, context: JobContext): Promise<void> => {
    const deliveryId = payload.delivery_id;
    const { leaseSeconds } = jobCatalogue[context.kind];
    await attemptClaimed(
      {
        ...{ database, target: deliveryTarget(deliveryId), context },
        facts: { delivery_id: deliveryId },
        isFault: () => false,
        // The schedule says when a delivery has failed, in an attempt of its own.
        giveUp: async (error) => {
          throw error;
        },
      },
      await claimDelivery(database, deliveryId, leaseSeconds),
      // An attempt that is cut short stays recorded without an end; the receiver may see it twice.
      (lease, signal) => attemptDelivery(dispatcher, deliveryId, lease, signal, context),
    );
  };
}
