import { randomToken } from '@groundwork/runtime';
import type { SigningKey } from '../accounts/webhook-secrets.js';
import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import { type Leased, LeaseLost, type LeaseTarget, leasedBy } from '../jobs/lease.js';
import { deliveryJob, deliveryJobId, type EnqueuedJob, type Tenant } from '../jobs/outbox.js';
import { requireTransition } from '../lifecycle/transitions.js';

export function deliveryTarget(deliveryId: string): LeaseTarget {
  return { jobId: deliveryJobId(deliveryId), isCancelled: null };
}

/** A delivery that this worker has, with all that its next attempt is made of. */
export interface ClaimedDelivery extends Leased {
  readonly event: string;
  /** Name of the schedule in the contract. */
  readonly schedule: string;
  readonly url: string;
  readonly body: string;
  readonly traceparent: string | null;
  readonly replayOf: string | null;
  readonly simulation: string | null;
  readonly taskId: string | null;
  readonly showcaseJobId: string | null;
  /** Of the event's task. */
  readonly taskKind: string | null;
  /** Of the request behind the event's work. */
  readonly requestId: string | null;
  /** Whether the saved endpoint that it is for is disabled or deleted. */
  readonly endpointOff: boolean;
  /** The key behind the event, or the saved endpoint it goes to. */
  readonly signer: SigningKey;
}

type ClaimedRow = Omit<ClaimedDelivery, 'signer' | keyof Leased> &
  Omit<SigningKey, 'id'> &
  Parameters<typeof leasedBy>[2] & { readonly signerId: string };

const claimStatement = readStatement('jobs/claim_delivery');
const beginAttempt = readStatement('jobs/begin_attempt');
const endDelivery = readStatement('jobs/end_delivery');
const retryDelivery = readStatement('jobs/retry_delivery');

/** Claims a delivery and reads it, in one statement. @returns null when it has ended or another worker has it */
export async function claimDelivery(
  database: Database,
  deliveryId: string,
  leaseSeconds: number,
): Promise<ClaimedDelivery | null> {
  const token = randomToken();
  const [row] = await runStatement<ClaimedRow>(database, claimStatement, [
    deliveryId,
    token,
    leaseSeconds,
  ]);
  if (!row) return null;
  const { signerId: id, attempts: _attempts, now: _now, ...delivery } = row;
  const { webhookSecretSealed, previousWebhookSecretSealed, previousWebhookSecretUntil } = row;
  const signer = {
    id,
    webhookSecretSealed,
    previousWebhookSecretSealed,
    previousWebhookSecretUntil,
  };
  return { ...delivery, ...leasedBy(deliveryTarget(deliveryId).jobId, token, row), signer };
}

export interface AttemptOutcome {
  readonly finishedAt: Date;
  readonly responseStatus: number | null;
  readonly responseExcerpt: string | null;
  /** Why no answer came. */
  readonly failure: string | null;
}

/** The request of an attempt, as the log keeps it. */
export interface AttemptStart {
  readonly startedAt: Date;
  /** Without secrets. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface EarlierAttempts {
  /** Those that were not cut short on our side. */
  readonly ended: number;
  /** Whether one was answered 2xx. */
  readonly arrived: boolean;
}

/** Written before the request is sent, so that an attempt that a crash cut short is seen too. */
export async function recordAttemptStart(
  database: Database,
  deliveryId: string,
  lease: Leased,
  { startedAt, headers, body }: AttemptStart,
): Promise<EarlierAttempts> {
  const [earlier] = await runStatement<EarlierAttempts & Record<string, unknown>>(
    database,
    beginAttempt,
    [deliveryId, lease.attempt, startedAt, JSON.stringify(headers), body],
  );
  if (!earlier) throw new Error(`the attempt on ${deliveryId} was not written down`);
  return earlier;
}

/** The step after an attempt: the end of the delivery, or another attempt after a while. */
export type NextStep =
  | { readonly status: 'delivered' | 'failed' }
  | { readonly status: 'pending'; readonly retryAt: Date };

/**
 * Writes the attempt's outcome and what follows from it.
 *
 * @returns the job of the next attempt, to be added to its queue when that is due; null when the delivery has ended
 * @throws LeaseLost
 */
export async function finishAttempt(
  database: Database,
  deliveryId: string,
  lease: Leased,
  outcome: AttemptOutcome,
  next: NextStep,
): Promise<EnqueuedJob | null> {
  requireTransition('delivery', deliveryId, 'pending', next.status);
  const { finishedAt, responseStatus, responseExcerpt, failure } = outcome;
  const attempt = [
    deliveryId,
    lease.token,
    lease.attempt,
    finishedAt,
    responseStatus,
    responseExcerpt,
    failure,
  ];
  if (next.status !== 'pending') {
    const ended = await runStatement(database, endDelivery, [...attempt, next.status]);
    if (ended.length !== 1) throw new LeaseLost();
    return null;
  }
  const [retried] = await runStatement<Tenant & { jobId: string }>(database, retryDelivery, [
    ...attempt,
    next.retryAt,
  ]);
  if (!retried) throw new LeaseLost();
  const { jobId, ...tenant } = retried;
  return { id: deliveryJobId(deliveryId), ...deliveryJob(deliveryId), jobId, tenant };
}
