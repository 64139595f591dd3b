import { keptPort, keptSecrets } from '../workspace/kept-values.mjs';
import { inState, logFile } from '../workspace/paths.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/** @typedef {import('../processes/child-processes.mjs').ChildProcesses} ChildProcesses */

/**
 * The database of this machine: DATABASE_URL's, else our own in .groundwork.
 * @param {ChildProcesses} processes
 * @param {AbortSignal} signal
 * @returns {Promise<string>} its URL
 */
export async function openPostgres(processes, signal) {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const server = await startPostgres({
    processes,
    signal,
    directory: inState('postgres'),
    log: logFile('postgres'),
    port: await keptPort('postgres'),
    password: keptSecrets().postgres_password,
    database: 'groundwork',
  });
  return server.url;
}

/**
 * The Redis of this machine: REDIS_URL's, else our own in .groundwork.
 * @param {ChildProcesses} processes
 * @param {string | undefined} binary
 * @param {AbortSignal} signal
 * @returns {Promise<string>} its URL
 */
export async function openRedis(processes, binary, signal) {
  if (process.env.REDIS_URL) return process.env.REDIS_URL;
  if (binary === undefined) throw new Error('A Redis server program is needed without REDIS_URL');
  const server = await startRedis({
    processes,
    binary,
    signal,
    directory: inState('redis'),
    log: logFile('redis'),
    port: await keptPort('redis'),
    password: keptSecrets().redis_password,
  });
  return server.url;
}
