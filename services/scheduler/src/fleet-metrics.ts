import { LedgerTotals } from '@groundwork/database/accounts/ledger';
import type { Database } from '@groundwork/database/connection/client';
import { type JobKind, jobKinds } from '@groundwork/database/jobs/catalogue';
import { readBacklog } from '@groundwork/database/jobs/outbox';
import { retainedTables } from '@groundwork/database/lifecycle/old-rows';
import type { JobQueues } from '@groundwork/queues/enqueue';
import { counter, gauge, type Registry } from '@groundwork/runtime';
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
    this.#jobs = gauge(registry, 'groundwork_queue_jobs');
    this.#oldestJob = gauge(registry, 'groundwork_queue_oldest_waiting_seconds');
    this.#workers = gauge(registry, 'groundwork_queue_workers');
    this.#waiting = gauge(registry, 'groundwork_work_waiting');
    this.#pending = gauge(registry, 'groundwork_work_unannounced');
    this.#oldestWork = gauge(registry, 'groundwork_work_oldest_waiting_seconds');
    this.#up = gauge(registry, 'groundwork_dependency_up');
    this.#credits = counter(registry, 'groundwork_credits_total');
    this.#entries = counter(registry, 'groundwork_ledger_entries_total');
    this.#reopened = counter(registry, 'groundwork_work_reopened_total');
    this.#removedRows = counter(registry, 'groundwork_old_rows_removed_total');
    this.#overdueRows = gauge(registry, 'groundwork_old_rows_overdue_seconds');
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
