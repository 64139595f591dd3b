import { randomToken } from '@groundwork/runtime';
import type { Database, Transaction } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';

/**
 * Tasks, segments, showcase jobs, readings and deliveries are worked on under a lease: claim, heartbeat and finish are
 * conditional updates against the database's clock, so workers' clocks do not matter. Zero rows changed means that
 * another worker has the work: stop writing.
 */
export interface Leased {
  readonly jobId: string;
  readonly token: string;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  /** The time of the database: the worker's own clock may be wrong. */
  readonly now: () => Date;
  /** How long its step had been open when it was claimed. */
  readonly openSeconds: number;
}

/** Thrown when a finishing update finds that the lease was lost. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease was lost to another worker');
    this.name = 'LeaseLost';
  }
}

/** Thrown when a finishing update finds that the customer has taken the work back. */
export class WorkCancelled extends Error {
  constructor() {
    super('the work was cancelled by its customer');
    this.name = 'WorkCancelled';
  }
}

const timeNow = readStatement('figures/database_time');

/** The time by which leases, expiries and retries are decided. */
export async function databaseTime(database: Database): Promise<Date> {
  const [row] = await runStatement<{ now: Date }>(database, timeNow, []);
  if (!row) throw new Error('the database does not tell its time');
  return row.now;
}

export interface LeaseTarget {
  readonly jobId: string;
  /** Whether its customer has taken it back; null for work that cannot be cancelled. */
  readonly isCancelled: ((database: Database) => Promise<boolean>) | null;
}

const claimJob = readStatement('jobs/claim_job');
const keepLease = readStatement('jobs/keep_lease');
const releaseJob = readStatement('jobs/release_job');

/** @param row the claim's answer, as soon as it arrives */
export function leasedBy(
  jobId: string,
  token: string,
  row: { readonly attempts: number; readonly now: Date; readonly openSeconds: number },
): Leased {
  const claimed = performance.now();
  const now = () => new Date(row.now.getTime() + (performance.now() - claimed));
  return { jobId, token, attempt: row.attempts, now, openSeconds: row.openSeconds };
}

/** @returns null when the work is done, moved on, or leased to another worker */
export async function claim(
  database: Database,
  { jobId }: LeaseTarget,
  seconds: number,
): Promise<Leased | null> {
  const token = randomToken();
  const values = [jobId, token, seconds];
  const [row] = await runStatement<Parameters<typeof leasedBy>[2]>(database, claimJob, values);
  return row ? leasedBy(jobId, token, row) : null;
}

/** Whether the customer has taken work back that a worker was at. */
export async function wasCancelled(
  database: Database,
  { isCancelled }: LeaseTarget,
): Promise<boolean> {
  return isCancelled !== null && (await isCancelled(database));
}

/** Keeps a lease. @returns why it is not held any more, or `held` */
export async function heartbeat(
  database: Database,
  target: LeaseTarget,
  lease: Leased,
  seconds: number,
): Promise<'held' | 'lost' | 'cancelled'> {
  const kept = await runStatement(database, keepLease, [target.jobId, lease.token, seconds]);
  if (kept.length === 1) return 'held';
  return (await wasCancelled(database, target)) ? 'cancelled' : 'lost';
}

/**
 * Gives the work back so that it is enqueued again after a while. `counts` is false when the attempt was
 * ended by a shutdown and not by a fault.
 */
export async function release(
  database: Database,
  { jobId }: LeaseTarget,
  lease: Leased,
  retry: { readonly afterSeconds: number; readonly counts: boolean },
): Promise<void> {
  const { afterSeconds, counts } = retry;
  await runStatement(database, releaseJob, [jobId, lease.token, afterSeconds, counts ? 0 : 1]);
}

/** How often workers have begun these jobs, by id; one that has ended is left out. */
export async function attemptsAt(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await database.job.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, attempts: true },
  });
  return new Map(found.map(({ id, attempts }) => [id, attempts]));
}
