import { ApiError } from '@groundwork/contract';
import { concurrencyLimitOf } from './accounts.js';
import type { Database, Transaction } from './client.js';
import type { Account, Prisma } from './generated/client.js';

/** An idempotency key as the caller sent it, with a hash of the request it was sent with. */
export interface Idempotency {
  readonly key: string;
  readonly requestHash: Buffer<ArrayBuffer>;
}

export type Acceptance =
  | { readonly outcome: 'accepted'; readonly jobId: string }
  /** The idempotency key was used with the same request before: its answer, and nothing new. */
  | { readonly outcome: 'replayed'; readonly response: Prisma.JsonValue };

export type LockedAccount = Pick<Account, 'plan' | 'credits' | 'concurrencyLimit'>;

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
 * Holds the key until the transaction ends.
 *
 * @throws ApiError IDEMPOTENCY_KEY_IN_USE while another request with it is being decided
 */
export async function holdIdempotencyKey(
  tx: Transaction,
  accountId: string,
  operation: string,
  idempotency: Idempotency | null,
): Promise<void> {
  if (!idempotency) return;
  const name = JSON.stringify([accountId, operation, idempotency.key]);
  const [held] = await tx.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS free`;
  if (held?.free !== true) throw new ApiError('IDEMPOTENCY_KEY_IN_USE');
}

export async function rememberAnswer(
  tx: Transaction,
  accountId: string,
  operation: string,
  idempotency: Idempotency | null,
  response: Prisma.InputJsonObject,
): Promise<void> {
  if (!idempotency) return;
  const { key, requestHash } = idempotency;
  await tx.idempotencyKey.create({ data: { accountId, operation, key, requestHash, response } });
}

/** Until the transaction ends, whatever else is decided about this account waits. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<LockedAccount> {
  const [account] = await tx.$queryRaw<LockedAccount[]>`
    SELECT plan, credits, concurrency_limit AS "concurrencyLimit"
    FROM accounts WHERE id = ${accountId} FOR UPDATE`;
  if (!account) throw new Error(`account ${accountId} does not exist`);
  return account;
}

/** @throws ApiError INSUFFICIENT_CREDITS */
export function requireCredits(account: LockedAccount, charge: number): void {
  if (account.credits >= charge) return;
  throw new ApiError('INSUFFICIENT_CREDITS', {
    message: `This request costs ${charge} credits and the account has ${account.credits}`,
  });
}

/** @throws ApiError CONCURRENCY_LIMIT_EXCEEDED */
export function requireConcurrency(account: LockedAccount, unfinished: number): void {
  const limit = concurrencyLimitOf(account);
  if (unfinished < limit) return;
  throw new ApiError('CONCURRENCY_LIMIT_EXCEEDED', {
    message: `${unfinished} of ${limit} concurrent tasks are running; wait until one finishes`,
  });
}
