import { planShares } from '@groundwork/contract';
import type { Tenant } from '@groundwork/database';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { JobKind } from './catalogue.js';

/** BullMQ's own bound of a priority: 21 bits. */
const LAST_TURN = 2 ** 21 - 1;

/** The cost of a job to an account with a share of one: every share divides it. */
const COST = 12;

/** Work whose account is not known takes turns as if all of it were one account's. */
const UNKNOWN = { accountId: '', plan: 'plus' } as const satisfies Tenant;

/**
 * Weighted fair queueing. Each queue has a clock, and each account on it a time at which its next job's turn comes: not
 * before the clock, and by COST/share after the turn of its last job. Jobs are taken in the order of their turns, and
 * the clock goes on with what is taken. So a thousand jobs of one account stand behind each other, and the first job of
 * another stands beside the one that is next. The first waiting job doesn't move the clock: another gateway may have
 * handed out earlier turns whose jobs are not added yet.
 *
 * KEYS: the queue's sorted set of waiting jobs, that of its delayed jobs, its clock and accounts.
 * ARGV: account, cost, last turn, prefix of the keys of jobs.
 *
 * When the turns are used up, all that wait are moved towards the first one together; their order stays. A job that
 * has its turn but is not added yet misses that, and is taken when nothing else waits, or after the next time.
 */
const TAKE = `
local waiting, delayed, turns = KEYS[1], KEYS[2], KEYS[3]
local cost, last = tonumber(ARGV[2]), tonumber(ARGV[3])
local unit = 4294967296
local now = tonumber(redis.call('HGET', turns, 'clock') or '1')
local account = 'of:' .. ARGV[1]
local turn = math.max(math.floor(now), tonumber(redis.call('HGET', turns, account) or '1'))
if turn > last then
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
  local accounts = redis.call('HGETALL', turns)
  for at = 1, #accounts, 2 do
    local left = tonumber(accounts[at + 1]) - back
    if left > 1 then redis.call('HSET', turns, accounts[at], left)
    else redis.call('HDEL', turns, accounts[at]) end
  end
  now = 1
  turn = math.min(last, turn - back)
end
redis.call('HSET', turns, 'clock', now, account, turn + cost)
return turn`;

/**
 * The clock shows at least the turn of what was taken, and goes on with every job, by what the largest share costs
 * divided by the jobs that wait. That is never more than each account that waits has got by then, so nobody new stands
 * behind his turn; and it brings the turn of whoever waits nearer although new accounts keep coming, each with a first job.
 *
 * KEYS: waiting jobs, clock and accounts. ARGV: the turn of the job that was taken, the largest share's cost.
 */
const PASS = `
local now = tonumber(redis.call('HGET', KEYS[2], 'clock') or '1')
local step = tonumber(ARGV[2]) / math.max(1, redis.call('ZCARD', KEYS[1]))
redis.call('HSET', KEYS[2], 'clock', math.max(now, tonumber(ARGV[1])) + step)`;

const turnSchema = z.int().min(1).max(LAST_TURN);

const LEAST_COST = COST / Math.max(...Object.values(planShares));

const waitingOf = (kind: JobKind) => `bull:${kind}:prioritized`;
const turnsOf = (kind: JobKind) => `turns:${kind}`;

/**
 * The next turn of an account on a queue, as the priority that its job is to have. Redis keeps the turns beside the
 * queues: when it has lost both, all that is enqueued again takes new turns.
 *
 * @param tenant null for work of an unknown account
 * @throws when Redis is away
 */
export async function takePriority(
  redis: Redis,
  kind: JobKind,
  tenant: Tenant | null,
  lastTurn = LAST_TURN,
): Promise<number> {
  const { accountId, plan } = tenant ?? UNKNOWN;
  const turn = await redis.eval(
    TAKE,
    3,
    waitingOf(kind),
    `bull:${kind}:delayed`,
    turnsOf(kind),
    accountId,
    COST / planShares[plan],
    lastTurn,
    `bull:${kind}:`,
  );
  return turnSchema.parse(turn);
}

/** Notes that a job with this turn was begun. @throws when Redis is away */
export async function passTurn(redis: Redis, kind: JobKind, turn: number): Promise<void> {
  await redis.eval(PASS, 2, waitingOf(kind), turnsOf(kind), turn, LEAST_COST);
}
