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

/** The last entry of what was removed of the ledger. */
const REMOVED = '0';

/** Entries that one statement reads, far within the time that statements have. */
const AT_ONCE = 200_000;

/**
 * Sums the ledger by reason, reading only new entries: entries may be committed out of the order of their ids, so the
 * youngest are read again each time.
 */
export class LedgerTotals {
  readonly #database: Database;
  readonly #atOnce: number;
  readonly #settled = new Map<LedgerReason, LedgerTotal>();
  #settledTo = 0n;
  #hasRemoved = false;

  constructor(database: Database, atOnce = AT_ONCE) {
    this.#database = database;
    this.#atOnce = atOnce;
  }

  async read(): Promise<LedgerTotal[]> {
    const young: Row[] = [];
    let read = this.#settledTo;
    for (;;) {
      const values = [read.toString(), SETTLED_SECONDS, this.#atOnce, !this.#hasRemoved];
      const rows = await runStatement<Row>(this.#database, totalsSince, values);
      // Entries removed from now on were counted before.
      this.#hasRemoved = true;
      const settled = rows.filter((row) => row.settled);
      // Entries before a settled one are settled.
      for (const row of settled.some(({ last }) => last !== REMOVED) ? young.splice(0) : []) {
        this.#settle(row);
      }
      for (const row of settled) this.#settle(row);
      young.push(...rows.filter((row) => !row.settled));
      const entries = rows.filter(({ last }) => last !== REMOVED);
      for (const { last } of entries) if (BigInt(last) > read) read = BigInt(last);
      if (entries.reduce((sum, row) => sum + row.entries, 0) < this.#atOnce) break;
    }
    const totals = new Map(this.#settled);
    for (const row of young) totals.set(row.reason, plus(totals.get(row.reason), row));
    return [...totals.values()];
  }

  #settle(row: Row): void {
    this.#settled.set(row.reason, plus(this.#settled.get(row.reason), row));
    const last = BigInt(row.last);
    if (last > this.#settledTo) this.#settledTo = last;
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
