import type { TaskKind } from '@groundwork/contract';
import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';

/** How many completed pieces of work an estimate looks back on. */
const LOOK_BACK = 20;

const ofTasks = readStatement('figures/recent_task_seconds');
const ofShowcases = readStatement('figures/recent_showcase_seconds');

/** How long a task took from acceptance to completion. */
export interface TaskDuration {
  readonly seconds: number;
  /** Scenes of a film, pictures of a new family; 0 of a sample that was only handed out. */
  readonly parts: number;
  /** Whether no other task ran beside it. */
  readonly alone: boolean;
}

/** The tasks of a kind that were completed last, newest first. @param format of films; null for any */
export function recentTaskDurations(
  database: Database,
  kind: TaskKind,
  { livemode, format }: { readonly livemode: boolean; readonly format: string | null },
): Promise<TaskDuration[]> {
  const values = [kind, livemode, LOOK_BACK, format];
  return runStatement<TaskDuration & Record<string, unknown>>(database, ofTasks, values);
}

/** Median seconds of the showcases and edits that were completed last, for each format. Null when there was none. */
export async function recentShowcaseSeconds(database: Database): Promise<number | null> {
  const [row] = await runStatement<{ median: number | null }>(database, ofShowcases, [LOOK_BACK]);
  return row?.median ?? null;
}
