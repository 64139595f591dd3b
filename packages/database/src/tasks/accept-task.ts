import { ApiError } from '@groundwork/contract';
import { concurrencyLimitOf } from '../accounts.js';
import { jobIdOf } from '../announcements.js';
import type { Database, Transaction } from '../client.js';
import type { Account, Prisma } from '../generated/client.js';

export interface NewTask {
  readonly id: string;
  readonly externalId: string;
  readonly kind: string;
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly livemode: boolean;
  readonly requestId: string;
  readonly createdAt: Date;
  readonly seed: bigint;
  readonly webhookUrl: string | null;
  readonly request: Prisma.InputJsonObject;
  readonly inputs: Prisma.InputJsonObject;
  readonly resolution: Prisma.InputJsonObject;
  /** Credits; taken only in live mode. */
  readonly price: number;
  readonly idempotency: Idempotency | null;
  /** The body that a retry with the same idempotency key is answered with. */
  readonly response: Prisma.InputJsonObject;
}

/** An idempotency key as the caller sent it, with a hash of the request it was sent with. */
export interface Idempotency {
  readonly key: string;
  readonly requestHash: Buffer<ArrayBuffer>;
}

export type Acceptance =
  | { readonly outcome: 'accepted'; readonly jobId: string }
  /** The idempotency key was used with the same request before: its answer, and nothing new. */
  | { readonly outcome: 'replayed'; readonly response: Prisma.JsonValue };

/**
 * The answer that an earlier request with this key was given, or null.
 *
 * @throws ApiError IDEMPOTENCY_KEY_REUSED when that request was another one
 */
export async function findEarlierAnswer(
  database: Database | Transaction,
  accountId: string,
  operation: string,
  idempotency: Idempotency,
): Promise<Prisma.JsonValue> {
  const earlier = await database.idempotencyKey.findUnique({
    where: { accountId_operation_key: { accountId, operation, key: idempotency.key } },
  });
  if (!earlier) return null;
  if (!idempotency.requestHash.equals(earlier.requestHash)) {
    throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  }
  return earlier.response;
}

/**
 * Decides about money and concurrency and writes the task down, all under a lock on the account, so that
 * simultaneous requests are decided one after the other.
 *
 * @throws ApiError INSUFFICIENT_CREDITS, CONCURRENCY_LIMIT_EXCEEDED, IDEMPOTENCY_KEY_REUSED; nothing is written then
 */
export async function acceptTask(database: Database, task: NewTask): Promise<Acceptance> {
  return database.$transaction(async (tx) => {
    const [account] = await tx.$queryRaw<Pick<Account, 'plan' | 'credits' | 'concurrencyLimit'>[]>`
      SELECT plan, credits, concurrency_limit AS "concurrencyLimit"
      FROM accounts WHERE id = ${task.accountId} FOR UPDATE`;
    if (!account) throw new Error(`account ${task.accountId} does not exist`);

    if (task.idempotency) {
      const earlier = await findEarlierAnswer(tx, task.accountId, task.kind, task.idempotency);
      if (earlier !== null) return { outcome: 'replayed', response: earlier };
    }

    const charged = task.livemode ? task.price : 0;
    if (account.credits < charged) {
      throw new ApiError('INSUFFICIENT_CREDITS', {
        message: `This request costs ${charged} credits and the account has ${account.credits}`,
      });
    }
    const unfinished = await tx.task.count({
      where: { accountId: task.accountId, livemode: task.livemode, step: { not: 'done' } },
    });
    const limit = concurrencyLimitOf(account);
    if (unfinished >= limit) {
      throw new ApiError('CONCURRENCY_LIMIT_EXCEEDED', {
        message: `${unfinished} of ${limit} concurrent tasks are running; wait until one finishes`,
      });
    }

    const jobId = jobIdOf(task.id, 'prepare', 1);
    await tx.task.create({
      data: {
        id: task.id,
        externalId: task.externalId,
        kind: task.kind,
        accountId: task.accountId,
        apiKeyId: task.apiKeyId,
        livemode: task.livemode,
        seed: task.seed,
        requestId: task.requestId,
        webhookUrl: task.webhookUrl,
        request: task.request,
        inputs: task.inputs,
        resolution: task.resolution,
        charged,
        createdAt: task.createdAt,
        // Written as announced: the caller announces it right after the commit, and takes the mark back
        // when that fails. A process that dies in between leaves a job that the scheduler finds missing.
        announcedJob: jobId,
        announcedAt: task.createdAt,
        announcements: 1,
      },
    });
    if (charged > 0) {
      await tx.ledgerEntry.create({
        data: { accountId: task.accountId, amount: -charged, reason: 'charge', taskId: task.id },
      });
    }
    if (task.idempotency) {
      await tx.idempotencyKey.create({
        data: {
          accountId: task.accountId,
          operation: task.kind,
          key: task.idempotency.key,
          requestHash: task.idempotency.requestHash,
          response: task.response,
        },
      });
    }
    return { outcome: 'accepted', jobId };
  });
}
