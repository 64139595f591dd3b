import { z } from 'zod';

const share = z.coerce.number().min(0).max(1);
const count = z.coerce.number().int().min(0);

/** Limits beyond which the gateway refuses new work; 0 disables one. */
export const loadEnvironment = {
  /** Jobs that wait for the workers of one service: far more than they do in the time that a customer would wait. */
  MOST_WAITING_JOBS: count.default(20_000),
  /** Seconds that the oldest work of the account which asks may have waited for the same workers. */
  MOST_WAITING_SECONDS: count.default(3_600),
  /** Share of Redis' memory that may be in use: at 1 it takes no job any more. */
  MOST_REDIS_MEMORY: share.default(0.85),
  /** Share of this process' memory limit, and of its heap's, that may be in use: pictures of requests come on top. */
  MOST_OWN_MEMORY: share.default(0.85),
  /** Milliseconds by which this process' event loop may lag, half of the time. */
  MOST_LAG_MS: count.default(200),
};

/** As `loadEnvironment` reads them. */
export interface LoadLimits {
  readonly waitingJobs: number;
  readonly waitingSeconds: number;
  readonly redisMemory: number;
  readonly ownMemory: number;
  readonly lagMs: number;
}

export function loadLimitsOf(settings: z.output<z.ZodObject<typeof loadEnvironment>>): LoadLimits {
  return {
    waitingJobs: settings.MOST_WAITING_JOBS,
    waitingSeconds: settings.MOST_WAITING_SECONDS,
    redisMemory: settings.MOST_REDIS_MEMORY,
    ownMemory: settings.MOST_OWN_MEMORY,
    lagMs: settings.MOST_LAG_MS,
  };
}
