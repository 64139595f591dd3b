import { propertyFilmInputsSchema, propertyFilmRequestSchema } from '@groundwork/contract';
import {
  completeFilm,
  completeSegment,
  composeFilm,
  enqueueSegments,
  type FilmStep,
  findFilm,
  findPreparedFilm,
  makeFilm,
  type Renderer,
  renderFilmSegment,
  type SegmentStep,
} from '@groundwork/film-pipeline';
import { composeStoryboard } from './compose-storyboard.js';

/** Job 1: decides all that a film of a property shows and says, and enqueues its segments. */
export async function prepare(renderer: Renderer, step: FilmStep): Promise<void> {
  const { format } = propertyFilmRequestSchema.parse(step.task.request);
  const found = await findPreparedFilm(renderer, step, format);
  const film = found ?? (await composeFilm(renderer, step, composeStoryboard));
  await enqueueSegments(renderer, step, film);
}

/** Job 2, once for each segment: renders it. The last one to end enqueues the assembly. */
export async function segment(renderer: Renderer, step: SegmentStep): Promise<void> {
  const key = await renderFilmSegment(
    renderer,
    step,
    propertyFilmRequestSchema.parse(step.task.request),
  );
  await completeSegment(renderer, step, key);
}

/** Job 3: puts the film together, ends the task and enqueues its webhook. */
export async function assemble(renderer: Renderer, step: FilmStep): Promise<void> {
  const request = {
    options: propertyFilmRequestSchema.parse(step.task.request),
    inputs: propertyFilmInputsSchema.parse(step.task.inputs),
    warningField: 'overlay_warning',
  } as const;
  const found = await findFilm(renderer, step);
  const film = found ?? (await makeFilm(renderer, step, request));
  await completeFilm(renderer, step, film);
}
