import { setTimeout as sleep } from 'node:timers/promises';
import { startReplicatedPostgres } from '@groundwork/testing';
import { underLoad } from './fleet-under-load.js';

/**
 * A Postgres whose commits wait for a replica is killed; the replica is promoted, and PgBouncer in transaction mode, by
 * which the fleet reaches both, is pointed to it.
 */
export async function postgresIsPromoted(log: (line: string) => void): Promise<string> {
  const postgres = await startReplicatedPostgres(process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer');
  try {
    return await underLoad({ databaseUrl: postgres.url }, async () => {
      await sleep(8_000);
      log('the primary is killed with all its backends');
      postgres.killPrimary();
      await sleep(4_000);
      await postgres.promote();
      log('the replica is the primary');
      await sleep(12_000);
    });
  } finally {
    await postgres.close();
  }
}
