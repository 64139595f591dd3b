import { setTimeout } from 'node:timers/promises';
import { rehearsedFailure, SLOW_SECONDS } from '@groundwork/contract';
import type { Task } from '@groundwork/database';
import { TaskFault } from './task-fault.js';

/** Parts of a slow stage, between which it tells how far it is. */
const PARTS = 5;

/**
 * Does what a magic input of a test key asks for, before a step's real work: takes its time, or fails.
 *
 * @param onShare told how much of the time is over, 0 to 1
 * @throws TaskFault the failure that is rehearsed
 */
export async function rehearse(
  { rehearsal }: Pick<Task, 'rehearsal'>,
  signal: AbortSignal,
  onShare: (share: number) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const failure = rehearsedFailure(rehearsal);
  if (failure !== null) throw new TaskFault(failure);
  if (rehearsal !== 'slow') return;
  for (let part = 1; part <= PARTS; part++) {
    await setTimeout((SLOW_SECONDS * 1000) / PARTS, undefined, { signal });
    await onShare(part / PARTS);
  }
}
