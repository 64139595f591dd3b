import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { startOf } from '../processes/child-processes.mjs';
import { RANK } from '../processes/ranks.mjs';
import { tailOf } from '../processes/run.mjs';
import { SetupError } from '../terminal/setup-error.mjs';

const READY_MS = 60_000;
const PROBE_MS = 1000;

/**
 * @typedef {object} RedisOptions
 * @property {import('../processes/child-processes.mjs').ChildProcesses} processes
 * @property {string} binary path of redis-server or valkey-server
 * @property {string} directory of the data
 * @property {string} log path of the server's log
 * @property {number} port
 * @property {string} password
 * @property {string} [name] of its process record
 * @property {boolean} [throwAway] keep nothing on disk
 * @property {AbortSignal} [signal]
 */

/** @typedef {import('../processes/child-processes.mjs').Child & { url: string }} RedisServer */

/**
 * Starts a Redis of our own on loopback.
 * @param {RedisOptions} options
 * @returns {Promise<RedisServer>} ready for commands
 */
export async function startRedis(options) {
  const { directory, port, password } = options;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const config = path.join(directory, 'redis.conf');
  writeFileSync(config, configuration(options), { mode: 0o600 });
  const child = options.processes.spawn({
    name: options.name ?? 'redis',
    command: options.binary,
    args: [config],
    cwd: directory,
    env: { PATH: process.env.PATH },
    log: options.log,
    rank: RANK.redis,
    keepLog: false,
  });
  await untilReady(child, options);
  return { ...child, url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}/0` };
}

/** A queue must not forget: nothing is evicted, and every write is in the log on disk. @param {RedisOptions} options */
function configuration({ directory, port, password, throwAway = false }) {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${directory}"`,
    `appendonly ${throwAway ? 'no' : 'yes'}`,
    'save ""',
    ...(throwAway ? ['databases 1024'] : []),
    'maxmemory-policy noeviction',
    'daemonize no',
    'supervised no',
    '',
  ].join('\n');
}

/**
 * @param {import('../processes/child-processes.mjs').Child} child
 * @param {RedisOptions} options
 */
async function untilReady(child, { port, password, log, signal }) {
  const limits = { readyMs: READY_MS, pollMs: 20, signal };
  const start = await startOf(child, () => answers(port, password), limits);
  if (start === 'ready') return;
  if (start === 'late') await child.stop();
  throw new SetupError('Redis did not start.', {
    log,
    logTail: tailOf(log),
    advice: 'REDIS_URL can name a Redis of your own (6.2 or later, policy noeviction) instead.',
  });
}

/** Whether it answers PING; while it loads its data it answers with an error. @param {number} port @param {string} password */
function answers(port, password) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    /** @param {boolean} result */
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(PROBE_MS, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
    socket.on('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (text.includes('+PONG')) finish(true);
      else if (text.split('\r\n').length > 2) finish(false);
    });
  });
}
