import { Redis } from 'ioredis';

/** Of a job that no worker can read. */
const NONSENSE = '{"nonsense":true}';

/** Spoils the message of a job that waits on its queue. @returns which, or null when none waits or Redis is away */
export async function spoilWaitingJob(redisUrl: string): Promise<string | null> {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 0, retryStrategy: () => null });
  redis.on('error', () => undefined); // the command that it fails reports it
  try {
    for (const queue of await redis.keys('bull:*:prioritized')) {
      const [id] = await redis.zrange(queue, 0, 0);
      if (id === undefined) continue;
      const job = queue.replace(/prioritized$/, id);
      // Only where it still is: a worker may have ended it meanwhile.
      if ((await redis.exists(job)) === 0) continue;
      await redis.hset(job, 'data', NONSENSE);
      return job;
    }
    return null;
  } catch {
    return null;
  } finally {
    redis.disconnect();
  }
}
