import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { ShowcaseKind } from '../generated/client.js';
import type { JobKind } from '../jobs/catalogue.js';

/** How many completed pieces of work an estimate looks back on: enough for a median, few enough to follow a busy hour. */
const LOOK_BACK = 12;

const ofTasks = readStatement('figures/recent_task_seconds');
const ofShowcases = readStatement('figures/recent_showcase_seconds');
const ahead = readStatement('figures/work_ahead');

/** How long a piece of work took from acceptance to completion. */
export interface WorkDuration {
  readonly seconds: number;
  /** Scenes of a film, pictures of a new family, formats of a showcase; 0 of a sample that was only handed out. */
  readonly parts: number;
  /** Whether no other work ran beside it. */
  readonly alone: boolean;
}

type DurationRow = WorkDuration & Record<string, unknown>;

/** The tasks of a kind that were completed last, newest first. @param format of films; null for any */
export function recentTaskDurations(
  database: Database,
  kind: TaskKind,
  { livemode, format }: { readonly livemode: boolean; readonly format: string | null },
): Promise<WorkDuration[]> {
  return runStatement<DurationRow>(database, ofTasks, [kind, livemode, LOOK_BACK, format]);
}

/** The showcases or edits that succeeded last, newest first. */
export function recentShowcaseDurations(
  database: Database,
  kind: ShowcaseKind,
): Promise<WorkDuration[]> {
  return runStatement<DurationRow>(database, ofShowcases, [kind, LOOK_BACK]);
}

/** How many pieces of work each of those that run now stands for: 1 where none waits. */
export async function turnsUntilStart(
  database: Database,
  queues: readonly JobKind[],
): Promise<number> {
  const [work] = await runStatement<{ waiting: number; running: number }>(database, ahead, [
    queues,
  ]);
  return 1 + (work?.waiting ?? 0) / Math.max(1, work?.running ?? 0);
}
