import { type LeaseTarget, readTask, segmentTarget, taskTarget } from '@groundwork/database';
import { attemptWithLease, failTask, type JobContext, type JobPayload } from '@groundwork/queues';
import type { Renderer } from '../service/renderer.js';
import { TaskFault, taskFaultOf } from '../task-fault.js';
import type { FilmStep, SegmentStep } from './film-step.js';
import { simulate, simulatePreparing, simulateSegment } from './simulate.js';

type Work<Step> = (renderer: Renderer, step: Step) => Promise<void>;

/**
 * Makes one attempt at preparing or assembling a film, under its lease, after what a magic input asks for. A fault of the
 * request fails the task, and so does the last attempt.
 */
export async function runStep(
  renderer: Renderer,
  name: 'prepare' | 'assemble',
  { task_id: taskId }: JobPayload<'land-prepare'>,
  context: JobContext,
  work: Work<FilmStep>,
): Promise<void> {
  await attempt(renderer, taskId, taskTarget(taskId, name), context, async (step) => {
    if (name === 'prepare') await simulatePreparing(renderer, step);
    else await simulate(step.task, step.signal);
    await work(renderer, step);
  });
}

/** Makes one attempt at a segment of a film; see runStep. */
export async function runSegment(
  renderer: Renderer,
  { task_id: taskId, segment: index }: JobPayload<'land-segment'>,
  context: JobContext,
  work: Work<SegmentStep>,
): Promise<void> {
  await attempt(renderer, taskId, segmentTarget(taskId, index), context, async (step) => {
    const segment = { ...step, index, rendered: context.rendered };
    await simulateSegment(renderer, segment);
    await work(renderer, segment);
  });
}

async function attempt(
  renderer: Renderer,
  taskId: string,
  target: LeaseTarget,
  context: JobContext,
  work: (step: FilmStep) => Promise<void>,
): Promise<void> {
  const { database, leaseSeconds } = renderer;
  const { log, traceparent } = context;
  await attemptWithLease(
    {
      database,
      target,
      leaseSeconds,
      context,
      facts: { task_id: taskId },
      isFault: (error) => error instanceof TaskFault,
      giveUp: (error, at) => failTask(renderer, taskId, fatalErrorOf(error), at, context),
    },
    async (lease, signal) => {
      const task = await readTask(database, taskId);
      await work({ task, lease, signal, log, traceparent });
    },
  );
}

function fatalErrorOf(error: unknown) {
  const fault = taskFaultOf(error);
  return { code: fault.code, message: fault.message, cause: fault };
}
