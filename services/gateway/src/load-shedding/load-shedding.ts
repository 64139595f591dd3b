import { ApiError } from '@groundwork/contract/errors';
import { Counter, type Registry } from '@groundwork/runtime';
import type { NextFunction, Request, Response } from 'express';
import { callerOf } from '../request/request-context.js';
import type { LoadLimits } from './load-limits.js';
import type { OwnLoad } from './own-load.js';
import { oldestKey, type SharedLoad, type WorkGroup } from './shared-load.js';

export type LoadCause =
  | 'own_memory'
  | 'event_loop'
  | 'redis_memory'
  | 'waiting_jobs'
  | 'waiting_seconds';

const OWN_MESSAGE = 'The service is busy; nothing was accepted or charged';
const QUEUE_MESSAGE = 'Too much work is waiting; nothing was accepted or charged';

/** The answer to each cause, with the least seconds until it may be over: a process recovers sooner than a queue. */
const causes: Readonly<Record<LoadCause, { readonly message: string; readonly seconds: number }>> =
  {
    own_memory: { message: OWN_MESSAGE, seconds: 5 },
    event_loop: { message: OWN_MESSAGE, seconds: 5 },
    redis_memory: { message: QUEUE_MESSAGE, seconds: 30 },
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
    this.#refusals = new Counter({
      name: 'groundwork_requests_held_back_total',
      help: 'Requests refused with 503 because there is too much to do, by what was short',
      labelNames: ['cause'],
      registers: [metrics],
    });
  }

  /** Finds the cause for refusing an account's work; null when there is none. Uses the last readings and waits for nothing. */
  causeFor(group: WorkGroup, accountId: string): LoadCause | null {
    const { waitingJobs, waitingSeconds, redisMemory, ownMemory, lagMs } = this.#limits;
    const over = (value: number, limit: number) => limit > 0 && value >= limit;
    if (over(this.#own.memory, ownMemory)) return 'own_memory';
    if (over(this.#own.lagMs, lagMs)) return 'event_loop';
    const shared = this.#shared.reading();
    if (shared === null) return null;
    if (over(shared.redisMemory ?? 0, redisMemory)) return 'redis_memory';
    if (over(shared.jobs.get(group) ?? 0, waitingJobs)) return 'waiting_jobs';
    const oldest = shared.oldest.get(oldestKey(group, accountId)) ?? 0;
    return over(oldest, waitingSeconds) ? 'waiting_seconds' : null;
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
