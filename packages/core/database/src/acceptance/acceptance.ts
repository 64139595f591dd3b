import { ApiError } from '@groundwork/contract/errors';
import type { Metadata } from '@groundwork/contract/request-fields';
import { concurrencyLimitOf } from '../accounts/accounts.js';
import { type Database, isLockTimeout, type Transaction } from '../connection/client.js';
import { readStatement, runInTransaction } from '../connection/direct-statements.js';
import type { Account, Prisma } from '../generated/client.js';
import type { EnqueuedJob } from '../jobs/outbox.js';
import { transactionIdOf, withCommitOutcome } from './commit-outcome.js';

/** An idempotency key as the caller sent it, with a hash of the request it was sent with. */
export interface Idempotency {
  readonly key: string;
  readonly requestHash: Buffer<ArrayBuffer>;
}

/** The account of a request, and the operation that its idempotency key belongs to. */
export interface IdempotentRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly idempotency: Idempotency | null;
}

/** What a request for work of any kind brings to its row. */
export interface OrderedWork {
  readonly id: string;
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly livemode: boolean;
  readonly requestId: string;
  readonly traceparent?: string;
  readonly createdAt: Date;
  /** The simulation of a magic input; only in test mode. */
  readonly simulation?: string | null;
  /** The customer's own words; undefined when there are none. */
  readonly metadata?: Metadata | undefined;
  readonly idempotency: Idempotency | null;
  /** The body that a retry with the same idempotency key is answered with. */
  readonly response: Prisma.InputJsonObject;
}

/** The columns that all work has. */
export function columnsOf(work: OrderedWork) {
  return {
    id: work.id,
    account_id: work.accountId,
    api_key_id: work.apiKeyId,
    livemode: work.livemode,
    request_id: work.requestId,
    traceparent: work.traceparent,
    simulation: work.simulation,
    metadata: work.metadata,
    created_at: work.createdAt.toISOString(),
  };
}

/** How a request that may carry an idempotency key ended. */
export type Decision<Value> =
  | { readonly outcome: 'accepted'; readonly value: Value }
  /** The idempotency key was used with the same request before: its answer, and nothing new. */
  | { readonly outcome: 'replayed'; readonly response: Prisma.JsonValue };

/** Of work: the value is its job, to be added to its queue; null when it has none. */
export type Acceptance = Decision<EnqueuedJob | null>;

/** Milliseconds that a duplicate waits for the request that came first to be decided. */
export const DUPLICATE_MS = 4_000;

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

/** The lock that is held while a request with this key is decided. */
export function lockNameOf(
  { accountId, operation }: IdempotentRequest,
  { key }: Idempotency,
): string {
  return JSON.stringify([accountId, operation, key]);
}

export function keyInUse(cause: unknown): ApiError {
  return new ApiError('IDEMPOTENCY_KEY_IN_USE', { cause });
}

const setLockTimeout = readStatement('work/set_lock_timeout');
const holdName = readStatement('work/hold_name');
const lockRow = readStatement('work/lock_account');

/**
 * Holds the key until the transaction ends.
 *
 * @throws ApiError IDEMPOTENCY_KEY_IN_USE when another request with it is still being decided after a while
 */
async function holdKey(
  tx: Transaction,
  once: IdempotentRequest,
  idempotency: Idempotency,
): Promise<void> {
  const name = lockNameOf(once, idempotency);
  try {
    await runInTransaction(tx, setLockTimeout, [String(DUPLICATE_MS)]);
    await runInTransaction(tx, holdName, [name]);
    await runInTransaction(tx, setLockTimeout, ['0']);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw keyInUse(error);
  }
}

/**
 * Decides a request in one transaction, and once for each idempotency key: the key is held, the answer to an earlier
 * request with it is given again, and a new answer is remembered with what was decided. A request that is refused
 * leaves nothing behind.
 *
 * @param decide what the request does, and the body that it and its retries are answered with
 * @throws ApiError IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, and what `decide` throws; CommitOutcomeUnknown
 */
export async function idempotentTransaction<Value>(
  database: Database,
  once: IdempotentRequest,
  decide: (
    tx: Transaction,
  ) => Promise<{ readonly value: Value; readonly response: Prisma.InputJsonObject }>,
): Promise<Decision<Value>> {
  const { accountId, operation, idempotency } = once;
  return withCommitOutcome<Decision<Value>>(database, idempotency !== null, async (tx) => {
    if (idempotency) {
      await holdKey(tx, once, idempotency);
      const earlier = await findEarlierAnswer(tx, accountId, operation, idempotency);
      if (earlier !== null) {
        return { value: { outcome: 'replayed', response: earlier }, transactionId: null };
      }
    }
    const { value, response } = await decide(tx);
    if (idempotency) {
      const { key, requestHash } = idempotency;
      await tx.idempotencyKey.create({
        data: { accountId, operation, key, requestHash, response },
      });
    }
    return { value: { outcome: 'accepted', value }, transactionId: await transactionIdOf(tx) };
  });
}

/** Until the transaction ends, whatever else is decided about this account waits. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<LockedAccount> {
  const [account] = await runInTransaction<LockedAccount>(tx, lockRow, [accountId]);
  if (!account) throw new Error(`account ${accountId} does not exist`);
  return account;
}

/** @throws ApiError INSUFFICIENT_CREDITS */
export function requireCredits(account: Pick<LockedAccount, 'credits'>, charge: number): void {
  if (account.credits >= charge) return;
  throw new ApiError('INSUFFICIENT_CREDITS', {
    message: `This request costs ${charge} credits and the account has ${account.credits}`,
  });
}

/** @throws ApiError CONCURRENCY_LIMIT_EXCEEDED */
export function requireConcurrency(
  account: Pick<LockedAccount, 'plan' | 'concurrencyLimit'>,
  unfinished: number,
): void {
  const limit = concurrencyLimitOf(account);
  if (unfinished < limit) return;
  throw new ApiError('CONCURRENCY_LIMIT_EXCEEDED', {
    message: `${unfinished} of ${limit} concurrent tasks are running; wait until one finishes`,
  });
}
