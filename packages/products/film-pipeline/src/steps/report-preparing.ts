import { stageProgress } from '@groundwork/contract/tasks/tasks';
import { LeaseLost } from '@groundwork/database/jobs/lease';
import { reportProgress } from '@groundwork/database/tasks/prepare-task';
import type { Renderer } from '../service/renderer.js';
import type { FilmStep } from './film-step.js';

/** Shows the customer the share of the preparation that is done, 0 to 1. @throws LeaseLost */
export async function reportPreparing(
  { database }: Pick<Renderer, 'database'>,
  { task, lease }: Pick<FilmStep, 'task' | 'lease'>,
  share: number,
): Promise<void> {
  const { preparing, rendering } = stageProgress;
  const percent = preparing + share * (rendering - preparing);
  if (!(await reportProgress(database, task.id, lease, percent))) throw new LeaseLost();
}
