import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@groundwork/database/connection/client';

/** Tables that every request or job touches. */
const TABLES = ['tasks', 'showcase_jobs', 'jobs', 'webhook_deliveries'];
/** Seconds in which a change must come through: a process that stands still may hold rows until it is given up. */
const PATIENCE_SECONDS = 90;

/**
 * Changes the schema as migrations do: they add columns and indexes, and wait for a lock no longer than a moment, so that
 * nobody waits behind them.
 *
 * @param number of the change, which no other has
 * @returns whether it came through
 */
export async function changeSchema(database: Database, number: number): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_SECONDS * 1000;
  for (const table of TABLES) {
    const column = `added_${number}`;
    const index = `${table}_${column}`;
    const addColumn = () =>
      database.$transaction([
        database.$executeRawUnsafe("SET LOCAL lock_timeout = '2s'"),
        database.$executeRawUnsafe(
          `ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS "${column}" text NOT NULL DEFAULT ''`,
        ),
      ]);
    const addIndex = async () => {
      // One that was cut short is there and cannot be used.
      await database.$executeRawUnsafe(`DROP INDEX IF EXISTS "${index}"`);
      await database.$executeRawUnsafe(
        `CREATE INDEX CONCURRENTLY "${index}" ON "${table}" ("${column}")`,
      );
    };
    for (const step of [addColumn, addIndex]) if (!(await insist(step, deadline))) return false;
  }
  return true;
}

async function insist(step: () => Promise<unknown>, deadline: number): Promise<boolean> {
  while (Date.now() < deadline) {
    const isDone = await step().then(
      () => true,
      () => false, // the lock was not had in time, or Postgres is away
    );
    if (isDone) return true;
    await sleep(500);
  }
  return false;
}
