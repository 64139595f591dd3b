import type { TaskFailureCode } from '@groundwork/contract';
import type { Transaction } from '../client.js';
import type { LandReading, ShowcaseJob, Task } from '../generated/client.js';
import { type Leased, LeaseLost, WorkCancelled } from '../lease.js';

/** The rows of the work that ends with a result or a failure, by kind. */
export interface WorkRows {
  readonly task: Task;
  readonly showcase: ShowcaseJob;
  readonly reading: LandReading;
}
export type WorkKind = keyof WorkRows;

export const TASK_CANCELLED = 'TASK_CANCELLED' satisfies TaskFailureCode;

/** Where a piece of work stands. */
export interface Standing {
  readonly machine: 'film' | 'portraits' | 'showcase' | 'reading';
  readonly state: string;
  readonly isCancelled: boolean;
}

const lockers: { [Kind in WorkKind]: (tx: Transaction, id: string) => Promise<WorkRows[Kind]> } = {
  task: async (tx, id) => {
    await tx.$queryRaw`SELECT FROM tasks WHERE id = ${id} FOR UPDATE`;
    return tx.task.findUniqueOrThrow({ where: { id } });
  },
  showcase: async (tx, id) => {
    await tx.$queryRaw`SELECT FROM showcase_jobs WHERE id = ${id} FOR UPDATE`;
    return tx.showcaseJob.findUniqueOrThrow({ where: { id } });
  },
  reading: async (tx, id) => {
    await tx.$queryRaw`SELECT FROM land_readings WHERE id = ${id} FOR UPDATE`;
    return tx.landReading.findUniqueOrThrow({ where: { id } });
  },
};

const standings: { [Kind in WorkKind]: (row: WorkRows[Kind]) => Standing } = {
  task: ({ kind, step, status, errorCode }) => ({
    machine: kind === 'family' ? 'portraits' : 'film',
    state: step === 'done' ? status : step,
    isCancelled: errorCode === TASK_CANCELLED,
  }),
  showcase: ({ status, cancelledAt }) => ({
    machine: 'showcase',
    state: status,
    isCancelled: cancelledAt !== null,
  }),
  reading: ({ status }) => ({ machine: 'reading', state: status, isCancelled: false }),
};

/** Reads a piece of work; whoever else moves it on waits until the transaction ends. */
export async function lockWork<Kind extends WorkKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
): Promise<{ readonly row: WorkRows[Kind]; readonly standing: Standing }> {
  const row = await lockers[kind](tx, id);
  return { row, standing: standings[kind](row) };
}

/** @throws WorkCancelled; LeaseLost when another worker may have the work */
export function requireLease(
  { leaseToken }: { readonly leaseToken: string | null },
  isCancelled: boolean,
  lease: Leased,
): void {
  if (leaseToken === lease.token) return;
  throw isCancelled ? new WorkCancelled() : new LeaseLost();
}

/** What every end of work writes about its lease. */
export const noLease = { leaseToken: null, leaseUntil: null } as const;
