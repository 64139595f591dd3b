import type { VideoFormat } from '@groundwork/contract/films/fields';
import { filmWarningSchema } from '@groundwork/contract/warnings';
import { openCallLog } from '@groundwork/database/engine-calls/engine-calls';
import type { Prisma } from '@groundwork/database/generated/client';
import { finishPreparing } from '@groundwork/database/tasks/prepare-task';
import { storyboardSchema } from '@groundwork/film';
import { enqueue } from '@groundwork/queues/enqueue';
import { z } from 'zod';
import { artefactPrefix, segmentFrames, storedJson, storeJson } from '../artefacts.js';
import type { ComposedFilm } from '../composing/film-options.js';
import type { FilmPorts } from '../service/film-ports.js';
import type { Composer, Renderer } from '../service/renderer.js';
import { composingFault } from '../task-fault.js';
import { type FilmStep, isMadeBy, shownWork } from './film-step.js';

/** A composed film as it is stored, so that a worker that takes over, or the next sample film, need not repeat it. */
const preparedSchema = z.object({
  storyboard: storyboardSchema,
  reading: z.json(),
  warnings: z.array(filmWarningSchema).default([]),
});
export type PreparedFilm = z.output<typeof preparedSchema>;

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

/** Composes the film with the task's providers, whose calls are all written down, and stores it. @throws TaskFault */
export async function composeFilm<Ports extends FilmPorts>(
  renderer: Renderer<Ports>,
  step: FilmStep,
  compose: (composer: Composer<Ports>, step: FilmStep) => Promise<ComposedFilm>,
): Promise<PreparedFilm> {
  const { database, store, engines, encoder } = renderer;
  const { task, signal } = step;
  // Samples are made by the embedded engines.
  const calls = task.livemode ? openCallLog(database, { taskId: task.id }) : null;
  try {
    const engine = calls
      ? (await engines.forTask({ signal, recorder: calls, log: step.log })).ports
      : await engines.embedded();
    const isLabelled = async () => {
      await calls?.settled();
      return engines.label && (await isMadeBy(database, task, shownWork));
    };
    const composed = await compose({ ...renderer, engine, isLabelled }, step);
    // Encoder settings go with the film: a segment that is rendered after they changed must fit the others.
    const film = { ...composed, storyboard: { ...composed.storyboard, encoder } };
    await storeJson(store, preparedKey(task, film.storyboard.format), film);
    return preparedSchema.parse(JSON.parse(JSON.stringify(film)));
  } catch (error) {
    throw composingFault(error);
  } finally {
    await calls?.settled();
  }
}

/** Hands the film on: keeps its storyboard with the task and enqueues its segments. @throws LeaseLost */
export async function enqueueSegments(
  { database, queues }: Renderer,
  { task, lease, log, traceparent }: FilmStep,
  { reading, storyboard, warnings }: PreparedFilm,
): Promise<void> {
  const enqueuedJobs = await finishPreparing(database, task.id, lease, {
    reading: reading as Prisma.InputJsonValue,
    storyboard,
    warnings,
    segments: segmentFrames(storyboard).map((frames) => ({ frames })),
    traceparent,
  });
  for (const enqueuedJob of enqueuedJobs) await enqueue(queues, database, enqueuedJob, log);
  log.info({ scenes: storyboard.scenes.length }, 'prepared');
}
