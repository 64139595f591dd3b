import { planShares } from '@groundwork/contract';
import type { Tenant } from '@groundwork/database';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { JobKind } from './catalogue.js';

/** BullMQ's bound of a priority: 21 bits. */
const LAST_PRIORITY = 2 ** 21 - 1;

/** The cost of a job to an account with a share of one: every share divides it. */
const COST = 12;

/** Work of unknown accounts shares one account's queue priority. */
const UNKNOWN = { accountId: '', plan: 'plus' } as const satisfies Tenant;

/**
 * Weighted fair queueing. Each queue has a clock and, for each account, the priority of its next job: at least the
 * clock, and COST/share above the account's last job. Workers take jobs in the order of their priorities, and the clock
 * follows. So a thousand jobs of one account queue up behind each other, and the first job of another account comes
 * right after the next one. The first waiting job does not move the clock: another gateway may hold lower priorities
 * whose jobs are not added yet.
 *
 * KEYS: the queue's sorted set of waiting jobs, that of its delayed jobs, its clock and accounts.
 * ARGV: account, cost, last priority, prefix of the keys of jobs.
 *
 * When the priorities run out, all waiting jobs move down together and keep their order. A job that has its priority
 * but is not added yet is not moved: it starts when no other job waits, or after the next move.
 */
const NEXT_PRIORITY = `
local waiting, delayed, clocks = KEYS[1], KEYS[2], KEYS[3]
local cost, last = tonumber(ARGV[2]), tonumber(ARGV[3])
local unit = 4294967296
local now = tonumber(redis.call('HGET', clocks, 'clock') or '1')
local account = 'of:' .. ARGV[1]
local priority = math.max(math.floor(now), tonumber(redis.call('HGET', clocks, account) or '1'))
if priority > last then
  local head = redis.call('ZRANGE', waiting, 0, 0, 'WITHSCORES')
  if head[2] then now = math.max(now, math.floor(tonumber(head[2]) / unit)) end
  local back = math.floor(now) - 1
  local moved = redis.call('ZRANGE', waiting, 0, -1, 'WITHSCORES')
  for at = 1, #moved, 2 do
    local score = tonumber(moved[at + 1])
    local old = math.floor(score / unit)
    local new = math.max(1, old - back)
    redis.call('ZADD', waiting, score - (old - new) * unit, moved[at])
    redis.call('HSET', ARGV[4] .. moved[at], 'priority', new)
  end
  for _, job in ipairs(redis.call('ZRANGE', delayed, 0, -1)) do
    local old = tonumber(redis.call('HGET', ARGV[4] .. job, 'priority') or '0')
    if old > 1 then redis.call('HSET', ARGV[4] .. job, 'priority', math.max(1, old - back)) end
  end
  local accounts = redis.call('HGETALL', clocks)
  for at = 1, #accounts, 2 do
    local left = tonumber(accounts[at + 1]) - back
    if left > 1 then redis.call('HSET', clocks, accounts[at], left)
    else redis.call('HDEL', clocks, accounts[at]) end
  end
  now = 1
  priority = math.min(last, priority - back)
end
redis.call('HSET', clocks, 'clock', now, account, priority + cost)
return priority`;

/**
 * Moves the clock to at least the priority of the job that started, and on by the largest share's cost divided by the
 * waiting jobs. That is never more than each waiting account has advanced, so new accounts do not overtake; and waiting
 * accounts advance even if new ones keep arriving with a first job each.
 *
 * KEYS: waiting jobs, clock and accounts. ARGV: the priority of the job that started, the largest share's cost.
 */
const ADVANCE_CLOCK = `
local now = tonumber(redis.call('HGET', KEYS[2], 'clock') or '1')
local step = tonumber(ARGV[2]) / math.max(1, redis.call('ZCARD', KEYS[1]))
redis.call('HSET', KEYS[2], 'clock', math.max(now, tonumber(ARGV[1])) + step)`;

const prioritySchema = z.int().min(1).max(LAST_PRIORITY);

const LEAST_COST = COST / Math.max(...Object.values(planShares));

const waitingOf = (kind: JobKind) => `bull:${kind}:prioritized`;
/** Named as in the last release, whose processes use the same clocks. */
const clocksOf = (kind: JobKind) => `turns:${kind}`;

/**
 * The priority of an account's next job on a queue. Redis keeps the clocks next to the queues: when both are lost, all
 * jobs that are enqueued again get new priorities.
 *
 * @param tenant null for work of an unknown account
 * @throws when Redis is away
 */
export async function nextPriority(
  redis: Redis,
  kind: JobKind,
  tenant: Tenant | null,
  last = LAST_PRIORITY,
): Promise<number> {
  const { accountId, plan } = tenant ?? UNKNOWN;
  const priority = await redis.eval(
    NEXT_PRIORITY,
    3,
    waitingOf(kind),
    `bull:${kind}:delayed`,
    clocksOf(kind),
    accountId,
    COST / planShares[plan],
    last,
    `bull:${kind}:`,
  );
  return prioritySchema.parse(priority);
}

/** Records that a job with this priority has started. @throws when Redis is away */
export async function advanceClock(redis: Redis, kind: JobKind, priority: number): Promise<void> {
  await redis.eval(ADVANCE_CLOCK, 2, waitingOf(kind), clocksOf(kind), priority, LEAST_COST);
}
