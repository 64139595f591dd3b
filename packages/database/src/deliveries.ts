import { randomToken } from '@groundwork/runtime';
import type { Database } from './client.js';
import { runStatement } from './direct-statements.js';
import { Prisma } from './generated/client.js';
import { claiming, type Leased, LeaseLost, type LeaseTarget, leasedBy } from './lease.js';
import type { SigningKey } from './webhook-secrets.js';

export function deliveryTarget(deliveryId: string): LeaseTarget {
  return {
    table: 'webhook_deliveries',
    where: Prisma.sql`id = ${deliveryId} AND status = 'pending'`,
  };
}

/** A delivery that this worker has, with all that its next attempt is made of. */
export interface TakenDelivery extends Leased {
  readonly event: string;
  /** Name of the schedule in the contract. */
  readonly schedule: string;
  readonly url: string;
  readonly body: string;
  readonly traceparent: string | null;
  readonly replayOf: string | null;
  readonly rehearsal: string | null;
  readonly announcements: number;
  readonly taskId: string | null;
  readonly showcaseJobId: string | null;
  /** Of the task that it tells of. */
  readonly taskKind: string | null;
  /** Of the request that asked for what it tells of. */
  readonly requestId: string | null;
  readonly apiKey: SigningKey;
}

type TakenRow = Omit<TakenDelivery, 'apiKey' | keyof Leased> &
  Omit<SigningKey, 'id'> & { readonly apiKeyId: string; attempts: number; now: Date };

/** Claims a delivery and reads it, in one statement. @returns null when it has ended or another worker has it */
export async function takeDelivery(
  database: Database,
  deliveryId: string,
  leaseSeconds: number,
): Promise<TakenDelivery | null> {
  const token = randomToken();
  const [row] = await runStatement<TakenRow>(
    database,
    'take_delivery',
    Prisma.sql`
      WITH d AS (${claiming(deliveryTarget(deliveryId), token, leaseSeconds)} RETURNING *)
      SELECT d.attempts, now(), d.event, d.schedule, d.url, d.body, d.traceparent, d.replay_of AS "replayOf",
        d.rehearsal, d.announcements, d.task_id AS "taskId", d.showcase_job_id AS "showcaseJobId",
        t.kind AS "taskKind", coalesce(t.request_id, s.request_id) AS "requestId", d.api_key_id AS "apiKeyId",
        k.webhook_secret_sealed AS "webhookSecretSealed",
        k.previous_webhook_secret_sealed AS "previousWebhookSecretSealed",
        k.previous_webhook_secret_until AS "previousWebhookSecretUntil"
      FROM d JOIN api_keys AS k ON k.id = d.api_key_id
        LEFT JOIN tasks AS t ON t.id = d.task_id LEFT JOIN showcase_jobs AS s ON s.id = d.showcase_job_id`,
  );
  if (!row) return null;
  const { apiKeyId: id, attempts: _attempts, now: _now, ...delivery } = row;
  const { webhookSecretSealed, previousWebhookSecretSealed, previousWebhookSecretUntil } = row;
  const apiKey = {
    id,
    webhookSecretSealed,
    previousWebhookSecretSealed,
    previousWebhookSecretUntil,
  };
  return { ...delivery, ...leasedBy(token, row), apiKey };
}

export interface AttemptOutcome {
  readonly finishedAt: Date;
  readonly responseStatus: number | null;
  readonly responseExcerpt: string | null;
  /** Why no answer came. */
  readonly failure: string | null;
}

/** What an attempt sends, as the log keeps it. */
export interface AttemptStart {
  readonly startedAt: Date;
  /** Without secrets. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How earlier attempts of a delivery ended. */
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
    'begin_attempt',
    Prisma.sql`
      INSERT INTO webhook_attempts (delivery_id, number, started_at, request_headers, request_body)
      VALUES (${deliveryId}, ${lease.attempt}, ${startedAt}::timestamptz, ${JSON.stringify(headers)}::jsonb, ${body})
      RETURNING
        (SELECT count(*)::int FROM webhook_attempts AS a
          WHERE a.delivery_id = ${deliveryId} AND a.finished_at IS NOT NULL) AS ended,
        EXISTS (SELECT FROM webhook_attempts AS a
          WHERE a.delivery_id = ${deliveryId} AND a.response_status BETWEEN 200 AND 299) AS arrived`,
  );
  if (!earlier) throw new Error(`the attempt on ${deliveryId} was not written down`);
  return earlier;
}

/** What follows an attempt: the end of the delivery, or another attempt after a while. */
export type NextStep =
  | { readonly status: 'delivered' | 'failed' }
  | { readonly status: 'pending'; readonly retryAt: Date; readonly jobId: string };

/** Writes the attempt's outcome and what follows from it. @throws LeaseLost */
export async function finishAttempt(
  database: Database,
  deliveryId: string,
  lease: Leased,
  outcome: AttemptOutcome,
  next: NextStep,
): Promise<void> {
  const ends = next.status !== 'pending';
  const finished = await runStatement(
    database,
    ends ? 'end_delivery' : 'end_attempt',
    Prisma.sql`
      WITH d AS (
        UPDATE webhook_deliveries SET lease_token = NULL, lease_until = NULL, ${
          ends
            ? Prisma.sql`status = ${next.status}::"DeliveryStatus", finished_at = ${outcome.finishedAt}::timestamptz`
            : // Announced with a delay by the caller; the mark is dated to when the job becomes due.
              Prisma.sql`available_at = ${next.retryAt}::timestamptz, announced_job = ${next.jobId},
                announced_at = ${next.retryAt}::timestamptz, announcements = announcements + 1`
        }
        WHERE id = ${deliveryId} AND status = 'pending' AND lease_token = ${lease.token}
        RETURNING id)
      UPDATE webhook_attempts AS a SET finished_at = ${outcome.finishedAt}::timestamptz,
        response_status = ${outcome.responseStatus}::int, response_excerpt = ${outcome.responseExcerpt},
        failure = ${outcome.failure}
      FROM d WHERE a.delivery_id = d.id AND a.number = ${lease.attempt}
      RETURNING a.number`,
  );
  if (finished.length !== 1) throw new LeaseLost();
}
