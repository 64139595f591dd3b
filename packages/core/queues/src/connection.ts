import type { Logger } from '@groundwork/runtime';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { openRedis, redisAddressFault } from './redis-address.js';

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
