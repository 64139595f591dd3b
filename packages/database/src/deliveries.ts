import type { Database } from './client.js';
import { type ApiKey, Prisma, type WebhookDelivery } from './generated/client.js';
import { type Leased, LeaseLost, type LeaseTarget } from './lease.js';

export function deliveryTarget(deliveryId: string): LeaseTarget {
  return {
    table: 'webhook_deliveries',
    where: Prisma.sql`id = ${deliveryId} AND status = 'pending'`,
  };
}

export async function readDelivery(
  database: Database,
  deliveryId: string,
): Promise<
  WebhookDelivery & {
    apiKey: ApiKey;
    task: { kind: string; requestId: string } | null;
    showcaseJob: { requestId: string } | null;
  }
> {
  return database.webhookDelivery.findUniqueOrThrow({
    where: { id: deliveryId },
    include: {
      apiKey: true,
      task: { select: { kind: true, requestId: true } },
      showcaseJob: { select: { requestId: true } },
    },
  });
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

/** Written before the request is sent, so that an attempt that a crash cut short is seen too. */
export async function recordAttemptStart(
  database: Database,
  deliveryId: string,
  lease: Leased,
  { startedAt, headers, body }: AttemptStart,
): Promise<void> {
  await database.webhookAttempt.create({
    data: {
      deliveryId,
      number: lease.attempt,
      startedAt,
      requestHeaders: headers,
      requestBody: body,
    },
  });
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
  await database.$transaction(async (tx) => {
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id: deliveryId, status: 'pending', leaseToken: lease.token },
      data: {
        leaseToken: null,
        leaseUntil: null,
        ...(next.status === 'pending'
          ? {
              availableAt: next.retryAt,
              // Announced with a delay by the caller; the mark is dated to when the job becomes due.
              announcedJob: next.jobId,
              announcedAt: next.retryAt,
              announcements: { increment: 1 },
            }
          : { status: next.status, finishedAt: outcome.finishedAt }),
      },
    });
    if (count !== 1) throw new LeaseLost();
    await tx.webhookAttempt.update({
      where: { deliveryId_number: { deliveryId, number: lease.attempt } },
      data: outcome,
    });
  });
}

/** Attempts that were not cut short on our side. */
export async function countEndedAttempts(database: Database, deliveryId: string): Promise<number> {
  return database.webhookAttempt.count({ where: { deliveryId, finishedAt: { not: null } } });
}

/** Whether an attempt that has ended was answered 2xx. */
export async function hasArrived(database: Database, deliveryId: string): Promise<boolean> {
  const arrived = await database.webhookAttempt.count({
    where: { deliveryId, responseStatus: { gte: 200, lt: 300 } },
  });
  return arrived > 0;
}
