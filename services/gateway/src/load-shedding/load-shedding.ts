import { totalmem } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { ApiError } from '@groundwork/contract/errors';
import { counter, type Registry } from '@groundwork/runtime';
import type { NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import { callerOf } from '../request/request-context.js';
import { oldestKey, type SharedLoad, type WorkGroup } from './shared-load.js';

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

type LoadCause =
  | 'own_memory'
  | 'event_loop'
  | 'redis_memory'
  | 'redis_read_only'
  | 'database_read_only'
  | 'waiting_jobs'
  | 'waiting_seconds';

const OWN_MESSAGE = 'The service is busy; nothing was accepted or charged';
const CLOSED_MESSAGE = 'The service takes no new work for now; nothing was accepted or charged';
const QUEUE_MESSAGE = 'Too much work is waiting; nothing was accepted or charged';

/** The answer to each cause, with the least seconds until it may be over: a process recovers sooner than a queue. */
const causes: Readonly<Record<LoadCause, { readonly message: string; readonly seconds: number }>> =
  {
    own_memory: { message: OWN_MESSAGE, seconds: 5 },
    event_loop: { message: OWN_MESSAGE, seconds: 5 },
    redis_memory: { message: QUEUE_MESSAGE, seconds: 30 },
    redis_read_only: { message: CLOSED_MESSAGE, seconds: 30 },
    database_read_only: { message: CLOSED_MESSAGE, seconds: 30 },
    waiting_jobs: { message: QUEUE_MESSAGE, seconds: 30 },
    waiting_seconds: {
      message:
        'Your earlier requests have waited too long to accept more; nothing was accepted or charged',
      seconds: 60,
    },
  };

/** A request that was refused because there is too much to do; an expected outcome. */
export class Overloaded extends ApiError {
  readonly loadCause: LoadCause;

  constructor(cause: LoadCause) {
    super('SERVICE_UNAVAILABLE', { message: causes[cause].message });
    this.loadCause = cause;
  }
}

/** Refuses requests that make work before something runs full. What only reads is never refused for load. */
export class LoadShedding {
  readonly #limits: LoadLimits;
  readonly #own: OwnLoad;
  readonly #shared: SharedLoad;
  readonly #refusals;

  constructor(limits: LoadLimits, own: OwnLoad, shared: SharedLoad, metrics: Registry) {
    this.#limits = limits;
    this.#own = own;
    this.#shared = shared;
    this.#refusals = counter(metrics, 'groundwork_requests_held_back_total');
  }

  /** Finds the cause for refusing an account's work; null when there is none. Uses the last readings and waits for nothing. */
  causeFor(group: WorkGroup, accountId: string): LoadCause | null {
    const { waitingJobs, waitingSeconds, redisMemory, ownMemory, lagMs } = this.#limits;
    const over = (value: number, limit: number) => limit > 0 && value >= limit;
    if (over(this.#own.memory, ownMemory)) return 'own_memory';
    if (over(this.#own.lagMs, lagMs)) return 'event_loop';
    const shared = this.#shared.reading();
    if (shared === null) return null;
    if (shared.readOnly !== null) return shared.readOnly;
    if (over(shared.redisMemory ?? 0, redisMemory)) return 'redis_memory';
    if (over(shared.jobs.get(group) ?? 0, waitingJobs)) return 'waiting_jobs';
    const oldest = shared.oldest.get(oldestKey(group, accountId)) ?? 0;
    return over(oldest, waitingSeconds) ? 'waiting_seconds' : null;
  }

  /** What makes it refuse everybody's work, in words for an operator; null when nothing does. */
  trouble(): string | null {
    const readOnly = this.#shared.reading()?.readOnly ?? null;
    return readOnly && `takes no new work: ${readOnly}`;
  }

  /** Goes before everything that a request costs: its body, its pictures, its place in a queue. */
  shedLoad(group: WorkGroup) {
    return (_request: Request, response: Response, next: NextFunction): void => {
      const cause = this.causeFor(group, callerOf(response).account.id);
      if (cause === null) {
        next();
        return;
      }
      this.#refusals.inc({ cause });
      // Jitter: clients refused together should not return together.
      const { seconds } = causes[cause];
      response.setHeader('Retry-After', seconds + Math.floor(Math.random() * seconds));
      throw new Overloaded(cause);
    };
  }

  close(): void {
    this.#own.close();
  }
}

/** Milliseconds between two looks of the monitor at the clock, and between two readings of it. */
const RESOLUTION_MS = 20;
const WINDOW_MS = 1_000;
const NANOSECONDS_IN_MS = 1e6;

/** Bytes that this process may hold: its container's limit, or else the machine's memory. */
function mostBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** The load of this process, read once a second. */
export class OwnLoad {
  readonly #monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #lagMs = 0;
  #memory = 0;

  constructor(windowMs = WINDOW_MS) {
    this.#monitor.enable();
    this.#timer = setInterval(() => this.#read(), windowMs);
    this.#timer.unref();
    this.#read();
  }

  /** Median of the last second: one long computation is no load yet. */
  get lagMs(): number {
    return this.#lagMs;
  }

  /** 0 to 1: of the process' limit or its heap's, whichever is fuller. */
  get memory(): number {
    return this.#memory;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#monitor.disable();
  }

  #read(): void {
    // The time between two readings is measured, which is never less than the interval.
    const median = this.#monitor.percentile(50) / NANOSECONDS_IN_MS - RESOLUTION_MS;
    this.#lagMs = this.#monitor.count > 0 ? Math.max(0, median) : 0;
    this.#monitor.reset();
    const heap = getHeapStatistics();
    this.#memory = Math.max(
      process.memoryUsage.rss() / mostBytes(),
      heap.used_heap_size / heap.heap_size_limit,
    );
  }
}
