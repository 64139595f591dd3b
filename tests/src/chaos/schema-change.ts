import type { Database } from '@groundwork/database';

/** Tables that every request or job touches. */
const TABLES = ['tasks', 'showcase_jobs', 'jobs', 'webhook_deliveries'];

/**
 * Changes the schema as migrations do: they add columns and indexes, and take no lock for longer than a moment.
 *
 * @param number of the change, which no other has
 * @throws when the database is away
 */
export async function changeSchema(database: Database, number: number): Promise<void> {
  for (const table of TABLES) {
    await database.$transaction([
      database.$executeRawUnsafe("SET LOCAL lock_timeout = '5s'"),
      database.$executeRawUnsafe(
        `ALTER TABLE "${table}" ADD COLUMN "added_${number}" text NOT NULL DEFAULT ''`,
      ),
    ]);
    await database.$executeRawUnsafe(
      `CREATE INDEX CONCURRENTLY "${table}_added_${number}" ON "${table}" ("added_${number}")`,
    );
  }
}
