import type { Database } from '../connection/client.js';
import type { LedgerReason } from '../generated/client.js';

/** Seconds after which no transaction that was open then can still add an entry before it. */
const SETTLED_SECONDS = 60;

export interface LedgerTotal {
  readonly reason: LedgerReason;
  readonly entries: number;
  /** Credits moved, without a sign. */
  readonly credits: number;
}

interface Row extends LedgerTotal {
  readonly settled: boolean;
  readonly last: bigint;
}

/**
 * Sums the ledger by reason again and again, and reads only what is new: entries may be committed out of the order
 * of their ids, so the youngest are read anew each time.
 */
export class LedgerTotals {
  readonly #database: Database;
  readonly #settled = new Map<LedgerReason, LedgerTotal>();
  #settledTo = 0n;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(): Promise<LedgerTotal[]> {
    const rows = await this.#database.$queryRaw<Row[]>`
      SELECT reason::text AS reason, id <= COALESCE(border.last, 0) AS settled, count(*)::int AS entries,
        abs(sum(amount))::float8 AS credits, max(id) AS last
      FROM ledger_entries, (
        SELECT max(id) AS last FROM ledger_entries
        WHERE id > ${this.#settledTo} AND created_at < now() - make_interval(secs => ${SETTLED_SECONDS})) AS border
      WHERE id > ${this.#settledTo} GROUP BY 1, 2`;
    for (const row of rows.filter(({ settled }) => settled)) {
      this.#settled.set(row.reason, plus(this.#settled.get(row.reason), row));
      if (row.last > this.#settledTo) this.#settledTo = row.last;
    }
    const totals = new Map(this.#settled);
    for (const row of rows.filter(({ settled }) => !settled)) {
      totals.set(row.reason, plus(totals.get(row.reason), row));
    }
    return [...totals.values()];
  }
}

function plus(
  known: LedgerTotal | undefined,
  { reason, entries, credits }: LedgerTotal,
): LedgerTotal {
  return {
    reason,
    entries: (known?.entries ?? 0) + entries,
    credits: (known?.credits ?? 0) + credits,
  };
}
