import { taskFailedEvent } from '@groundwork/contract/events';
import type { TaskFailureCode } from '@groundwork/contract/tasks/tasks';
import { type Database, isDatabaseUnavailable } from '@groundwork/database/connection/client';
import { askedTarget, dropJob, endJob } from '@groundwork/database/jobs/asked-jobs';
import { idsOf, jobCatalogue, type NamedJob } from '@groundwork/database/jobs/catalogue';
import {
  claim,
  heartbeat,
  type Leased,
  LeaseLost,
  type LeaseTarget,
  release,
  WorkCancelled,
  wasCancelled,
} from '@groundwork/database/jobs/lease';
import { expiryOf } from '@groundwork/database/lifecycle/expiry';
import { failWork } from '@groundwork/database/lifecycle/fail';
import { readTask } from '@groundwork/database/tasks/prepare-task';
import {
  isExhaustion,
  outageOf,
  type StopCause,
  StopReason,
  stopCauseOf,
} from '@groundwork/runtime';
import { enqueue, type JobQueues } from './enqueue.js';
import type { JobContext } from './worker/job-runner.js';

const isBlameless = (error: unknown) => isExhaustion(error) || isDatabaseUnavailable(error);

/** Seconds before another try, by the number of tries so far. */
const retryAfterSeconds = (attempt: number) => 2 ** attempt;

/** Seconds before another try while something that the work needs is away. */
const OUTAGE_RETRY_SECONDS = 10;

/** Seconds for which a step may be open and have its tries ended by an outage: a day. Later nobody waits for it any more. */
const MOST_OUTAGE_SECONDS = 24 * 3_600;

/** Fails work whose worker was killed in every attempt. */
export class AttemptsUsedUp extends Error {
  constructor(attempts: number) {
    super(`attempted ${attempts} times, and each time its worker ended first`);
    this.name = 'AttemptsUsedUp';
  }
}

export interface Attempt {
  readonly database: Database;
  readonly target: LeaseTarget;
  /** Replaces the catalogue's. */
  readonly leaseSeconds?: number;
  readonly context: JobContext;
  /** Names the work in the log, such as its task's id. */
  readonly facts: Readonly<Record<string, string | null>>;
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

/** How many heartbeats fit into a lease, so that one lost answer does not lose the work. */
const HEARTBEATS_PER_LEASE = 4;

/**
 * Works while a heartbeat keeps its lease. The signal is aborted with `lost_lease` when another worker may have taken
 * over, and with `cancelled` when the customer cancelled.
 */
async function keepingLease(
  { database, target, context }: Attempt,
  leaseSeconds: number,
  lease: Leased,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  let safeUntil = performance.now() + leaseSeconds * 1000;
  let beating = false;
  const beat = async () => {
    if (beating) return;
    beating = true;
    const asked = performance.now();
    try {
      const end = await heartbeat(database, target, lease, leaseSeconds);
      if (end === 'held') safeUntil = asked + leaseSeconds * 1000;
      else lost.abort(new StopReason(end === 'cancelled' ? 'cancelled' : 'lost_lease'));
    } catch (error) {
      context.log.warn({ err: error }, 'heartbeat failed');
      // The database may be back before the lease ends; after that the work may be another's.
      if (performance.now() >= safeUntil) lost.abort(new StopReason('lost_lease'));
    } finally {
      beating = false;
    }
  };
  const timer = setInterval(() => void beat(), (leaseSeconds * 1000) / HEARTBEATS_PER_LEASE);
  try {
    await work(AbortSignal.any([context.signal, lost.signal]));
  } finally {
    clearInterval(timer);
  }
}

/**
 * Makes one attempt at a piece of work under a lease. A lost lease, a cancellation and a shutdown end it quietly; a fault
 * of the request fails the work at once; an outage is retried until it is over, for a day at most, and does not count; any
 * other error is retried as often as the catalogue says. Both are rethrown, so that the job is recorded as failed.
 */
export async function attemptWithLease(
  attempt: Attempt,
  work: (lease: Leased, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { database, target, context } = attempt;
  const { leaseSeconds = jobCatalogue[context.kind].leaseSeconds } = attempt;
  await attemptClaimed(attempt, await claim(database, target, leaseSeconds), work);
}

/** As attemptWithLease, of work that was claimed already. @param lease null when there is nothing to do */
export async function attemptClaimed<Lease extends Leased>(
  attempt: Attempt,
  lease: Lease | null,
  work: (lease: Lease, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { log, ended = () => {}, kind } = attempt.context;
  if (lease === null) {
    ended('not_taken');
    log.info(attempt.facts, 'nothing to do: done, moved on, or another worker has it');
    return;
  }
  const { leaseSeconds = jobCatalogue[kind].leaseSeconds } = attempt;
  const facts = { ...attempt.facts, attempt: lease.attempt };
  // All that a killed worker leaves of its attempt.
  log.info(facts, 'attempt started');
  const most = jobCatalogue[kind].attempts?.blameless ?? Number.POSITIVE_INFINITY;
  if (lease.attempt > most) {
    await attempt.giveUp(new AttemptsUsedUp(most), lease.now());
    ended('given_up');
    return;
  }
  await keepingLease(attempt, leaseSeconds, lease, async (signal) => {
    try {
      await work(lease, signal);
      ended('done');
    } catch (error) {
      await endFailed(attempt, lease, error, stopCauseOf(signal));
    }
  });
}

/** What follows from an attempt that did not end well. @throws the error that it ended with, unless that is to be expected */
async function endFailed(
  attempt: Attempt,
  lease: Leased,
  error: unknown,
  cause: StopCause | null,
): Promise<void> {
  const { database, target } = attempt;
  const { log, ended = () => {}, kind } = attempt.context;
  const { attempts } = jobCatalogue[kind];
  const facts = { ...attempt.facts, attempt: lease.attempt };
  const giveUp = async () => {
    await attempt.giveUp(error, lease.now());
    ended('given_up');
  };
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
    await release(database, target, lease, { afterSeconds: 0, counts: attempts === null });
    log.info(facts, 'gave the work back');
    ended('handed_back');
    return;
  }
  // It keeps its lease, so that it is found and tried again when that is over.
  if (attempts === null) throw error;
  if (attempt.isFault(error)) return giveUp();
  const isOutage = outageOf(error) !== null;
  const most = isBlameless(error) ? attempts.blameless : attempts.failing;
  if (isOutage && lease.openSeconds < MOST_OUTAGE_SECONDS) {
    const again = { afterSeconds: OUTAGE_RETRY_SECONDS, counts: false };
    await release(database, target, lease, again);
    ended('retried');
  } else if (isOutage || lease.attempt >= most) {
    await giveUp();
  } else {
    const afterSeconds = retryAfterSeconds(lease.attempt);
    await release(database, target, lease, { afterSeconds, counts: true });
    ended('retried');
  }
  throw error;
}

/**
 * Does a job that a request waits for, which goes on when the job has ended. An error is not retried, because the customer
 * gets an answer at once; a dead worker is replaced. A deleted job has nobody waiting.
 *
 * @param answer stores the answer, before the job is ended
 */
export async function attemptAsked(
  database: Database,
  job: NamedJob,
  context: JobContext,
  answer: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const target = askedTarget(job);
  const facts = idsOf(job.queue, job.payload) as Readonly<Record<string, string>>;
  await attemptWithLease(
    {
      ...{ database, target, context, facts },
      isFault: () => true,
      giveUp: async (error) => {
        context.log.error({ err: error, ...facts }, 'nothing to answer with');
        await dropJob(database, target);
      },
    },
    async (lease, signal) => {
      await answer(signal);
      await endJob(database, target, lease);
    },
  );
}

export interface FatalError {
  readonly code: TaskFailureCode;
  readonly message: string;
  readonly cause: unknown;
}

/** Fails a task for good: its state, the refund and the webhook. Does nothing when the task has ended already. */
export async function failTask(
  { database, queues }: { readonly database: Database; readonly queues: JobQueues },
  taskId: string,
  { code, message, cause }: FatalError,
  failedAt: Date,
  { log, traceparent }: JobContext,
): Promise<void> {
  const task = await readTask(database, taskId);
  const body = taskFailedEvent({ ...task, completedAt: failedAt }, { code, message });
  const ended = await failWork(database, 'task', taskId, {
    ...{ code, message, failedAt, expiresAt: expiryOf(failedAt) },
    webhookEvent: {
      event: 'task.failed',
      schedule: 'task',
      body: JSON.stringify(body),
      traceparent,
    },
  });
  if (!ended) return;
  log.error({ err: cause, task_id: taskId, code }, 'task failed');
  for (const delivery of ended.deliveries) await enqueue(queues, database, delivery, log);
}
