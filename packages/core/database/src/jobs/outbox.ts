import type { Plan } from '@groundwork/contract/plans';
import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { Database, Transaction } from '../connection/client.js';
import { readStatement, runInTransaction, runStatement } from '../connection/direct-statements.js';
import { type JobKind, jobCatalogue, jobKindOf, type NamedJob } from './catalogue.js';

/** The id of a job's row: that of its work and the step. */
export function jobIdOf({ queue, payload }: NamedJob): string {
  const [work, part] = Object.values(payload);
  return `${work}_${jobCatalogue[queue].step ?? part}`;
}

type FilmStep = 'prepare' | 'segment' | 'assemble';

function filmQueue<Step extends FilmStep>(kind: TaskKind, step: Step) {
  return kind === 'land' ? (`land-${step}` as const) : (`property-${step}` as const);
}

/** The job of a task's step. */
export function taskJob(kind: TaskKind, task_id: string, step: 'prepare' | 'assemble'): NamedJob {
  const queue = kind === 'family' ? 'family-portraits' : filmQueue(kind, step);
  return { queue, payload: { task_id } };
}

export function segmentJob(kind: TaskKind, task_id: string, segment: number): NamedJob {
  return { queue: filmQueue(kind, 'segment'), payload: { task_id, segment } };
}

export function showcaseJob(showcase_job_id: string): NamedJob {
  return { queue: 'showcase-render', payload: { showcase_job_id } };
}

export function readingJob(reading_id: string): NamedJob {
  return { queue: 'land-reading', payload: { reading_id } };
}

export function deliveryJob(delivery_id: string): NamedJob {
  return { queue: 'webhook-deliver', payload: { delivery_id } };
}

export function taskJobId(taskId: string, step: 'prepare' | 'assemble'): string {
  return jobIdOf(taskJob('land', taskId, step));
}

export function segmentJobId(taskId: string, segment: number): string {
  return jobIdOf(segmentJob('land', taskId, segment));
}

export function deliveryJobId(deliveryId: string): string {
  return jobIdOf(deliveryJob(deliveryId));
}

/** Names a job on its queue. Fresh each time: a kept job of the same name would swallow it. */
export function enqueuedIdOf(jobId: string, enqueues: number): string {
  return `${jobId}_${enqueues}`;
}

/** The account that work belongs to, and its plan: accounts share a queue fairly, weighted by plan. */
export interface Tenant {
  readonly accountId: string;
  readonly plan: Plan;
}

/** A row of jobs that is marked as enqueued, to be added to its queue after the commit. */
export interface EnqueuedJob {
  /** Names the work and its step. */
  readonly id: string;
  readonly queue: JobKind;
  /** Ids only, nothing that a customer sent. */
  readonly payload: Readonly<Record<string, string | number>>;
  /** Its name on the queue. */
  readonly jobId: string;
  readonly tenant: Tenant;
}

interface Row extends Omit<EnqueuedJob, 'queue' | 'tenant'>, Tenant {
  readonly queue: string;
}

const enqueued = ({ id, queue, payload, jobId, accountId, plan }: Row): EnqueuedJob => ({
  ...{ id, queue: jobKindOf(queue), payload, jobId },
  tenant: { accountId, plan },
});

/** A job whose row was just written, as enqueued for the first time. */
export function newlyEnqueued(job: NamedJob, tenant: Tenant): EnqueuedJob {
  const id = jobIdOf(job);
  return { id, ...job, jobId: enqueuedIdOf(id, 1), tenant };
}

const enqueueJobs = readStatement('jobs/enqueue_jobs');
const enqueuePending = readStatement('jobs/enqueue_pending_jobs');
const listStale = readStatement('jobs/list_stale_jobs');
const confirm = readStatement('jobs/confirm_job');
const markAsPending = readStatement('jobs/mark_job_pending');
const origin = readStatement('jobs/job_origin');

/**
 * Writes the jobs of work in the transaction that opens it, before the rows that they name: add them to their queues
 * after the commit.
 *
 * @param of the account, the request, and the parent span of this step
 */
export async function openJobs(
  tx: Transaction,
  of: {
    readonly accountId: string;
    readonly requestId: string | null;
    readonly traceparent: string | null;
  },
  jobs: readonly NamedJob[],
): Promise<EnqueuedJob[]> {
  if (jobs.length === 0) return [];
  const written = await runInTransaction<{ id: string } & Tenant>(tx, enqueueJobs, [
    JSON.stringify(jobs.map((job) => ({ ...job, id: jobIdOf(job) }))),
    of.accountId,
    of.requestId,
    of.traceparent,
  ]);
  const [first] = written;
  if (!first || written.length !== jobs.length) throw new Error('jobs of an unknown account');
  const tenant = { accountId: first.accountId, plan: first.plan };
  return jobs.map((job) => newlyEnqueued(job, tenant));
}

/** Marks due jobs that are on no queue as enqueued. Several schedulers may call it at once. */
export async function enqueuePendingJobs(
  database: Database,
  limit: number,
): Promise<EnqueuedJob[]> {
  return (await runStatement<Row>(database, enqueuePending, [limit])).map(enqueued);
}

export interface StaleJob extends EnqueuedJob {
  /** A worker had the job and its lease ended; otherwise no worker had it. */
  readonly leaseExpired: boolean;
}

/** Jobs that were enqueued a while ago and that no worker holds; they may have vanished from their queue. */
export async function listStaleJobs(
  database: Database,
  staleSeconds: number,
  limit: number,
): Promise<StaleJob[]> {
  const rows = await runStatement<Row & { leaseExpired: boolean }>(database, listStale, [
    staleSeconds,
    limit,
  ]);
  return rows.map((row) => ({ ...enqueued(row), leaseExpired: row.leaseExpired }));
}

type Named = Pick<EnqueuedJob, 'id' | 'jobId'>;

/** Notes that a job was seen on its queue, so that others are looked at before it is again. */
export async function confirmJob(database: Database, { id, jobId }: Named): Promise<void> {
  await runStatement(database, confirm, [id, jobId]);
}

/** Takes back that a job was enqueued, so that the scheduler enqueues it again. */
export async function markPending(database: Database, { id, jobId }: Named): Promise<void> {
  await runStatement(database, markAsPending, [id, jobId]);
}

export interface JobOrigin {
  /** Null for work without a request, such as a sample delivery. */
  readonly requestId: string | null;
  /** Parent span of its step. */
  readonly traceparent: string | null;
}

/** @returns null when the job has ended */
export async function readJobOrigin(database: Database, id: string): Promise<JobOrigin | null> {
  const [found] = await runStatement<JobOrigin & Record<string, unknown>>(database, origin, [id]);
  return found ?? null;
}

/** Jobs of one queue that are due and that no worker holds. */
export interface QueueBacklog {
  readonly queue: string;
  readonly waiting: number;
  /** Of these, the ones that are on no queue. */
  readonly pending: number;
  readonly oldestSeconds: number;
}

/** Jobs of one account on one queue that are due and that no worker holds. */
export interface AccountBacklog {
  readonly accountId: string;
  readonly queue: string;
  readonly jobs: number;
  readonly oldestSeconds: number;
}

const ofQueues = readStatement('figures/backlog_of_queues');
const ofAccounts = readStatement('figures/backlog_of_accounts');

/** Counts waiting jobs in Postgres, so it holds while Redis is away too. Empty queues are left out. */
export async function readBacklog(database: Database): Promise<QueueBacklog[]> {
  return runStatement<QueueBacklog & Record<string, unknown>>(database, ofQueues, []);
}

/** Counts waiting jobs by account. */
export async function readAccountBacklog(database: Database): Promise<AccountBacklog[]> {
  return runStatement<AccountBacklog & Record<string, unknown>>(database, ofAccounts, []);
}
