import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isDatabaseUnavailable, type Transaction } from './client.js';

/**
 * Thrown when the connection broke while a transaction was being committed, and the database did not come back in time
 * to say how that ended. Nothing may be undone then: it may have been done.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('nobody knows whether the transaction was committed', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** Milliseconds to find out; a restart or a failover of Postgres often takes less. */
const FIND_OUT_MS = 8_000;
const POLL_MS = 200;

type Status = 'committed' | 'aborted' | 'in progress' | null;

/**
 * @param id of the transaction, as the server numbers them; it keeps their ends through a crash
 * @throws OutcomeUnknown
 */
async function hasCommitted(database: Database, id: string, cause: unknown): Promise<boolean> {
  const deadline = performance.now() + FIND_OUT_MS;
  while (performance.now() < deadline) {
    try {
      const [row] = await database.$queryRaw<{ status: Status }[]>`
        SELECT pg_xact_status(${id}::xid8) AS status`;
      if (row?.status === 'committed') return true;
      if (row?.status === 'aborted') return false;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    await sleep(POLL_MS);
  }
  throw new OutcomeUnknown(cause);
}

/**
 * A transaction whose end is known: when the connection breaks while it is being committed, the database is asked how
 * that ended, so that nothing that was done is answered as if it was not.
 *
 * @throws what `work` throws; OutcomeUnknown
 */
export async function withKnownOutcome<Value>(
  database: Database,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  let done: { readonly id: string; readonly value: Value } | undefined;
  try {
    return await database.$transaction(async (tx) => {
      const value = await work(tx);
      const [row] = await tx.$queryRaw<{ id: string | null }[]>`
        SELECT pg_current_xact_id_if_assigned()::text AS id`;
      // Without a number it has written nothing.
      if (row?.id) done = { id: row.id, value };
      return value;
    });
  } catch (error) {
    if (!done || !isDatabaseUnavailable(error)) throw error;
    if (await hasCommitted(database, done.id, error)) return done.value;
    throw error;
  }
}
