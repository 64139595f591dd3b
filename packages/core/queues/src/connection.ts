import type { Logger } from '@groundwork/runtime';
import { Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';

export const queuesEnvironment = {
  /** `redis://`, `rediss://` for TLS, or `redis-sentinel://`: see redis-address.ts. */
  REDIS_URL: z.string().superRefine((url, context) => {
    const fault = redisAddressFault(url);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  }),
};

/** Milliseconds a producer waits for Redis before it gives up and leaves the job to the scheduler. */
const PRODUCER_MS = 2_000;

/**
 * Producers fail fast: without an offline queue a request is answered while Redis is away, and the row
 * that was written is enqueued later.
 */
export function connectProducer(url: string): Redis {
  return openRedis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: PRODUCER_MS,
    commandTimeout: PRODUCER_MS,
    retryStrategy: (times) => Math.min(100 * 2 ** times, 2_000),
  });
}

/** A worker's connection, which waits for Redis indefinitely: a worker has nothing else to do. @throws EvictingRedis */
export async function openWorkerConnection(url: string, log: Logger): Promise<Redis> {
  const redis = openRedis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
    retryStrategy: (times) => Math.min(100 * 2 ** times, 2_000),
  });
  logOutages(redis, log);
  try {
    await refuseEviction(redis);
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  return redis;
}

/** Logs each outage once, not once a retry. Without a listener an outage would end the process. */
export function logOutages(redis: Redis, log: Logger): void {
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'Redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
}

/** Thrown at start when Redis would throw jobs away under memory pressure. */
export class EvictingRedis extends Error {
  constructor(policy: string) {
    super(
      `Redis has maxmemory-policy "${policy}"; queues need "noeviction", or jobs vanish under memory pressure`,
    );
    this.name = 'EvictingRedis';
  }
}

/** @throws EvictingRedis; managed servers that hide CONFIG are trusted */
async function refuseEviction(redis: Redis): Promise<void> {
  const info = await redis.info('memory');
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
  if (policy !== undefined && policy !== 'noeviction') throw new EvictingRedis(policy);
}

/**
 * `redis-sentinel://user:password@host:26379,host:26379/0?sentinelPassword=secret#primary`, as Lettuce and others write
 * it: the name and password are those of Redis itself, the fragment is the name that the sentinels watch it under.
 * `rediss-sentinel://` is TLS to both.
 */
const SENTINELS =
  /^rediss?-sentinel:\/\/(?:(?<user>[^:@/]*):(?<password>[^@/]*)@)?(?<hosts>[^/?#@]+)(?:\/(?<database>\d+))?(?:\?(?<query>[^#]*))?#(?<name>[^#]+)$/;
const SENTINEL_PORT = 26_379;
/** Longest wait in ms between two rounds when no sentinel answers. */
const MOST_WAIT_MS = 2_000;

/** Why a REDIS_URL cannot be used; null when it can. Says nothing of its password. */
export function redisAddressFault(url: string): string | null {
  if (/^rediss?:\/\//.test(url) || SENTINELS.test(url)) return null;
  return /^rediss?-sentinel:\/\//.test(url)
    ? 'must be redis-sentinel://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE#NAME; USER:PASSWORD@ and /DATABASE may be left out'
    : 'must begin with redis://, rediss://, redis-sentinel:// or rediss-sentinel://';
}

/** A connection to the server of an address, or to the one that its sentinels name as the primary. */
export function openRedis(url: string, options: RedisOptions): Redis {
  const parts = SENTINELS.exec(url)?.groups;
  if (parts === undefined) return new Redis(url, options);
  return new Redis({ ...bySentinels(parts, url.startsWith('rediss')), ...options });
}

function bySentinels(
  { user, password, hosts = '', database, query, name = '' }: Record<string, string | undefined>,
  isEncrypted: boolean,
): RedisOptions {
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword');
  return {
    sentinels: hosts.split(',').map((one) => {
      const { hostname, port } = new URL(`redis://${one}`);
      const host = hostname.replace(/^\[(.*)\]$/, '$1');
      return { host, port: port === '' ? SENTINEL_PORT : Number(port) };
    }),
    name: decodeURIComponent(name),
    ...(user ? { username: decodeURIComponent(user) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(sentinelPassword === null ? {} : { sentinelPassword }),
    ...(database === undefined ? {} : { db: Number(database) }),
    ...(isEncrypted ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
    sentinelRetryStrategy: (times) => Math.min(100 * 2 ** times, MOST_WAIT_MS),
    // A primary that has become a replica: ask the sentinels again and send the command to the new one. ioredis' own
    // failoverDetector stays off: notified during a reconnection, it gives up for good.
    reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 2 : false),
  };
}
