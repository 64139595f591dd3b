import type { JobKind } from '@groundwork/database/jobs/catalogue';
import type { Logger } from '@groundwork/runtime';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { clockOf, LAST_PRIORITY, LEAST_COST } from './fair-queue.js';

/** KEYS: clock. ARGV: the highest priority of the jobs that started, how far the clock goes on from there. */
const ADVANCE = `
local now = tonumber(redis.call('HGET', KEYS[1], 'clock') or '1')
redis.call('HSET', KEYS[1], 'clock', math.max(now, tonumber(ARGV[1])) + tonumber(ARGV[2]))`;

/**
 * Moves the clock to at least the priority of the jobs that started, and on by the largest share's cost for each of them,
 * divided by the waiting jobs. That is never more than each waiting account has advanced, so new accounts do not
 * overtake; and waiting accounts advance even if new ones keep arriving with a first job each. @throws when Redis is away
 */
export async function advanceClock(
  redis: Redis,
  kind: JobKind,
  started: { readonly priority: number; readonly count: number },
  waiting: number,
): Promise<void> {
  const further = (started.count * LEAST_COST) / Math.max(1, waiting);
  await redis.eval(ADVANCE, 1, clockOf(kind), started.priority, further);
}

/** Milliseconds for which a count of waiting jobs is taken as true: what comes meanwhile waits that much longer at most. */
const COUNTED_MS = 1_000;

/** Moves the clock for the jobs that a worker starts; those of one round trip together. */
export class FairClock {
  #waiting = 0;
  #countedAt = Number.NEGATIVE_INFINITY;
  #priority = 0;
  #count = 0;
  #isBusy = false;

  constructor(
    private readonly redis: Redis,
    private readonly kind: JobKind,
    private readonly queue: Queue,
    private readonly log: Logger,
  ) {}

  /** Does not wait: the order of the waiting jobs shows nearly the same. */
  started(priority: number): void {
    this.#priority = Math.max(this.#priority, priority);
    this.#count += 1;
    if (!this.#isBusy) void this.#advance();
  }

  async #advance(): Promise<void> {
    this.#isBusy = true;
    try {
      while (this.#count > 0) {
        const started = { priority: this.#priority, count: this.#count };
        this.#count = 0;
        if (performance.now() - this.#countedAt > COUNTED_MS) {
          this.#waiting = await this.queue.getPrioritizedCount();
          this.#countedAt = performance.now();
        }
        await advanceClock(this.redis, this.kind, started, this.#waiting);
      }
    } catch (error) {
      this.log.debug({ err: error }, 'the clock of the fair queue was not set');
    } finally {
      this.#isBusy = false;
    }
  }
}

/**
 * KEYS: clock. ARGV: the clock from which priorities are to be moved down. Moves clock and accounts down and notes by how
 * much, or finds the note of an earlier run. Returns the note, and whether it was there.
 */
const MOVE_DOWN = `
local noted = redis.call('HGET', KEYS[1], 'down')
if noted then return { tonumber(noted), 1 } end
local down = math.floor(tonumber(redis.call('HGET', KEYS[1], 'clock') or '1')) - 1
if down < tonumber(ARGV[1]) then return { 0, 0 } end
local fields = redis.call('HGETALL', KEYS[1])
for at = 1, #fields, 2 do
  local left = tonumber(fields[at + 1]) - down
  if left > 1 then redis.call('HSET', KEYS[1], fields[at], left) else redis.call('HDEL', KEYS[1], fields[at]) end
end
redis.call('HSET', KEYS[1], 'down', down)
return { down, 0 }`;

/** When the clock has passed so much of all priorities, they are moved down; a job above half of them was not moved yet. */
const MOST_USED = 0.75;
const NOT_MOVED = 0.5;

/**
 * Moves the priorities of all that waits down before they are used up, one job after the other from the first, so that the
 * order stays. While that goes on, a new job may pass some that were not moved yet. The next call looks again, for jobs
 * that had their priority and were not on the queue yet, and for what a process that died has left. To be called every
 * few seconds; several processes may. @throws when Redis is away
 */
export async function movePrioritiesDown(
  redis: Redis,
  kind: JobKind,
  queue: Queue,
  log: Logger,
  last = LAST_PRIORITY,
): Promise<void> {
  const moved = await redis.eval(MOVE_DOWN, 1, clockOf(kind), last * MOST_USED);
  const [down, isSecondLook] = z.tuple([z.int(), z.int()]).parse(moved);
  if (down === 0) return;
  for (const job of [...(await queue.getPrioritized()), ...(await queue.getDelayed())]) {
    if (job.priority <= last * NOT_MOVED) continue;
    try {
      await job.changePriority({ priority: Math.max(1, job.priority - down) });
    } catch (error) {
      // It may have ended meanwhile.
      log.debug({ err: error, queue: kind, job_id: job.id }, 'its priority was not moved');
    }
  }
  if (isSecondLook === 1) await redis.hdel(clockOf(kind), 'down');
}
