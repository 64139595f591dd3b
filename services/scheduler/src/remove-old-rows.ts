import type { Database } from '@groundwork/database/connection/client';
import {
  listOldRows,
  type RetainedTable,
  type RetentionSettings,
  removeOldRows,
  retainedTables,
  retentionOf,
} from '@groundwork/database/lifecycle/old-rows';
import type { Logger } from '@groundwork/runtime';

const BATCH = 500;
/** Of a table in one run, so that no table keeps the others waiting. */
const MOST_BATCHES = 40;
const DAY_MS = 24 * 3_600_000;

/** Where the duty reports to. */
export interface RetentionFigures {
  removed(table: RetainedTable, rows: number): void;
  /** Seconds by which the oldest row that may go is older than it should be. */
  overdue(table: RetainedTable, seconds: number): void;
}

interface RetentionServices {
  readonly database: Database;
  readonly log: Logger;
  readonly figures: RetentionFigures;
}

async function emptyTable(
  { database, log, figures }: RetentionServices,
  table: RetainedTable,
  before: Date,
): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const rows = await listOldRows(database, table, before, BATCH);
    const [oldest] = rows;
    figures.overdue(table, oldest ? (before.getTime() - oldest.at.getTime()) / 1000 : 0);
    if (!oldest) break;
    await removeOldRows(database, table, rows, before);
    figures.removed(table, rows.length);
    removed += rows.length;
    if (rows.length === BATCH) continue;
    figures.overdue(table, 0);
    break;
  }
  if (removed > 0) log.info({ table, count: removed }, 'old rows removed');
  return removed;
}

/**
 * Removes rows that ended longer ago than they are kept, in small batches. @returns how many
 *
 * @throws after all tables have been tried, when some could not
 */
export async function removeOldRowsOfAll(
  services: RetentionServices,
  settings: RetentionSettings,
  now: Date,
): Promise<number> {
  const faults: unknown[] = [];
  let removed = 0;
  for (const table of retainedTables) {
    const days = settings[retentionOf[table]];
    if (days === 0) continue;
    try {
      removed += await emptyTable(services, table, new Date(now.getTime() - days * DAY_MS));
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'old rows of some tables stay');
  return removed;
}
