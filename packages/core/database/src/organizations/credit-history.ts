import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { LedgerEntry, LedgerReason } from '../generated/client.js';

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
