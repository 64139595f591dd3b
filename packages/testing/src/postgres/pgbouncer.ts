import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildProcesses } from '@groundwork/scripts/processes/child-processes.mjs';
import { RANK } from '@groundwork/scripts/processes/ranks.mjs';
import { tailOf } from '@groundwork/scripts/processes/run.mjs';
import { unprivileged } from '@groundwork/scripts/servers/unprivileged.mjs';

const READY_MS = 30_000;
/** So few connections that statements of one client meet those of others. */
const SERVER_CONNECTIONS = 6;

export interface PgBouncerOptions {
  readonly processes: ChildProcesses;
  readonly binary: string;
  /** For its files. */
  readonly directory: string;
  readonly log: string;
  readonly port: number;
  /** Address of the Postgres, with its password. */
  readonly server: string;
}

export interface PgBouncer {
  /** The server's address through the pooler, as DATABASE_URL names it. */
  readonly url: string;
  /** Leads to another server from now on. */
  pointTo(server: string): void;
}

/** Starts PgBouncer in transaction mode in front of every database of a Postgres on loopback. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<PgBouncer> {
  const { processes, binary, directory, log, port, server } = options;
  const url = new URL(server);
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const file = path.join(directory, 'pgbouncer.ini');
  const users = path.join(directory, 'users.txt');
  writeFileSync(users, `"${url.username}" "${decodeURIComponent(url.password)}"\n`, {
    mode: 0o600,
  });
  const configure = (address: string) => {
    const { hostname, port: serverPort } = new URL(address);
    const lines = [
      '[databases]',
      `* = host=${hostname} port=${serverPort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'pool_mode = transaction',
      'auth_type = plain',
      `auth_file = ${users}`,
      `default_pool_size = ${SERVER_CONNECTIONS}`,
      'max_client_conn = 2000',
      // A server that does not answer is asked again at once.
      'server_login_retry = 1',
      '',
    ];
    writeFileSync(file, lines.join('\n'));
  };
  configure(server);
  const account = unprivileged([binary, file]);
  if (account.owner) {
    chownSync(users, account.owner.uid, account.owner.gid);
    chownSync(file, account.owner.uid, account.owner.gid);
  }
  const child = processes.spawn({
    name: 'pgbouncer',
    ...account.wrap(binary, [file]),
    env: { PATH: process.env.PATH },
    log,
    rank: RANK.redis,
  });
  let ended = false;
  void child.ended.then(() => {
    ended = true;
  });
  const deadline = Date.now() + READY_MS;
  while (!ended && Date.now() < deadline) {
    if (await accepts(port)) {
      url.port = String(port);
      url.searchParams.set('pgbouncer', 'true');
      return {
        url: url.href,
        pointTo: (address) => {
          configure(address);
          process.kill(child.pid, 'SIGHUP');
        },
      };
    }
    await sleep(50);
  }
  throw new Error(`PgBouncer did not start:\n${tailOf(log)}`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
