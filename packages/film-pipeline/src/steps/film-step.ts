import { taskFailedEvent } from '@groundwork/contract';
import {
  expiryOf,
  failWork,
  type Leased,
  type LeaseTarget,
  readTask,
  segmentTarget,
  type Task,
  taskTarget,
} from '@groundwork/database';
import { announce, attemptUnderLease, type JobContext } from '@groundwork/queues';
import type { Logger } from '@groundwork/runtime';
import type { Renderer } from '../service/renderer.js';
import { TaskFault, taskFaultOf } from '../task-fault.js';

/** Payloads of the jobs of every kind of film. */
export interface TaskPayload {
  readonly task_id: string;
}
export interface SegmentPayload extends TaskPayload {
  readonly index: number;
}

/** One attempt at a step of a film, under the lease of its row. */
export interface FilmStep {
  readonly task: Task;
  readonly lease: Leased;
  /** Aborts when the lease is lost, the process stops or the time limit is over. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** The span of the step, as a header. */
  readonly traceparent: string | undefined;
}

export interface SegmentStep extends FilmStep {
  readonly index: number;
  /** Counts the seconds of film that the step has rendered. */
  readonly rendered: JobContext['rendered'];
}

type Work<Step> = (renderer: Renderer, step: Step) => Promise<void>;

/** One attempt at preparing or assembling a film. A fault of the request fails the task, and so does the last attempt. */
export async function runStep(
  renderer: Renderer,
  name: 'prepare' | 'assemble',
  { task_id: taskId }: TaskPayload,
  context: JobContext,
  work: Work<FilmStep>,
): Promise<void> {
  await attempt(renderer, taskId, taskTarget(taskId, name), context, work);
}

/** One attempt at a segment of a film; see runStep. */
export async function runSegment(
  renderer: Renderer,
  { task_id: taskId, index }: SegmentPayload,
  context: JobContext,
  work: Work<SegmentStep>,
): Promise<void> {
  await attempt(renderer, taskId, segmentTarget(taskId, index), context, (working, step) =>
    work(working, { ...step, index, rendered: context.rendered }),
  );
}

async function attempt(
  renderer: Renderer,
  taskId: string,
  target: LeaseTarget,
  context: JobContext,
  work: Work<FilmStep>,
): Promise<void> {
  const { database, leaseSeconds } = renderer;
  const { log, traceparent } = context;
  await attemptUnderLease(
    {
      database,
      target,
      leaseSeconds,
      context,
      facts: { task_id: taskId },
      isFault: (error) => error instanceof TaskFault,
      giveUp: (error, at) => failFilm(renderer, taskId, taskFaultOf(error), at, context),
    },
    async (lease, signal) => {
      const task = await readTask(database, taskId);
      await work(renderer, { task, lease, signal, log, traceparent });
    },
  );
}

async function failFilm(
  { database, queues }: Renderer,
  taskId: string,
  fault: TaskFault,
  failedAt: Date,
  { log, traceparent }: JobContext,
): Promise<void> {
  const task = await readTask(database, taskId);
  const error = { code: fault.code, message: fault.message };
  const ended = await failWork(database, 'task', taskId, {
    ...error,
    failedAt,
    expiresAt: expiryOf(failedAt),
    notice: {
      event: 'task.failed',
      schedule: 'task',
      body: JSON.stringify(taskFailedEvent({ ...task, completedAt: failedAt }, error)),
      traceparent,
    },
  });
  if (!ended) return;
  log.error({ err: fault, task_id: taskId, code: fault.code }, 'task failed');
  if (ended.announcement) await announce(queues, database, ended.announcement, log);
}
