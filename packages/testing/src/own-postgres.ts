import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chooseFreePort } from '@groundwork/scripts/processes/ports.mjs';
import { startPostgres } from '@groundwork/scripts/servers/postgres.mjs';
import { runDirectory, testLog, testProcesses, uniqueName } from './own-servers.js';

export interface OwnPostgres {
  /** Of a migrated database; the same before and after a stop. */
  readonly url: string;
  /** Ends the server; connections break. */
  stop(): Promise<void>;
  /** Starts it again, on the same port, with its data. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const MIGRATE = fileURLToPath(new URL('../../database/dist/migrate.js', import.meta.url));

/** A Postgres server of this test's own, for tests that take the database away. About 2 s. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const name = uniqueName('postgres');
  const processes = testProcesses();
  const settings = {
    processes,
    name,
    directory: path.join(runDirectory(name), 'data'),
    log: testLog(name),
    port: await chooseFreePort(),
    password: 'test',
    database: 'groundwork',
    throwAway: true,
  };
  let server = await startPostgres(settings);
  await promisify(execFile)(process.execPath, [MIGRATE], {
    env: { PATH: process.env.PATH, DATABASE_URL: server.url },
  });
  return {
    url: server.url,
    stop: () => server.stop(),
    start: async () => {
      server = await startPostgres(settings);
    },
    close: () => processes.stopAll(),
  };
}
