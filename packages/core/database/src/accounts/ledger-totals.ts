import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { LedgerReason } from '../generated/client.js';

/** Seconds after which no transaction that was open then can still add an entry before it. */
const SETTLED_SECONDS = 60;

export interface LedgerTotal {
  readonly reason: LedgerReason;
  readonly entries: number;
  /** Credits moved, without a sign. */
  readonly credits: number;
}

const totalsSince = readStatement('figures/ledger_totals');

interface Row extends LedgerTotal {
  readonly settled: boolean;
  /** The id of the last entry, as text: it is larger than a number can be. */
  readonly last: string;
}

/**
 * Sums the ledger by reason, reading only new entries: entries may be committed out of the order of their ids, so the
 * youngest are read again each time.
 */
export class LedgerTotals {
  readonly #database: Database;
  readonly #settled = new Map<LedgerReason, LedgerTotal>();
  #settledTo = 0n;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(): Promise<LedgerTotal[]> {
    const values = [this.#settledTo.toString(), SETTLED_SECONDS];
    const rows = await runStatement<Row>(this.#database, totalsSince, values);
    for (const row of rows.filter(({ settled }) => settled)) {
      this.#settled.set(row.reason, plus(this.#settled.get(row.reason), row));
      const last = BigInt(row.last);
      if (last > this.#settledTo) this.#settledTo = last;
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
