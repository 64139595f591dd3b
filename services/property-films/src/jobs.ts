import { propertyFilmInputsSchema, propertyFilmRequestSchema } from '@groundwork/contract';
import {
  completeFilm,
  completeSegment,
  composingFault,
  enqueueSegments,
  type FilmStep,
  findFilm,
  findPreparedFilm,
  makeFilm,
  openProviders,
  type Renderer,
  renderFilmSegment,
  type SegmentStep,
  simulate,
  simulatePreparing,
  simulateSegment,
  storePreparedFilm,
} from '@groundwork/film-pipeline';
import { composeStoryboard } from './compose-storyboard.js';

/** Job 1: decides all that a film of a property shows and says, and enqueues its segments. */
export async function prepare(renderer: Renderer, step: FilmStep): Promise<void> {
  await simulatePreparing(renderer, step);
  const { format } = propertyFilmRequestSchema.parse(step.task.request);
  const found = await findPreparedFilm(renderer, step, format);
  await enqueueSegments(renderer, step, found ?? (await compose(renderer, step)));
}

async function compose(renderer: Renderer, step: FilmStep) {
  const providers = openProviders(renderer, step);
  try {
    const composed = await composeStoryboard(providers.renderer, step);
    return await storePreparedFilm(renderer, step, composed);
  } catch (error) {
    throw composingFault(error);
  } finally {
    await providers.recorded();
  }
}

/** Job 2, once for each segment: renders it. The last one to end enqueues the assembly. */
export async function segment(renderer: Renderer, step: SegmentStep): Promise<void> {
  await simulateSegment(renderer, step);
  const key = await renderFilmSegment(
    renderer,
    step,
    propertyFilmRequestSchema.parse(step.task.request),
  );
  await completeSegment(renderer, step, key);
}

/** Job 3: puts the film together, ends the task and enqueues its webhook. */
export async function assemble(renderer: Renderer, step: FilmStep): Promise<void> {
  const { task, signal } = step;
  await simulate(task, signal);
  const request = {
    options: propertyFilmRequestSchema.parse(task.request),
    inputs: propertyFilmInputsSchema.parse(task.inputs),
    warningField: 'overlay_warning',
  } as const;
  const found = await findFilm(renderer, step);
  await completeFilm(renderer, step, found ?? (await makeFilm(renderer, step, request)));
}
