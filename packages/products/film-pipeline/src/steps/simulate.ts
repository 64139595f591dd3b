import { setTimeout } from 'node:timers/promises';
import { SLOW_SECONDS, simulatedFailure } from '@groundwork/contract';
import { reportFrames, type Task } from '@groundwork/database';
import type { Renderer } from '../service/renderer.js';
import { TaskFault } from '../task-fault.js';
import type { FilmStep, SegmentStep } from './film-step.js';
import { reportPreparing } from './report-preparing.js';

/** Parts of a slow stage; after each it reports its progress. */
const PARTS = 5;

/**
 * Does what a magic input of a test key asks for, before a step's real work: takes its time, or fails.
 *
 * @param report shows the share of the time that is over, 0 to 1
 * @throws TaskFault the failure that is simulated
 */
export async function simulate(
  { simulation }: Pick<Task, 'simulation'>,
  signal: AbortSignal,
  report: (share: number) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const failure = simulatedFailure(simulation);
  if (failure !== null) throw new TaskFault(failure);
  if (simulation !== 'slow') return;
  for (let part = 1; part <= PARTS; part++) {
    await setTimeout((SLOW_SECONDS * 1000) / PARTS, undefined, { signal });
    await report(part / PARTS);
  }
}

export async function simulatePreparing(renderer: Renderer, step: FilmStep): Promise<void> {
  await simulate(step.task, step.signal, (share) => reportPreparing(renderer, step, share * 0.9));
}

export async function simulateSegment({ database }: Renderer, step: SegmentStep): Promise<void> {
  const { task, signal, lease, index } = step;
  const { segmentFrames, storyboardOf } = await import('../artefacts.js');
  const frames = segmentFrames(storyboardOf(task))[index] ?? 0;
  await simulate(task, signal, (share) =>
    reportFrames(database, { taskId: task.id, index }, lease, Math.floor(frames * share)),
  );
}
