import { randomToken } from '@groundwork/runtime';
import type { Database, Transaction } from './client.js';
import { Prisma } from './generated/client.js';

/**
 * Tasks, segments, showcase jobs, readings and deliveries are worked on under a lease: claim, heartbeat and finish are conditional
 * updates, and the clock is the database's, so workers' clocks do not matter. Zero rows changed means
 * that the work is somebody else's now: stop writing.
 */
export interface Leased {
  readonly token: string;
  /** How often this work was begun, this time included. */
  readonly attempt: number;
  /** The time of the database: the worker's own clock may be wrong. */
  readonly now: () => Date;
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

/** The time by which leases, expiries and retries are decided. */
export async function databaseTime(database: Database): Promise<Date> {
  const [row] = await database.$queryRaw<{ now: Date }[]>`SELECT now()`;
  if (!row) throw new Error('the database does not tell its time');
  return row.now;
}

/** A row that can be leased: its table and the condition that names it and says it is still to be done. */
export interface LeaseTarget {
  readonly table:
    | 'tasks'
    | 'task_segments'
    | 'showcase_jobs'
    | 'land_readings'
    | 'webhook_deliveries';
  readonly where: Prisma.Sql;
  /** Whether its customer has taken it back; null for work that cannot be cancelled. */
  readonly isCancelled: Prisma.Sql | null;
}

const tableOf = (target: LeaseTarget) => Prisma.raw(`"${target.table}"`);

/** @param row what the update has answered, as soon as it has */
export function leasedBy(
  token: string,
  row: { readonly attempts: number; readonly now: Date },
): Leased {
  const claimed = performance.now();
  const now = () => new Date(row.now.getTime() + (performance.now() - claimed));
  return { token, attempt: row.attempts, now };
}

/** @returns null when the work is done, moved on, or leased to another worker */
export async function claim(
  database: Database,
  target: LeaseTarget,
  seconds: number,
): Promise<Leased | null> {
  const token = randomToken();
  const [row] = await database.$queryRaw<{ attempts: number; now: Date }[]>`
    UPDATE ${tableOf(target)}
    SET lease_token = ${token}, lease_until = now() + make_interval(secs => ${seconds}), attempts = attempts + 1
    WHERE ${target.where} AND (lease_until IS NULL OR lease_until < now())
    RETURNING attempts, now()`;
  return row ? leasedBy(token, row) : null;
}

/** Whether the customer has taken work back that a worker was at. */
export async function wasCancelled(
  database: Database,
  { isCancelled }: LeaseTarget,
): Promise<boolean> {
  if (isCancelled === null) return false;
  const [row] = await database.$queryRaw<{ cancelled: boolean }[]>`
    SELECT (${isCancelled}) AS cancelled`;
  return row?.cancelled === true;
}

/** Keeps a lease. @returns why it is not held any more, or `held` */
export async function heartbeat(
  database: Database,
  target: LeaseTarget,
  lease: Leased,
  seconds: number,
): Promise<'held' | 'lost' | 'cancelled'> {
  const changed = await database.$executeRaw`
    UPDATE ${tableOf(target)} SET lease_until = now() + make_interval(secs => ${seconds})
    WHERE ${target.where} AND lease_token = ${lease.token}`;
  if (changed === 1) return 'held';
  return (await wasCancelled(database, target)) ? 'cancelled' : 'lost';
}

/**
 * Gives the work back so that it is announced again after a while. `counts` is false when the attempt was
 * ended by a shutdown and not by a fault.
 */
export async function release(
  database: Database | Transaction,
  target: LeaseTarget,
  lease: Leased,
  retry: { readonly afterSeconds: number; readonly counts: boolean },
): Promise<void> {
  await database.$executeRaw`
    UPDATE ${tableOf(target)}
    SET lease_token = NULL, lease_until = NULL, announced_job = NULL, announced_at = NULL,
        attempts = attempts - ${retry.counts ? 0 : 1},
        available_at = now() + make_interval(secs => ${retry.afterSeconds})
    WHERE ${target.where} AND lease_token = ${lease.token}`;
}
