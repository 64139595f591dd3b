import { randomBytes } from 'node:crypto';
import { ApiError } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { connectProducer } from '@groundwork/queues/connection';
import { type Logger, withDeadline } from '@groundwork/runtime';
import { z } from 'zod';

/** Milliseconds that Redis is given for an answer. */
const ANSWER_MS = 500;
/** Heartbeats for which a place is kept without renewal: one may be late, two are not. */
const MISSED_HEARTBEATS = 3;

/**
 * Takes or renews a place, after those were cleared whose gateway has not renewed them. One step, so that two gateways
 * at once never give the last place twice.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then
  return 0
end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

export interface StreamPlace {
  /** To be called with each heartbeat. */
  renew(): void;
  /** Gives the place back. */
  leave(): void;
}

/**
 * The streams of each key that are open, in Redis for all gateways together: the places of a gateway that dies are free
 * again soon after. While Redis is away each gateway counts its own.
 */
export class StreamPlaces {
  readonly #redis: ReturnType<typeof connectProducer>;
  readonly #log: Logger;
  readonly #leaseMs: number;
  readonly #own = new Map<string, number>();

  /** @param heartbeatMs between renewals */
  constructor(
    redisUrl: string,
    log: Logger,
    heartbeatMs: number = limits.taskEvents.heartbeatSeconds * 1000,
  ) {
    this.#redis = connectProducer(redisUrl);
    this.#log = log;
    this.#leaseMs = heartbeatMs * MISSED_HEARTBEATS;
    // Without a listener an outage would end the process; it is logged when a place cannot be counted.
    this.#redis.on('error', (error) => log.debug({ err: error }, 'Redis is away'));
  }

  /** @throws ApiError STREAM_LIMIT_EXCEEDED */
  async take(keyId: string): Promise<StreamPlace> {
    const { streamsPerKey } = limits.taskEvents;
    if ((this.#own.get(keyId) ?? 0) >= streamsPerKey) throw new ApiError('STREAM_LIMIT_EXCEEDED');
    this.#count(keyId, 1);
    const id = randomBytes(8).toString('hex');
    if (!(await this.#hold(keyId, id))) {
      this.#count(keyId, -1);
      throw new ApiError('STREAM_LIMIT_EXCEEDED');
    }
    return {
      // A stream whose place was given away while Redis was away goes on: it was promised.
      renew: () => void this.#hold(keyId, id),
      leave: () => {
        this.#count(keyId, -1);
        this.#redis
          .zrem(`streams:${keyId}`, id)
          .catch((error: unknown) => this.#log.debug({ err: error }, 'a place ends by itself'));
      },
    };
  }

  close(): void {
    this.#redis.disconnect();
  }

  /** @returns whether there is a place; true also while it cannot be counted */
  async #hold(keyId: string, id: string): Promise<boolean> {
    const { streamsPerKey } = limits.taskEvents;
    try {
      const held = await withDeadline(
        this.#redis.eval(TAKE, 1, `streams:${keyId}`, id, streamsPerKey, this.#leaseMs),
        ANSWER_MS,
        'counting a stream',
      );
      return z.int().parse(held) === 1;
    } catch (error) {
      this.#log.debug({ err: error }, 'a stream cannot be counted and passes');
      return true;
    }
  }

  #count(keyId: string, change: 1 | -1): void {
    const open = (this.#own.get(keyId) ?? 0) + change;
    if (open > 0) this.#own.set(keyId, open);
    else this.#own.delete(keyId);
  }
}
