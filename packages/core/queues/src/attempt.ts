import {
  type Database,
  isDatabaseUnavailable,
  type Leased,
  LeaseLost,
  type LeaseTarget,
  release,
  WorkCancelled,
  wasCancelled,
  withLease,
} from '@groundwork/database';
import { isExhaustion, outageOf, type StopCause, stopCauseOf } from '@groundwork/runtime';
import type { JobContext } from './worker/job-context.js';

/** Attempts from which an error fails the work. */
const MAX_ATTEMPTS = 3;

/**
 * Attempts after which work fails although its worker was killed each time, got no more memory or threads, or lost the
 * database. More than for other errors: none of these is often the work's fault, and a film may meet several while
 * machines come and go.
 */
const MAX_BLAMELESS_ATTEMPTS = 6;

const isBlameless = (error: unknown) => isExhaustion(error) || isDatabaseUnavailable(error);

/** Seconds before another try, by the number of tries so far. */
const retryAfterSeconds = (attempt: number) => 2 ** attempt;

/** Seconds before another try while something that the work needs is away. */
const OUTAGE_RETRY_SECONDS = 10;

/** Seconds for which a step may be open and have its tries ended by an outage: a day. Later nobody waits for it any more. */
const MOST_OUTAGE_SECONDS = 24 * 3_600;

/** Fails work whose worker was killed in every attempt. */
export class AttemptsUsedUp extends Error {
  constructor() {
    super(`attempted ${MAX_BLAMELESS_ATTEMPTS} times, and each time its worker ended first`);
    this.name = 'AttemptsUsedUp';
  }
}

export interface Attempt {
  readonly database: Database;
  readonly target: LeaseTarget;
  readonly leaseSeconds: number;
  readonly context: JobContext;
  /** Names the work in the log, such as its task's id. */
  readonly facts: Readonly<Record<string, string>>;
  /** Whether an error is a fault of the request, so that a retry cannot help. */
  isFault(error: unknown): boolean;
  /** Ends the work for good: after a fault, after the last try (its error), or after too many (AttemptsUsedUp). */
  giveUp(error: unknown, at: Date): Promise<void>;
}

/** Whether the work was cancelled: a write without a lease only sees that the lease is gone. */
async function isCancelled(
  { database, target }: Attempt,
  error: unknown,
  cause: StopCause | null,
): Promise<boolean> {
  if (error instanceof WorkCancelled || cause === 'cancelled') return true;
  return error instanceof LeaseLost && (await wasCancelled(database, target));
}

/**
 * Makes one attempt at a piece of work under a lease. A lost lease, a cancellation and a shutdown end it quietly; a fault
 * of the request fails the work at once; an outage is retried until it is over, for a day at most, and does not count; any
 * other error is retried a few times. Both are rethrown, so that the job is recorded as failed.
 */
export async function attemptWithLease(
  attempt: Attempt,
  work: (lease: Leased, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { database, target, leaseSeconds, context } = attempt;
  const { log, ended = () => {} } = context;
  const mine = await withLease(
    database,
    target,
    { leaseSeconds, signal: context.signal, log },
    async (lease, signal) => {
      const facts = { ...attempt.facts, attempt: lease.attempt };
      // All that a killed worker leaves of its attempt.
      log.info(facts, 'attempt started');
      const giveUp = async (error: unknown) => {
        await attempt.giveUp(error, lease.now());
        ended('given_up');
      };
      if (lease.attempt > MAX_BLAMELESS_ATTEMPTS) return giveUp(new AttemptsUsedUp());
      try {
        await work(lease, signal);
        ended('done');
      } catch (error) {
        const cause = stopCauseOf(signal);
        if (await isCancelled(attempt, error, cause)) {
          log.info(facts, 'cancelled by its customer');
          ended('cancelled');
          return;
        }
        if (error instanceof LeaseLost || cause === 'lost_lease') {
          log.warn(facts, 'another worker has the work now');
          ended('lost_lease');
          return;
        }
        if (cause === 'shutting_down') {
          await release(database, target, lease, { afterSeconds: 0, counts: false });
          log.info(facts, 'gave the work back');
          ended('handed_back');
          return;
        }
        if (attempt.isFault(error)) return giveUp(error);
        const isOutage = outageOf(error) !== null;
        if (isOutage && lease.openSeconds < MOST_OUTAGE_SECONDS) {
          const again = { afterSeconds: OUTAGE_RETRY_SECONDS, counts: false };
          await release(database, target, lease, again);
          ended('retried');
        } else if (
          isOutage ||
          lease.attempt >= (isBlameless(error) ? MAX_BLAMELESS_ATTEMPTS : MAX_ATTEMPTS)
        ) {
          await giveUp(error);
        } else {
          const afterSeconds = retryAfterSeconds(lease.attempt);
          await release(database, target, lease, { afterSeconds, counts: true });
          ended('retried');
        }
        throw error;
      }
    },
  );
  if (mine) return;
  ended('not_taken');
  log.info(attempt.facts, 'nothing to do: done, moved on, or another worker has it');
}
