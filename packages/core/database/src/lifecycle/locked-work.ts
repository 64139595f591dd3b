import type { TaskFailureCode } from '@groundwork/contract/tasks/tasks';
import type { Transaction } from '../connection/client.js';
import { readStatement, runInTransaction } from '../connection/direct-statements.js';
import { membersAsJson, type StoredMember } from '../families/families.js';
import type { Family, LandReading, ShowcaseJob, Task } from '../generated/client.js';
import { type Leased, LeaseLost, WorkCancelled } from '../jobs/lease.js';
import { jobIdOf, readingJob, showcaseJob, taskJobId } from '../jobs/outbox.js';
import { requireTransition } from './transitions.js';

/** The rows of the work that ends with a result or a failure, by kind. */
export interface WorkRows {
  readonly task: Task;
  readonly showcase: ShowcaseJob;
  readonly reading: LandReading;
}
export type WorkKind = keyof WorkRows;

export const TASK_CANCELLED = 'TASK_CANCELLED' satisfies TaskFailureCode;

interface Standing {
  readonly machine: 'film' | 'portraits' | 'showcase' | 'reading';
  readonly state: string;
  readonly isCancelled: boolean;
}

const statements = {
  jobs: readStatement('work/lock_jobs'),
  task: readStatement('work/lock_task'),
  showcase: readStatement('work/lock_showcase_job'),
  reading: readStatement('work/lock_land_reading'),
  lease: readStatement('work/hold_lease'),
};

/** Locks a job before its row: workers that claim it lock both in this order. */
async function lockJobs(tx: Transaction, ids: readonly string[]): Promise<void> {
  await runInTransaction(tx, statements.jobs, [[...ids]]);
}

const lockers: { [Kind in WorkKind]: (tx: Transaction, id: string) => Promise<WorkRows[Kind]> } = {
  task: async (tx, id) => {
    await lockJobs(tx, [taskJobId(id, 'assemble'), taskJobId(id, 'prepare')]);
    await runInTransaction(tx, statements.task, [id]);
    return tx.task.findUniqueOrThrow({ where: { id } });
  },
  showcase: async (tx, id) => {
    await lockJobs(tx, [jobIdOf(showcaseJob(id))]);
    await runInTransaction(tx, statements.showcase, [id]);
    return tx.showcaseJob.findUniqueOrThrow({ where: { id } });
  },
  reading: async (tx, id) => {
    await lockJobs(tx, [jobIdOf(readingJob(id))]);
    await runInTransaction(tx, statements.reading, [id]);
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

/** Reads a piece of work and locks it until the transaction ends. */
export async function lockWork<Kind extends WorkKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
): Promise<{ readonly row: WorkRows[Kind]; readonly standing: Standing }> {
  const row = await lockers[kind](tx, id);
  return { row, standing: standings[kind](row) };
}

/**
 * Holds the lease until the transaction ends.
 *
 * @throws WorkCancelled; LeaseLost when another worker may have the work
 */
export async function requireLease(
  tx: Transaction,
  lease: Leased,
  { isCancelled }: Standing,
): Promise<void> {
  const held = await runInTransaction(tx, statements.lease, [lease.jobId, lease.token]);
  if (held.length === 1) return;
  throw isCancelled ? new WorkCancelled() : new LeaseLost();
}

/** Thrown when the family was deleted while its task ran. */
export class FamilyGone extends Error {
  constructor() {
    super('the family was deleted');
    this.name = 'FamilyGone';
  }
}

const lockRow = readStatement('work/lock_family');

async function lockFamily(tx: Transaction, id: string): Promise<Family> {
  await runInTransaction(tx, lockRow, [id]);
  return tx.family.findUniqueOrThrow({ where: { id } });
}

/** generating -> ready, with its new members. @throws FamilyGone */
export async function showMembers(
  tx: Transaction,
  { id: taskId, familyId }: Task,
  drawn: { readonly members: readonly StoredMember[]; readonly cardKey: string },
): Promise<void> {
  if (familyId === null) throw new Error(`${taskId} is about no family`);
  const family = await lockFamily(tx, familyId);
  if (family.deletedAt !== null) throw new FamilyGone();
  requireTransition('family', familyId, family.status, 'ready');
  await tx.family.update({
    where: { id: familyId },
    data: { status: 'ready', members: membersAsJson(drawn.members), cardKey: drawn.cardKey },
  });
}

/**
 * Frees the family of a task that ends without portraits: one whose creation fails is failed; one whose change fails is
 * ready with the members it had. Of other tasks nothing is freed.
 */
export async function releaseFamily(tx: Transaction, { familyId }: Task): Promise<void> {
  if (familyId === null) return;
  const family = await lockFamily(tx, familyId);
  const status = family.cardKey === null ? 'failed' : 'ready';
  requireTransition('family', familyId, family.status, status);
  await tx.family.update({ where: { id: familyId }, data: { status } });
}
