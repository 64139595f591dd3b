import { landRequestSchema, stageProgress } from '@groundwork/contract';
import {
  finishPreparing,
  type Leased,
  LeaseLost,
  type Prisma,
  readTask,
  reportProgress,
  type Task,
  taskTarget,
} from '@groundwork/database';
import { storyboardSchema } from '@groundwork/film';
import { ImageRejected } from '@groundwork/imaging';
import { announce, type JobContext, type JobPayload } from '@groundwork/queues';
import type { Logger } from '@groundwork/runtime';
import { ObjectNotFound } from '@groundwork/storage';
import { z } from 'zod';
import { artefact, artefactPrefix } from './artefacts.js';
import { attempt } from './attempt.js';
import { composeStoryboard } from './compose-storyboard.js';
import type { Renderer } from './renderer.js';
import { segmentFrames } from './segment.js';
import { TaskFault } from './task-fault.js';

/** What preparing leaves behind, so that a worker that takes over, or the next sample film, need not repeat it. */
const preparedSchema = z.object({ storyboard: storyboardSchema, plot: z.json() });

async function prepared(
  renderer: Renderer,
  task: Task,
  lease: Leased,
  log: Logger,
  signal: AbortSignal,
): Promise<z.output<typeof preparedSchema>> {
  const { format } = landRequestSchema.parse(task.request);
  const onProgress = async (share: number) => {
    const { preparing, rendering } = stageProgress;
    const percent = preparing + share * (rendering - preparing);
    if (!(await reportProgress(renderer.database, task.id, lease, percent))) throw new LeaseLost();
  };
  const key = `${artefactPrefix(task, format)}/storyboard.json`;
  const bytes = await artefact(renderer.store, key, 'application/json', async () =>
    Buffer.from(
      JSON.stringify(await composeStoryboard(renderer, task, { onProgress, log }, signal)),
    ),
  );
  return preparedSchema.parse(JSON.parse(bytes.toString('utf8')));
}

/** Step one of a film: everything that is shown and said, as one storyboard. */
export function handlePrepare(renderer: Renderer) {
  return async (payload: JobPayload<'land-prepare'>, context: JobContext): Promise<void> => {
    const taskId = payload.task_id;
    const { database, queues } = renderer;
    await attempt(
      renderer,
      taskId,
      taskTarget(taskId, 'prepare'),
      context,
      async (lease, signal) => {
        const task = await readTask(database, taskId);
        let made: Awaited<ReturnType<typeof prepared>>;
        try {
          made = await prepared(
            renderer,
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
          throw error;
        }
        const announcements = await finishPreparing(database, taskId, lease, {
          reading: made.plot as Prisma.InputJsonValue,
          storyboard: made.storyboard,
          segments: segmentFrames(made.storyboard),
        });
        for (const announcement of announcements) {
          await announce(queues, database, announcement, context.log);
        }
        context.log.info({ task_id: taskId, scenes: made.storyboard.scenes.length }, 'prepared');
      },
    );
  };
}
