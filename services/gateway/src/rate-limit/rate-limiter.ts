import { limits } from '@groundwork/contract/limits';
import { connectProducer } from '@groundwork/queues/connection';
import { type Logger, withDeadline } from '@groundwork/runtime';
import { z } from 'zod';

export const rateLimitEnvironment = {
  /** Requests of one API key in a window; 0 for no limit. Far above what a well-behaved client sends: it stops loops. */
  RATE_LIMIT_REQUESTS: z.coerce.number().int().min(0).default(3_000),
  RATE_LIMIT_WINDOW_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  /** Readings that an account may ask for in a minute; 0 for no limit. */
  READINGS_PER_MINUTE: z.coerce.number().int().min(0).default(limits.landReadings.perMinute),
};

export interface RateLimit {
  /** In a window; 0 for no limit. */
  readonly requests: number;
  readonly windowSeconds: number;
}

/** A key's use of its window, including the request that was just counted. */
export interface RateUse {
  readonly limit: number;
  readonly used: number;
  readonly windowSeconds: number;
  /** Seconds until the next window; at least 1. */
  readonly resetSeconds: number;
}

/**
 * Counts one request and says how many there are and when the window ends, in one step: two gateways at once count
 * two. A window begins with its first request. A count without an end, which nothing here leaves, is given one.
 */
const COUNT = `
local used = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[1])
  redis.call('PEXPIRE', KEYS[1], left)
end
return {used, left}`;

const countSchema = z.tuple([z.int().positive(), z.int().nonnegative()]);

/** Milliseconds that a request waits for its count, and that Redis is left alone after it failed. */
const COUNT_MS = 500;
const REST_MS = 1_000;

/** Counts requests by API key, or by whatever else is named, in Redis, for all gateways together. */
export class RateLimiter {
  readonly #redis: ReturnType<typeof connectProducer>;
  readonly #limit: RateLimit;
  readonly #log: Logger;
  #isAway = false;
  #restsUntil = 0;

  constructor(redisUrl: string, limit: RateLimit, log: Logger) {
    this.#redis = connectProducer(redisUrl);
    this.#limit = limit;
    this.#log = log;
    // Without a listener an outage would end the process; it is logged when a request cannot be counted.
    this.#redis.on('error', (error) => log.debug({ err: error }, 'Redis is away'));
  }

  /** @returns null when requests are not limited, or cannot be counted: then they pass */
  async count(who: string): Promise<RateUse | null> {
    const { requests: limit, windowSeconds } = this.#limit;
    if (limit === 0 || Date.now() < this.#restsUntil) return null;
    try {
      const counted = await withDeadline(
        this.#redis.eval(COUNT, 1, `rate:${who}`, windowSeconds * 1000),
        COUNT_MS,
        'counting a request',
      );
      const [used, leftMs] = countSchema.parse(counted);
      if (this.#isAway) this.#log.info('requests are counted again');
      this.#isAway = false;
      const resetSeconds = Math.max(1, Math.ceil(leftMs / 1000));
      return { limit, used, windowSeconds, resetSeconds };
    } catch (error) {
      // Each outage is one line: every request of it would write another.
      if (!this.#isAway) this.#log.warn({ err: error }, 'requests cannot be counted and pass');
      this.#isAway = true;
      this.#restsUntil = Date.now() + REST_MS;
      return null;
    }
  }

  close(): void {
    this.#redis.disconnect();
  }
}
