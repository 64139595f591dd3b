import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { LedgerEntry, LedgerReason } from '../generated/client.js';

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

export interface LedgerPage {
  readonly entries: LedgerEntry[];
  /** The last entry shown; null when nothing comes after. */
  readonly end: bigint | null;
}

/** @param before the entry after which the page begins; null for the newest */
export async function pageOfLedger(
  database: Database,
  query: {
    readonly accountId: string;
    readonly reason?: LedgerReason | undefined;
    readonly before: bigint | null;
    readonly limit: number;
  },
): Promise<LedgerPage> {
  const { accountId, reason, before, limit } = query;
  const found = await database.ledgerEntry.findMany({
    where: {
      accountId,
      ...(reason === undefined ? {} : { reason }),
      ...(before === null ? {} : { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  });
  const entries = found.slice(0, limit);
  return { entries, end: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** Credits of one day, at zero or above. */
export interface DayOfCredits {
  /** YYYY-MM-DD in the given time zone. */
  readonly day: string;
  readonly charged: number;
  readonly refunded: number;
}

const byDay = readStatement('figures/credits_by_day');

/**
 * Returns an account's use on each day up to today; days without use have zeros.
 *
 * @param timeZone an IANA name that Postgres knows, such as `Europe/Berlin`
 */
export async function creditsByDay(
  database: Database,
  accountId: string,
  days: number,
  timeZone: string,
): Promise<DayOfCredits[]> {
  return runStatement<DayOfCredits & Record<string, unknown>>(database, byDay, [
    accountId,
    timeZone,
    days,
  ]);
}
