import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startOf } from '../processes/child-processes.mjs';
import { commandLine, processIdentity } from '../processes/identity.mjs';
import { RANK } from '../processes/ranks.mjs';
import { run, tailOf } from '../processes/run.mjs';
import { stopProcess } from '../processes/stop.mjs';
import { SetupError } from '../terminal/setup-error.mjs';
import { locatePostgres } from './postgres-binaries.mjs';
import { unprivileged } from './unprivileged.mjs';

const OWN_SERVER = 'DATABASE_URL can name a Postgres of your own instead.';
const USER = 'groundwork';
const READY_MS = 60_000;
const STOP_MS = 20_000;

/**
 * @typedef {object} PostgresOptions
 * @property {import('../processes/child-processes.mjs').ChildProcesses} processes
 * @property {string} directory of the data; made at the first start
 * @property {string} log path of the server's log
 * @property {number} port
 * @property {string} password
 * @property {string} database made with the directory
 * @property {string} [name] of its process record
 * @property {boolean} [throwAway] trade durability for speed: for data that no one will miss
 * @property {Readonly<Record<string, string>>} [environment] of the server, beside ours
 * @property {AbortSignal} [signal]
 */

/** @typedef {import('../processes/child-processes.mjs').Child & { url: string, created: boolean }} PostgresServer */

/**
 * Starts a Postgres of our own on loopback, and makes its data directory where
 * there is none.
 * @param {PostgresOptions} options
 * @returns {Promise<PostgresServer>} ready for connections
 */
export async function startPostgres(options) {
  const { directory, port, password, database } = options;
  const binaries = locatePostgres();
  if (!binaries) throw new SetupError('No Postgres server was found.', { advice: OWN_SERVER });
  const account = unprivileged([binaries.postgres, directory]);
  const created = !existsSync(path.join(directory, 'PG_VERSION'));
  if (created) await createCluster(options, binaries, account);
  await stopOrphan(directory);

  const child = options.processes.spawn({
    name: options.name ?? 'postgres',
    ...account.wrap(binaries.postgres, ['-D', directory, ...settings(options)]),
    cwd: directory,
    env: { ...serverEnvironment(), ...options.environment },
    log: options.log,
    rank: RANK.postgres,
    stopSignal: 'SIGINT', // a fast shutdown: open transactions are rolled back
    graceMs: STOP_MS,
  });
  await untilReady(child, options);
  return {
    ...child,
    created,
    url: `postgresql://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
  };
}

/** Nothing needs to outlast a crash, and no table lives long enough to be tidied. */
const THROW_AWAY = Object.fromEntries(
  ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].map((name) => [name, 'off']),
);

/** @param {PostgresOptions} options */
function settings({ port, throwAway = false }) {
  const values = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: throwAway ? '400' : '200',
    shared_buffers: '128MB',
    ...(throwAway ? THROW_AWAY : {}),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Its messages in English, whatever the terminal speaks: we and issue reports read them. */
function serverEnvironment() {
  return { PATH: process.env.PATH, LC_ALL: 'C', LC_MESSAGES: 'C' };
}

/**
 * @param {PostgresOptions} options
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} binaries
 * @param {import('./unprivileged.mjs').Unprivileged} account
 */
async function createCluster(options, binaries, account) {
  const { directory, password, database, throwAway = false, signal } = options;
  // An interrupted attempt left no version behind: start over.
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(directory, '..', `${path.basename(directory)}.password`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.owner) {
    chownSync(directory, account.owner.uid, account.owner.gid);
    chownSync(passwordFile, account.owner.uid, account.owner.gid);
  }
  const common = {
    cwd: directory,
    env: serverEnvironment(),
    failure: 'Postgres could not be set up.',
    advice: OWN_SERVER,
    ...(signal ? { signal } : {}),
  };
  try {
    const { command, args, ...owner } = account.wrap(binaries.initdb, [
      ...['-D', directory, '-U', USER, `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
      ...(throwAway ? ['--no-sync'] : []),
    ]);
    await run(command, args, { ...common, ...owner, log: 'postgres-setup' });
    // A server of one session, so that no client library is needed here.
    const single = account.wrap(binaries.postgres, ['--single', '-D', directory, 'postgres']);
    const { command: postgres, args: session, ...as } = single;
    await run(postgres, session, {
      ...common,
      ...as,
      log: 'postgres-database',
      input: `CREATE DATABASE "${database}";\n`,
    });
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * After an unclean end, a postmaster of ours may still serve the directory, or its pid file may name a process of
 * another program.
 * @param {string} directory
 */
async function stopOrphan(directory) {
  const pidFile = path.join(directory, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const identity = Number.isInteger(pid) && pid > 0 ? processIdentity(pid) : undefined;
  if (identity !== undefined && commandLine(pid)?.includes(directory)) {
    await stopProcess({
      name: 'postgres',
      pid,
      identity,
      rank: RANK.postgres,
      stopSignal: 'SIGINT',
      graceMs: STOP_MS,
    });
  } else {
    rmSync(pidFile, { force: true });
  }
}

/**
 * @param {import('../processes/child-processes.mjs').Child} child
 * @param {PostgresOptions} options
 */
async function untilReady(child, { directory, log, signal }) {
  const limits = { readyMs: READY_MS, pollMs: 20, signal };
  const start = await startOf(child, () => isReady(directory, child.pid), limits);
  if (start === 'ready') return;
  if (start === 'late') await child.stop();
  throw new SetupError('Postgres did not start.', {
    log,
    logTail: tailOf(log),
    advice: OWN_SERVER,
  });
}

/**
 * The server writes its state into the eighth line of its pid file, which is
 * also where pg_ctl looks.
 * @param {string} directory
 * @param {number} pid
 */
function isReady(directory, pid) {
  const pidFile = path.join(directory, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}
