import { newId } from '@groundwork/runtime';
import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';

const countStatement = readStatement('figures/count_attempt');

/** Longer than any window. Counts that are older are of no use to anyone. */
const KEPT_MS = 60 * 60_000;

/** How many attempts there may be in a window, which begins with the first of them. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Counts an attempt, by the database's clock, so that all replicas count together.
 *
 * @returns milliseconds until another attempt is allowed; 0 when this one is
 */
export async function countAttempt(
  database: Database,
  key: string,
  { most, windowMs }: AttemptLimit,
): Promise<number> {
  const [row] = await runStatement<{ count: number; leftMs: number }>(database, countStatement, [
    newId('count_'),
    key,
    windowMs,
  ]);
  if (row === undefined) throw new Error('an attempt was not counted');
  if (row.count === 1) {
    await database.signInLimit.deleteMany({ where: { lastRequest: { lt: Date.now() - KEPT_MS } } });
  }
  return row.count > most ? row.leftMs : 0;
}

/** Forgets the attempts of every key that begins so. */
export async function forgetAttempts(database: Database, keyStart: string): Promise<void> {
  await database.signInLimit.deleteMany({ where: { key: { startsWith: keyStart } } });
}
