import { LedgerTotals } from '@groundwork/database/accounts/ledger';
import type { Database } from '@groundwork/database/connection/client';
import { type JobKind, jobKinds } from '@groundwork/database/jobs/catalogue';
import { readBacklog } from '@groundwork/database/jobs/outbox';
import { retainedTables } from '@groundwork/database/lifecycle/old-rows';
import type { JobQueues } from '@groundwork/queues/enqueue';
import { Counter, Gauge, type Registry } from '@groundwork/runtime';
import type { RetentionFigures } from './remove-old-rows.js';

/**
 * Metrics of the whole fleet, which would be counted many times if every process served them. Several schedulers serve
 * the same, so that rules and dashboards take the maximum over them.
 */
export class FleetMetrics {
  readonly #database: Database;
  readonly #queues: JobQueues;
  readonly #ledger: LedgerTotals;
  readonly #jobs;
  readonly #oldestJob;
  readonly #workers;
  readonly #waiting;
  readonly #pending;
  readonly #oldestWork;
  readonly #up;
  readonly #credits;
  readonly #entries;
  readonly #reopened;
  readonly #removedRows;
  readonly #overdueRows;

  constructor(registry: Registry, database: Database, queues: JobQueues) {
    this.#database = database;
    this.#queues = queues;
    this.#ledger = new LedgerTotals(database);
    const registers = [registry];
    const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Gauge({ name, help, labelNames, registers });
    this.#jobs = gauge(
      'groundwork_queue_jobs',
      'Jobs in Redis by queue and state (waiting, delayed, active, failed)',
      'queue',
      'state',
    );
    this.#oldestJob = gauge(
      'groundwork_queue_oldest_waiting_seconds',
      'Seconds that the next job of a queue has waited in Redis',
      'queue',
    );
    this.#workers = gauge('groundwork_queue_workers', 'Worker processes of a queue', 'queue');
    this.#waiting = gauge(
      'groundwork_work_waiting',
      'Work in Postgres that is due and that no worker holds, by queue',
      'queue',
    );
    this.#pending = gauge(
      'groundwork_work_unannounced',
      'Work in Postgres that is due and on no queue, by the queue it belongs to',
      'queue',
    );
    this.#oldestWork = gauge(
      'groundwork_work_oldest_waiting_seconds',
      'Seconds that the oldest work in Postgres has been due without a worker, by queue',
      'queue',
    );
    this.#up = gauge(
      'groundwork_dependency_up',
      'Whether the scheduler reaches a server (1) or not (0)',
      'dependency',
    );
    this.#credits = new Counter({
      name: 'groundwork_credits_total',
      help: 'Credits moved in the ledger by reason (grant, charge, refund)',
      labelNames: ['reason'],
      registers,
    });
    this.#entries = new Counter({
      name: 'groundwork_ledger_entries_total',
      help: 'Entries of the ledger by reason (grant, charge, refund)',
      labelNames: ['reason'],
      registers,
    });
    this.#reopened = new Counter({
      name: 'groundwork_work_reopened_total',
      help: 'Work that was enqueued again, by queue and cause: its worker was silent, or its job vanished',
      labelNames: ['queue', 'cause'],
      registers,
    });
    this.#removedRows = new Counter({
      name: 'groundwork_old_rows_removed_total',
      help: 'Rows that were removed because they had been kept long enough, by table; those that hang from them not counted',
      labelNames: ['table'],
      registers,
    });
    this.#overdueRows = gauge(
      'groundwork_old_rows_overdue_seconds',
      'Seconds by which the oldest row of a table has been kept too long',
      'table',
    );
    this.#beginAtZero();
  }

  /** Counters start at zero: Prometheus sees no increase in a first 1. */
  #beginAtZero(): void {
    for (const queue of jobKinds) {
      for (const cause of ['lease_expired', 'job_missing']) this.#reopened.inc({ queue, cause }, 0);
    }
    for (const table of retainedTables) this.#removedRows.inc({ table }, 0);
  }

  /** Work whose worker was not heard of, or whose job is on no queue, is enqueued again. */
  readonly reopened = (queue: JobKind, leaseExpired: boolean): void => {
    this.#reopened.inc({ queue, cause: leaseExpired ? 'lease_expired' : 'job_missing' });
  };

  readonly retention: RetentionFigures = {
    removed: (table, rows) => this.#removedRows.inc({ table }, rows),
    overdue: (table, seconds) => this.#overdueRows.set({ table }, seconds),
  };

  /** Counts again. A figure that cannot be read is left out, not repeated. @throws when Postgres is away */
  async count(): Promise<void> {
    await this.#countQueues();
    try {
      await this.#countRows();
      this.#up.set({ dependency: 'postgres' }, 1);
    } catch (error) {
      this.#up.set({ dependency: 'postgres' }, 0);
      for (const gauge of [this.#waiting, this.#pending, this.#oldestWork]) gauge.reset();
      throw error;
    }
  }

  async #countQueues(): Promise<void> {
    const reachable = await this.#queues.takesJobs();
    this.#up.set({ dependency: 'redis' }, reachable ? 1 : 0);
    if (!reachable) {
      for (const gauge of [this.#jobs, this.#oldestJob, this.#workers]) gauge.reset();
      return;
    }
    for (const queue of jobKinds) {
      const counts = await this.#queues.counts(queue);
      for (const [state, count] of Object.entries(counts)) this.#jobs.set({ queue, state }, count);
      this.#oldestJob.set({ queue }, await this.#queues.oldestWaitingSeconds(queue));
      this.#workers.set({ queue }, await this.#queues.workers(queue));
    }
  }

  async #countRows(): Promise<void> {
    const totals = jobKinds.map((queue) => ({ queue, waiting: 0, pending: 0, oldest: 0 }));
    for (const backlog of await readBacklog(this.#database)) {
      const { waiting, pending, oldestSeconds } = backlog;
      const total = totals.find(({ queue }) => queue === backlog.queue);
      if (!total) continue;
      total.waiting += waiting;
      total.pending += pending;
      total.oldest = Math.max(total.oldest, oldestSeconds);
    }
    for (const { queue, waiting, pending, oldest } of totals) {
      this.#waiting.set({ queue }, waiting);
      this.#pending.set({ queue }, pending);
      this.#oldestWork.set({ queue }, oldest);
    }
    const ledger = await this.#ledger.read();
    // The ledger is the counter, and only grows; here its totals are repeated.
    this.#credits.reset();
    this.#entries.reset();
    for (const reason of ['grant', 'charge', 'refund']) {
      this.#credits.inc({ reason }, 0);
      this.#entries.inc({ reason }, 0);
    }
    for (const { reason, entries, credits } of ledger) {
      this.#credits.inc({ reason }, credits);
      this.#entries.inc({ reason }, entries);
    }
  }
}
