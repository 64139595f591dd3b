import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chooseFreePort } from '@groundwork/scripts/processes/ports.mjs';
import { startRedis } from '@groundwork/scripts/servers/redis.mjs';
import { Redis } from 'ioredis';
import { testEnvironment } from './environment.js';
import { runDirectory, testLog, testProcesses, uniqueName } from './own-servers.js';

export interface SharedTestRedis {
  /** Of an empty numbered database on the run's Redis that nobody else uses. */
  readonly url: string;
  close(): Promise<void>;
}

/** As many as the run's Redis is configured for; number 0 keeps the count. */
const DATABASES = 1024;

/** A database on the Redis of the run: cheap, but it cannot be stopped. */
export async function createTestRedis(): Promise<SharedTestRedis> {
  const url = new URL(testEnvironment().TEST_REDIS_URL);
  const counter = new Redis(url.href);
  const taken = await counter.incr('test-databases');
  counter.disconnect();
  url.pathname = `/${1 + (taken % (DATABASES - 1))}`;
  const flush = async () => {
    const client = new Redis(url.href);
    await client.flushdb();
    client.disconnect();
  };
  await flush();
  return { url: url.href, close: flush };
}

export interface OwnRedis {
  /** The same before and after a stop. */
  readonly url: string;
  /** Ends the server; connections break. */
  stop(): Promise<void>;
  /** Ends it without a chance to write anything more. */
  kill(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  /** Sends it one command, as in redis-cli. */
  command(line: string): Promise<void>;
  /** Deletes what a stopped server has on disk. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A Redis server of this test's own.
 *
 * @param options.persistent whether it has its data again after a stop, as in production (default true)
 */
export async function startOwnRedis(options: { persistent?: boolean } = {}): Promise<OwnRedis> {
  const name = uniqueName('redis');
  const processes = testProcesses();
  const settings = {
    processes,
    name,
    binary: testEnvironment().TEST_REDIS_SERVER,
    directory: runDirectory(name),
    log: testLog(name),
    port: await chooseFreePort(),
    password: 'test',
    throwAway: options.persistent === false,
  };
  let server = await startRedis(settings);
  return {
    url: server.url,
    command: async (line) => {
      const client = new Redis(server.url);
      const [name = '', ...words] = line.split(' ');
      await client.call(name, ...words);
      client.disconnect();
    },
    forget: () => rm(path.join(settings.directory, 'appendonlydir'), { recursive: true }),
    stop: () => server.stop(),
    kill: () => server.stop({ force: AbortSignal.abort() }),
    start: async () => {
      server = await startRedis(settings);
    },
    close: () => processes.stopAll(),
  };
}
