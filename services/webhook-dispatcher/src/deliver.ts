import { type DeliverySchedule, deliverySchedules, limits } from '@groundwork/contract';
import {
  type AttemptOutcome,
  type Database,
  deliveryTarget,
  finishAttempt,
  jobIdOf,
  type Leased,
  LeaseLost,
  readDelivery,
  recordAttemptStart,
  release,
  underLease,
  type WebhookDelivery,
  webhookSecretOf,
} from '@groundwork/database';
import { announce, type JobContext, type JobPayload, type JobQueues } from '@groundwork/queues';
import { stopCauseOf } from '@groundwork/runtime';
import { type SafeFetch, SafeFetchError } from '@groundwork/safe-fetch';
import { z } from 'zod';
import { judgeAttempt } from './next-step.js';
import { signedHeaders } from './sign.js';

export interface Dispatcher {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly safeFetch: SafeFetch;
  readonly masterKey: Buffer;
  /** Milliseconds in which the receiver must answer. */
  readonly answerMs: number;
}

/** Seconds of a lease: longer than the receiver may take to answer. */
const LEASE_SECONDS = limits.webhook.answerSeconds + 15;

const scheduleNameSchema = z.enum(
  Object.keys(deliverySchedules) as [keyof typeof deliverySchedules],
);

/**
 * Attempts that a crash cut short come on top of the schedule, because nobody knows what the receiver saw.
 * A delivery that is begun more often than this ends whoever takes it, and is not tried for ever.
 */
function mostAttempts(schedule: DeliverySchedule): number {
  return 2 * (1 + schedule.retryDelays.length);
}

function scheduleOf(delivery: WebhookDelivery): DeliverySchedule {
  return deliverySchedules[scheduleNameSchema.parse(delivery.schedule)];
}

/** One POST and how it ended; a receiver that does not answer is an outcome, not an error. */
async function post(
  dispatcher: Dispatcher,
  delivery: Awaited<ReturnType<typeof readDelivery>>,
  startedAt: Date,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const body = Buffer.from(delivery.body);
  const secret = webhookSecretOf(dispatcher.masterKey, delivery.apiKey);
  try {
    const answer = await dispatcher.safeFetch.postWebhook(delivery.url, {
      body,
      headers: signedHeaders(secret, delivery.event, body, startedAt),
      timeoutMs: dispatcher.answerMs,
      signal,
    });
    return {
      finishedAt: new Date(),
      responseStatus: answer.status,
      // Postgres has no place for a NUL in text.
      responseExcerpt: answer.responseExcerpt.replaceAll('\u0000', ''),
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof SafeFetchError) || error.reason === 'aborted') throw error;
    return {
      finishedAt: new Date(),
      responseStatus: null,
      responseExcerpt: null,
      failure: error.reason,
    };
  }
}

async function attemptDelivery(
  dispatcher: Dispatcher,
  deliveryId: string,
  lease: Leased,
  signal: AbortSignal,
  context: JobContext,
): Promise<void> {
  const { database, queues } = dispatcher;
  const delivery = await readDelivery(database, deliveryId);
  const startedAt = new Date();
  await recordAttemptStart(database, deliveryId, lease, startedAt);
  const schedule = scheduleOf(delivery);
  const outcome =
    lease.attempt > mostAttempts(schedule)
      ? { finishedAt: startedAt, responseStatus: null, responseExcerpt: null, failure: 'given_up' }
      : await post(dispatcher, delivery, startedAt, signal);
  const verdict = judgeAttempt(schedule, lease.attempt, outcome.responseStatus);
  const facts = {
    delivery_id: deliveryId,
    task_id: delivery.taskId,
    showcase_job_id: delivery.showcaseJobId,
    attempt: lease.attempt,
    status: outcome.responseStatus,
    failure: outcome.failure,
  };
  if (verdict.status !== 'retry') {
    await finishAttempt(database, deliveryId, lease, outcome, verdict);
    context.log.info(facts, `webhook ${verdict.status}`);
    return;
  }
  const { afterSeconds } = verdict;
  const jobId = jobIdOf(deliveryId, 'deliver', delivery.announcements + 1);
  const retryAt = new Date(Date.now() + afterSeconds * 1000);
  await finishAttempt(database, deliveryId, lease, outcome, { status: 'pending', retryAt, jobId });
  context.log.info({ ...facts, retry_after_seconds: afterSeconds }, 'webhook attempt failed');
  const next = { work: { kind: 'delivery' as const, deliveryId }, jobId };
  await announce(queues, database, next, context.log, afterSeconds);
}

/** Step eight: sign, POST, write the attempt down, and follow the schedule. */
export function handleDeliver(dispatcher: Dispatcher) {
  return async (payload: JobPayload<'webhook-deliver'>, context: JobContext): Promise<void> => {
    const deliveryId = payload.delivery_id;
    const { log, signal: jobSignal } = context;
    await underLease(
      dispatcher.database,
      deliveryTarget(deliveryId),
      { leaseSeconds: LEASE_SECONDS, signal: jobSignal, log },
      async (lease, signal) => {
        try {
          await attemptDelivery(dispatcher, deliveryId, lease, signal, context);
        } catch (error) {
          // An attempt that was cut short stays recorded without an end; the receiver may see it twice.
          if (error instanceof LeaseLost || stopCauseOf(signal) === 'lost_lease') {
            log.warn({ delivery_id: deliveryId }, 'another worker has the delivery now');
            return;
          }
          if (stopCauseOf(signal) === 'shutting_down') {
            const retry = { afterSeconds: 0, counts: true };
            await release(dispatcher.database, deliveryTarget(deliveryId), lease, retry);
            return;
          }
          throw error;
        }
      },
    );
  };
}
