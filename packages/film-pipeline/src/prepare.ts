import { landWarningSchema, stageProgress } from '@groundwork/contract';
import {
  finishPreparing,
  type Leased,
  LeaseLost,
  openEngineLedger,
  type Prisma,
  readTask,
  reportProgress,
  type Task,
  taskTarget,
} from '@groundwork/database';
import { storyboardSchema } from '@groundwork/film';
import { EngineUnavailable, engineFailure } from '@groundwork/generation';
import { ImageRejected } from '@groundwork/imaging';
import { announce, type JobContext } from '@groundwork/queues';
import type { Logger } from '@groundwork/runtime';
import { ObjectNotFound } from '@groundwork/storage';
import { z } from 'zod';
import { artefact, artefactPrefix } from './artefacts.js';
import { attempt } from './attempt.js';
import type { FilmKind, TaskPayload } from './film-kind.js';
import { rehearse } from './rehearse.js';
import type { Renderer } from './renderer.js';
import { segmentFrames } from './segment.js';
import { TaskFault } from './task-fault.js';

/** What preparing leaves behind, so that a worker that takes over, or the next sample film, need not repeat it. */
const preparedSchema = z.object({
  storyboard: storyboardSchema,
  reading: z.json(),
  warnings: z.array(landWarningSchema).default([]),
});

/** Work with the engines of a task, of which all is kept that they do. Samples are made by the embedded ones. */
async function withEngines<Made>(
  renderer: Renderer,
  task: Task,
  signal: AbortSignal,
  work: (working: Renderer) => Promise<Made>,
): Promise<Made> {
  if (!task.livemode) return work(renderer);
  const ledger = openEngineLedger(renderer.database, { taskId: task.id });
  const { engine } = renderer.engines.forTask({ signal, recorder: ledger });
  try {
    return await work({ ...renderer, engine });
  } finally {
    await ledger.settled();
  }
}

async function prepared(
  renderer: Renderer,
  film: FilmKind,
  task: Task,
  lease: Leased,
  log: Logger,
  signal: AbortSignal,
): Promise<z.output<typeof preparedSchema>> {
  const { format } = film.options(task);
  const onProgress = async (share: number) => {
    const { preparing, rendering } = stageProgress;
    const percent = preparing + share * (rendering - preparing);
    if (!(await reportProgress(renderer.database, task.id, lease, percent))) throw new LeaseLost();
  };
  const key = `${artefactPrefix(task, format)}/storyboard.json`;
  const bytes = await artefact(renderer.store, key, 'application/json', async () => {
    const made = await withEngines(renderer, task, signal, (working) =>
      film.compose(working, task, { onProgress, log }, signal),
    );
    // Written down with the film: a segment that is rendered after a change of the setting must fit the others.
    const storyboard = { ...made.storyboard, encoder: renderer.encoder };
    return Buffer.from(JSON.stringify({ ...made, storyboard }));
  });
  return preparedSchema.parse(JSON.parse(bytes.toString('utf8')));
}

/** Step one of a film: everything that is shown and said, as one storyboard. */
export function handlePrepare(renderer: Renderer, film: FilmKind) {
  return async (payload: TaskPayload, context: JobContext): Promise<void> => {
    const taskId = payload.task_id;
    const { database, queues } = renderer;
    await attempt(
      renderer,
      taskId,
      taskTarget(taskId, 'prepare'),
      context,
      async (lease, signal) => {
        const task = await readTask(database, taskId);
        const { preparing, rendering } = stageProgress;
        await rehearse(task, signal, (share) =>
          reportProgress(
            database,
            taskId,
            lease,
            preparing + share * (rendering - preparing) * 0.9,
          ),
        );
        let made: Awaited<ReturnType<typeof prepared>>;
        try {
          made = await prepared(
            renderer,
            film,
            task,
            lease,
            context.log.child({ task_id: taskId }),
            signal,
          );
        } catch (error) {
          // A picture that was good at acceptance and cannot be read now will not be better next time.
          if (error instanceof ImageRejected || error instanceof ObjectNotFound) {
            throw new TaskFault('IMAGE_PROCESSING_FAILED', { cause: error });
          }
          if (error instanceof EngineUnavailable) {
            throw new TaskFault(engineFailure(error), { cause: error });
          }
          throw error;
        }
        const announcements = await finishPreparing(database, taskId, lease, {
          reading: made.reading as Prisma.InputJsonValue,
          storyboard: made.storyboard,
          warnings: made.warnings,
          segments: segmentFrames(made.storyboard),
          traceparent: context.traceparent,
        });
        for (const announcement of announcements) {
          await announce(queues, database, announcement, context.log);
        }
        context.log.info({ task_id: taskId, scenes: made.storyboard.scenes.length }, 'prepared');
      },
    );
  };
}
