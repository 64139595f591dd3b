import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isDatabaseUnavailable, type Transaction } from '../connection/client.js';
import { readStatement, runInTransaction, runStatement } from '../connection/direct-statements.js';

/**
 * Thrown when the connection broke while a transaction was being committed, and the database did not come back in time
 * to say how that ended. Nothing may be undone then: it may have been done.
 */
export class CommitOutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('nobody knows whether the transaction was committed', { cause });
    this.name = 'CommitOutcomeUnknown';
  }
}

/** Milliseconds to find out for a request that can be repeated; a restart or a failover of Postgres often takes less. */
const FIND_OUT_MS = 8_000;
const POLL_MS = 200;

const statusOf = readStatement('work/transaction_status');
const ownId = readStatement('work/transaction_id');

type Status = 'committed' | 'aborted' | 'in progress' | null;

/**
 * Asks repeatedly how something ended, while the database is away or does not know yet. A request without an idempotency
 * key would do its work twice when it is sent again, so it is answered only when the outcome is known, however long that
 * takes.
 *
 * @param cause why the outcome is unknown
 * @param hasKey whether the request can be repeated
 * @param ask null when it is not known yet
 * @throws CommitOutcomeUnknown
 */
export async function findOut(
  cause: unknown,
  hasKey: boolean,
  ask: () => Promise<boolean | null>,
): Promise<boolean> {
  const deadline = hasKey ? performance.now() + FIND_OUT_MS : Number.POSITIVE_INFINITY;
  while (performance.now() < deadline) {
    try {
      const known = await ask();
      if (known !== null) return known;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    await sleep(POLL_MS);
  }
  throw new CommitOutcomeUnknown(cause);
}

/**
 * @param id of the transaction, as the server numbers them; it keeps their ends through a crash
 * @throws CommitOutcomeUnknown
 */
function hasCommitted(
  database: Database,
  id: string,
  hasKey: boolean,
  cause: unknown,
): Promise<boolean> {
  return findOut(cause, hasKey, async () => {
    const [row] = await runStatement<{ status: Status }>(database, statusOf, [id]);
    if (row?.status === 'committed') return true;
    return row?.status === 'aborted' ? false : null;
  });
}

/** The number that the server gave a transaction; null when it has written nothing. */
export async function transactionIdOf(tx: Transaction): Promise<string | null> {
  const [row] = await runInTransaction<{ id: string | null }>(tx, ownId, []);
  return row?.id ?? null;
}

/** The work of a transaction, before it is committed. */
export interface Done<Value> {
  readonly value: Value;
  readonly transactionId: string | null;
}

/**
 * Runs a transaction and learns how its commit ended: when the connection breaks during the commit, it asks the
 * database, so that committed work is never reported as failed.
 *
 * @param hasKey whether the request can be repeated
 * @throws what `work` throws; CommitOutcomeUnknown
 */
export async function withCommitOutcome<Value>(
  database: Database,
  hasKey: boolean,
  work: (tx: Transaction) => Promise<Done<Value>>,
): Promise<Value> {
  let done: Done<Value> | undefined;
  try {
    return await database.$transaction(async (tx) => {
      done = await work(tx);
      return done.value;
    });
  } catch (error) {
    if (!done?.transactionId || !isDatabaseUnavailable(error)) throw error;
    if (await hasCommitted(database, done.transactionId, hasKey, error)) return done.value;
    throw error;
  }
}
