import { setTimeout } from 'node:timers/promises';
import { rehearsedFailure, SLOW_SECONDS } from '@groundwork/contract';
import type { Task } from '@groundwork/database';
import { TaskFault } from '../task-fault.js';

/** Parts of a slow stage; after each it reports its progress. */
const PARTS = 5;

/**
 * Does what a magic input of a test key asks for, before a step's real work: takes its time, or fails.
 *
 * @param report shows the share of the time that is over, 0 to 1
 * @throws TaskFault the failure that is simulated
 */
export async function simulate(
  { rehearsal }: Pick<Task, 'rehearsal'>,
  signal: AbortSignal,
  report: (share: number) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const failure = rehearsedFailure(rehearsal);
  if (failure !== null) throw new TaskFault(failure);
  if (rehearsal !== 'slow') return;
  for (let part = 1; part <= PARTS; part++) {
    await setTimeout((SLOW_SECONDS * 1000) / PARTS, undefined, { signal });
    await report(part / PARTS);
  }
}
