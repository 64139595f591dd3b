import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseFreePort } from '@groundwork/scripts/processes/ports.mjs';
import { startPostgres } from '@groundwork/scripts/servers/postgres.mjs';
import pg from 'pg';
import { runDirectory, testLog, testProcesses, uniqueName } from '../own-servers.js';
import { startPgBouncer } from './pgbouncer.js';

const PASSWORD = 'test';
const MIGRATE = fileURLToPath(new URL('../../../core/database/dist/migrate.js', import.meta.url));

export interface ReplicatedPostgres {
  /** Of a migrated database, through PgBouncer in transaction mode. */
  readonly url: string;
  /** Ends the primary and all its backends without warning. */
  killPrimary(): void;
  /** Makes the replica the primary, and leads the pooler to it. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A Postgres whose commits wait for a replica, and PgBouncer in front of it.
 *
 * @param pgbouncer path of the program
 */
export async function startReplicatedPostgres(pgbouncer: string): Promise<ReplicatedPostgres> {
  const processes = testProcesses();
  const folder = runDirectory(uniqueName('replicated'));
  const settingsOf = async (name: string) => ({
    ...{ processes, name: uniqueName(name), directory: path.join(folder, name) },
    ...{ log: testLog(uniqueName(name)), port: await chooseFreePort() },
    ...{ password: PASSWORD, database: 'groundwork' },
  });
  const [primarySettings, replicaSettings] = [
    await settingsOf('primary'),
    await settingsOf('replica'),
  ];
  // The replica begins as a copy of the files, taken while nobody writes.
  const first = await startPostgres(primarySettings);
  execFileSync(process.execPath, [MIGRATE], {
    env: { PATH: process.env.PATH, DATABASE_URL: first.url },
  });
  await first.stop();
  copyAsStandby(primarySettings.directory, replicaSettings.directory, primarySettings.port);
  const primary = await startPostgres(primarySettings);
  const replica = await startPostgres(replicaSettings);
  await ask(primary.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await ask(primary.url, 'SELECT pg_reload_conf()');
  const pooler = await startPgBouncer({
    ...{ processes, binary: pgbouncer, directory: path.join(folder, 'pgbouncer') },
    ...{ log: testLog(uniqueName('pgbouncer')), port: await chooseFreePort(), server: primary.url },
  });
  return {
    url: pooler.url,
    killPrimary: () => {
      // It leads its process group.
      process.kill(-primary.pid, 'SIGKILL');
    },
    promote: async () => {
      await ask(replica.url, 'SELECT pg_promote()');
      pooler.pointTo(replica.url);
    },
    close: () => processes.stopAll(),
  };
}

function copyAsStandby(from: string, to: string, port: number): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  rmSync(path.join(to, 'postmaster.pid'), { force: true });
  writeFileSync(path.join(to, 'standby.signal'), '');
  const primary = `host=127.0.0.1 port=${port} user=groundwork password=${PASSWORD}`;
  writeFileSync(path.join(to, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  // For root, the servers run under another account, which owns their files.
  execFileSync('chown', ['--recursive', `--reference=${from}`, to]);
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
