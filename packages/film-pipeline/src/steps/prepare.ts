import { landWarningSchema, stageProgress, type VideoFormat } from '@groundwork/contract';
import {
  finishPreparing,
  LeaseLost,
  openEngineLedger,
  type Prisma,
  reportProgress,
} from '@groundwork/database';
import { storyboardSchema } from '@groundwork/film';
import { announce } from '@groundwork/queues';
import { z } from 'zod';
import { artefactPrefix, segmentFrames, storedJson, storeJson } from '../artefacts.js';
import type { ComposedFilm } from '../composing/film-options.js';
import type { Renderer } from '../service/renderer.js';
import type { FilmStep } from './film-step.js';
import { simulate } from './simulate.js';

/** A composed film as it is stored, so that a worker that takes over, or the next sample film, need not repeat it. */
const preparedSchema = z.object({
  storyboard: storyboardSchema,
  reading: z.json(),
  warnings: z.array(landWarningSchema).default([]),
});
export type PreparedFilm = z.output<typeof preparedSchema>;

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

/** See simulate. */
export async function simulatePreparing(renderer: Renderer, step: FilmStep): Promise<void> {
  await simulate(step.task, step.signal, (share) => reportPreparing(renderer, step, share * 0.9));
}

const preparedKey = (task: FilmStep['task'], format: VideoFormat) =>
  `${artefactPrefix(task, format)}/storyboard.json`;

/** The film as an earlier attempt composed it; null when there is none. */
export async function findPreparedFilm(
  { store }: Renderer,
  { task }: FilmStep,
  format: VideoFormat,
): Promise<PreparedFilm | null> {
  const stored = await storedJson(store, preparedKey(task, format));
  return stored === null ? null : preparedSchema.parse(stored);
}

/** A renderer with the providers of one task, and the log of their calls. */
export interface TaskProviders {
  readonly renderer: Renderer;
  /** Resolves when all calls are written down. @throws the first error of writing */
  recorded(): Promise<void>;
}

/** Opens the providers of a task; samples are made by the embedded engines. */
export function openProviders(renderer: Renderer, { task, signal }: FilmStep): TaskProviders {
  if (!task.livemode) return { renderer, recorded: async () => undefined };
  const recorder = openEngineLedger(renderer.database, { taskId: task.id });
  const { engine } = renderer.engines.forTask({ signal, recorder });
  return { renderer: { ...renderer, engine }, recorded: () => recorder.settled() };
}

export async function storePreparedFilm(
  { store, encoder }: Renderer,
  { task }: FilmStep,
  composed: ComposedFilm,
): Promise<PreparedFilm> {
  // Encoder settings go with the film: a segment that is rendered after they changed must fit the others.
  const film = { ...composed, storyboard: { ...composed.storyboard, encoder } };
  await storeJson(store, preparedKey(task, film.storyboard.format), film);
  return preparedSchema.parse(JSON.parse(JSON.stringify(film)));
}

/** Hands the film on: keeps its storyboard with the task and enqueues its segments. @throws LeaseLost */
export async function enqueueSegments(
  { database, queues }: Renderer,
  { task, lease, log, traceparent }: FilmStep,
  { reading, storyboard, warnings }: PreparedFilm,
): Promise<void> {
  const announcements = await finishPreparing(database, task.id, lease, {
    reading: reading as Prisma.InputJsonValue,
    storyboard,
    warnings,
    segments: segmentFrames(storyboard).map((frames) => ({ frames })),
    traceparent,
  });
  for (const announcement of announcements) await announce(queues, database, announcement, log);
  log.info({ scenes: storyboard.scenes.length }, 'prepared');
}
