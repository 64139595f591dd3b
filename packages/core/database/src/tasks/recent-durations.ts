import type { TaskKind } from '@groundwork/contract';
import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';

/** How many completed pieces of work an estimate looks back on. */
const LOOK_BACK = 20;

const ofTasks = readStatement('figures/recent_task_seconds');
const ofShowcases = readStatement('figures/recent_showcase_seconds');

/**
 * Median seconds from acceptance to completion of the tasks of a kind that were completed last, for each of their
 * scenes; of a task without scenes as a whole. Null when there was none.
 */
export async function recentTaskSeconds(
  database: Database,
  kind: TaskKind,
  livemode: boolean,
): Promise<number | null> {
  const values = [kind, livemode, LOOK_BACK];
  const [row] = await runStatement<{ median: number | null }>(database, ofTasks, values);
  return row?.median ?? null;
}

/** The same of showcases and edits, as a whole. */
export async function recentShowcaseSeconds(database: Database): Promise<number | null> {
  const [row] = await runStatement<{ median: number | null }>(database, ofShowcases, [LOOK_BACK]);
  return row?.median ?? null;
}
