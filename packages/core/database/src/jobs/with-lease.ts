import { type Logger, StopReason } from '@groundwork/runtime';
import type { Database } from '../connection/client.js';
import { claim, heartbeat, type Leased, type LeaseTarget } from './lease.js';

export interface LeaseSettings {
  /** Seconds after which a worker that is not heard of has lost its work. */
  readonly leaseSeconds: number;
  /** Aborted when the job is to stop for another reason. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** How many heartbeats fit into a lease, so that one lost answer does not lose the work. */
const HEARTBEATS_PER_LEASE = 4;

/** Works under a lease that is already claimed; see `withLease`. */
export async function withClaimedLease<Lease extends Leased>(
  database: Database,
  target: LeaseTarget,
  settings: LeaseSettings,
  lease: Lease,
  work: (lease: Lease, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  let safeUntil = performance.now() + settings.leaseSeconds * 1000;
  let beating = false;
  const beat = async () => {
    if (beating) return;
    beating = true;
    const asked = performance.now();
    try {
      const end = await heartbeat(database, target, lease, settings.leaseSeconds);
      if (end === 'held') safeUntil = asked + settings.leaseSeconds * 1000;
      else lost.abort(new StopReason(end === 'cancelled' ? 'cancelled' : 'lost_lease'));
    } catch (error) {
      settings.log.warn({ err: error }, 'heartbeat failed');
      // The database may be back before the lease ends; after that the work may be another's.
      if (performance.now() >= safeUntil) lost.abort(new StopReason('lost_lease'));
    } finally {
      beating = false;
    }
  };
  const timer = setInterval(
    () => void beat(),
    (settings.leaseSeconds * 1000) / HEARTBEATS_PER_LEASE,
  );
  try {
    await work(lease, AbortSignal.any([settings.signal, lost.signal]));
  } finally {
    clearInterval(timer);
  }
}

/**
 * Does a piece of work while a heartbeat keeps its lease. The work's signal is aborted with `lost_lease` when another
 * worker may have taken over, and with `cancelled` when the customer cancelled.
 *
 * @returns false when there was nothing to do: the work is done, moved on, or another worker has it
 */
export async function withLease(
  database: Database,
  target: LeaseTarget,
  settings: LeaseSettings,
  work: (lease: Leased, signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const lease = await claim(database, target, settings.leaseSeconds);
  if (!lease) return false;
  await withClaimedLease(database, target, settings, lease, work);
  return true;
}
