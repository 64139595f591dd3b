import { planShares } from '@groundwork/contract/plans';
import type { JobKind } from '@groundwork/database/jobs/catalogue';
import type { Tenant } from '@groundwork/database/jobs/outbox';
import type { Redis } from 'ioredis';
import { z } from 'zod';

/** BullMQ's bound of a priority: 21 bits. */
export const LAST_PRIORITY = 2 ** 21 - 1;
/** The cost of a job to an account with a share of one: every share divides it. */
const COST = 12;
/** What a job costs the account with the largest share. */
export const LEAST_COST = COST / Math.max(...Object.values(planShares));
/** Work of unknown accounts shares one account's queue priority. */
const UNKNOWN = { accountId: '', plan: 'plus' } as const satisfies Tenant;

/** Our own key beside BullMQ's: the clock of a queue, and of each account the priority of its next job. */
export const clockOf = (kind: JobKind) => `fair:${kind}`;

/** KEYS: clock. ARGV: account, cost of its job, last priority. */
const NEXT_PRIORITY = `
local now = math.floor(tonumber(redis.call('HGET', KEYS[1], 'clock') or '1'))
local account = 'of:' .. ARGV[1]
local priority = math.max(now, tonumber(redis.call('HGET', KEYS[1], account) or '1'))
redis.call('HSET', KEYS[1], account, priority + tonumber(ARGV[2]))
return math.min(priority, tonumber(ARGV[3]))`;

/**
 * Weighted fair queueing. Each queue has a clock and, for each account, the priority of its next job: at least the
 * clock, and COST/share above the account's last job. Workers take jobs in the order of their priorities, and the clock
 * follows. So a thousand jobs of one account queue up behind each other, and the first job of another account comes
 * right after the next one. When Redis loses the clock with its queues, all jobs that are enqueued again get new priorities.
 *
 * @param tenant null for work of an unknown account
 * @returns the priority of the account's next job; the last one when there are no more
 * @throws when Redis is away
 */
export async function nextPriority(
  redis: Redis,
  kind: JobKind,
  tenant: Tenant | null,
  last = LAST_PRIORITY,
): Promise<number> {
  const { accountId, plan } = tenant ?? UNKNOWN;
  const cost = COST / planShares[plan];
  const priority = await redis.eval(NEXT_PRIORITY, 1, clockOf(kind), accountId, cost, last);
  return z.int().min(1).max(last).parse(priority);
}
