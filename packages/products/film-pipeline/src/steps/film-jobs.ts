import { setTimeout } from 'node:timers/promises';
import { SLOW_SECONDS, simulatedFailure } from '@groundwork/contract/magic/magic';
import type { Task } from '@groundwork/database/generated/client';
import type { JobPayload } from '@groundwork/database/jobs/catalogue';
import type { LeaseTarget } from '@groundwork/database/jobs/lease';
import { readTask, taskTarget } from '@groundwork/database/tasks/prepare-task';
import { reportFrames, segmentTarget } from '@groundwork/database/tasks/segments';
import { attemptWithLease, failTask } from '@groundwork/queues/attempt';
import type { JobContext, JobHandler } from '@groundwork/queues/worker/job-runner';
import type { z } from 'zod';
import type { ComposedFilm, FilmInputs, FilmOptions } from '../composing/film-options.js';
import type { FilmPorts } from '../service/film-ports.js';
import type { Composer, Renderer } from '../service/renderer.js';
import { TaskFault, taskFaultOf } from '../task-fault.js';
import type { FilmRequest } from './assemble.js';
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

async function simulatePreparing(renderer: Renderer, step: FilmStep): Promise<void> {
  await simulate(step.task, step.signal, (share) => reportPreparing(renderer, step, share * 0.9));
}

async function simulateSegment({ database }: Renderer, step: SegmentStep): Promise<void> {
  const { task, signal, lease, index } = step;
  const { segmentFrames, storyboardOf } = await import('../artefacts.js');
  const frames = segmentFrames(storyboardOf(task))[index] ?? 0;
  await simulate(task, signal, (share) =>
    reportFrames(database, { taskId: task.id, index }, lease, Math.floor(frames * share)),
  );
}

/** A product whose result is a film, to the three jobs that make it. */
export interface FilmProduct<Ports extends FilmPorts = FilmPorts> {
  readonly request: z.ZodType<FilmOptions>;
  readonly inputs: z.ZodType<FilmInputs>;
  readonly warningField: FilmRequest['warningField'];
  /** Decides all that the film shows and says. */
  readonly compose: (composer: Composer<Ports>, step: FilmStep) => Promise<ComposedFilm>;
}

/** Job 1: composes the film and enqueues its segments. */
async function prepare<Ports extends FilmPorts>(
  renderer: Renderer<Ports>,
  step: FilmStep,
  product: FilmProduct<Ports>,
): Promise<void> {
  const { composeFilm, enqueueSegments, findPreparedFilm } = await import('./prepare.js');
  await simulatePreparing(renderer, step);
  const { format } = product.request.parse(step.task.request);
  const found = await findPreparedFilm(renderer, step, format);
  const film = found ?? (await composeFilm(renderer, step, product.compose));
  await enqueueSegments(renderer, step, film);
}

/** Job 2, once for each segment: renders it. The last one to end enqueues the assembly. */
async function segment(
  renderer: Renderer,
  step: SegmentStep,
  product: Pick<FilmProduct, 'request'>,
): Promise<void> {
  const { completeSegment, renderFilmSegment } = await import('./segment.js');
  await simulateSegment(renderer, step);
  const options = product.request.parse(step.task.request);
  const key = await renderFilmSegment(renderer, step, options);
  await completeSegment(renderer, step, key);
}

/** Job 3: puts the film together, ends the task and enqueues its webhook. */
async function assemble(
  renderer: Renderer,
  step: FilmStep,
  product: Omit<FilmProduct, 'compose'>,
): Promise<void> {
  const { findFilm, makeFilm } = await import('./assemble.js');
  const { completeFilm } = await import('./complete-film.js');
  await simulate(step.task, step.signal);
  const options = product.request.parse(step.task.request);
  const inputs = product.inputs.parse(step.task.inputs);
  const { warningField } = product;
  const found = await findFilm(renderer, step);
  const film = found ?? (await makeFilm(renderer, step, { options, inputs, warningField }));
  await completeFilm(renderer, step, film);
}

type Settings = Omit<JobHandler<'land-prepare' | 'land-segment'>, 'handle'>;

/**
 * The handlers of a product's three jobs; what a job needs is loaded with the first of its kind. A fault of the request
 * fails the task, and so does the last attempt.
 */
export function filmHandlers<Ports extends FilmPorts>(
  renderer: Renderer<Ports>,
  jobs: Readonly<Record<'prepare' | 'segment' | 'assemble', Settings>>,
  product: FilmProduct<Ports>,
) {
  const whole = (name: 'prepare' | 'assemble', work: typeof prepare<Ports> | typeof assemble) => ({
    ...jobs[name],
    handle: ({ task_id: id }: JobPayload<'land-prepare'>, context: JobContext) =>
      attempt(renderer, id, taskTarget(id, name), context, (step) => work(renderer, step, product)),
  });
  const handleSegment = (
    { task_id: id, segment: index }: JobPayload<'land-segment'>,
    context: JobContext,
  ) =>
    attempt(renderer, id, segmentTarget(id, index), context, (step) =>
      segment(renderer, { ...step, index, rendered: context.rendered }, product),
    );
  return {
    prepare: whole('prepare', prepare),
    segment: { ...jobs.segment, handle: handleSegment },
    assemble: whole('assemble', assemble),
  };
}

/** Makes one attempt at a step, under its lease. */
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
      ...{ database, target, leaseSeconds, context, facts: { task_id: taskId } },
      isFault: (error) => error instanceof TaskFault,
      giveUp: async (error, at) => {
        const fault = taskFaultOf(error);
        const { code, message } = fault;
        await failTask(renderer, taskId, { code, message, cause: fault }, at, context);
      },
    },
    async (lease, signal) => {
      const task = await readTask(database, taskId);
      await work({ task, lease, signal, log, traceparent });
    },
  );
}
