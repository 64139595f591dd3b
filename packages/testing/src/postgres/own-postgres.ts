import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chooseFreePort } from '@groundwork/scripts/processes/ports.mjs';
import { startPostgres } from '@groundwork/scripts/servers/postgres.mjs';
import { runDirectory, testLog, testProcesses, uniqueName } from '../own-servers.js';

export interface OwnPostgres {
  /** Of a migrated database; the same before and after a stop. */
  readonly url: string;
  /** Of the server that runs, which leads its process group. */
  readonly pid: number;
  /** Ends the server; connections break. */
  stop(): Promise<void>;
  /** Ends it and all its backends without warning. */
  kill(): Promise<void>;
  /** Starts it again, on the same port, with its data. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const MIGRATE = fileURLToPath(new URL('../../../core/database/dist/migrate.js', import.meta.url));

/**
 * A Postgres server of this test's own, for tests that take the database away. About 2 s.
 *
 * @param options.durable whether what it has committed outlives a kill, as in production (default false)
 * @param options.environment of the server, beside the usual one
 */
export async function startOwnPostgres(
  options: { durable?: boolean; environment?: Readonly<Record<string, string>> } = {},
): Promise<OwnPostgres> {
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
    throwAway: options.durable !== true,
    environment: options.environment ?? {},
  };
  let server = await startPostgres(settings);
  await promisify(execFile)(process.execPath, [MIGRATE], {
    env: { PATH: process.env.PATH, DATABASE_URL: server.url },
  });
  return {
    url: server.url,
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
    kill: () => server.stop({ force: AbortSignal.abort() }),
    start: async () => {
      server = await startPostgres(settings);
    },
    close: () => processes.stopAll(),
  };
}
