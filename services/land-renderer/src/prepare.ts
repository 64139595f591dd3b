import {
  cardSeconds,
  landInputsSchema,
  landRequestSchema,
  limits,
  planLand,
  stageProgress,
} from '@groundwork/contract';
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
import { type Storyboard, storyboardSchema } from '@groundwork/film';
import { ImageRejected } from '@groundwork/imaging';
import { announce, type JobContext, type JobPayload } from '@groundwork/queues';
import { ObjectNotFound } from '@groundwork/storage';
import { z } from 'zod';
import { artefact, artefactPrefix } from './artefacts.js';
import { attempt } from './attempt.js';
import { composeCaptions } from './captions.js';
import { chooseMovements } from './choose-movements.js';
import { narrate } from './narrate.js';
import { type FramedPlot, readPlot } from './read-plot.js';
import type { Renderer } from './renderer.js';
import { drawSampleOrder, type FilmOrder } from './sample-order.js';
import { makePictures } from './scene-pictures.js';
import { segmentFrames } from './segment.js';
import { TaskFault } from './task-fault.js';
import { timeScenes, totalSeconds } from './timeline.js';
import { takeWatermark } from './watermark.js';

/** The customer's order; a test key's is the sample's, in the format that was asked for. */
async function orderOf(renderer: Renderer, task: Task): Promise<FilmOrder> {
  const request = landRequestSchema.parse(task.request);
  if (!task.livemode) return drawSampleOrder(request.format);
  const inputs = landInputsSchema.parse(task.inputs);
  const read = async (role: 'source' | 'mask') => {
    const image = inputs.images.find((input) => input.role === role);
    return image ? renderer.store.get(image.key) : null;
  };
  const source = await read('source');
  if (!source) throw new TaskFault('IMAGE_PROCESSING_FAILED');
  return { request, inputs, source, mask: await read('mask'), seed: Number(task.seed) };
}

/** Seconds that cards add before and after the film. */
function cardTime(order: FilmOrder): number {
  const cards = order.request.elements_config?.intro_outro;
  return (cards?.intro ? cardSeconds.intro : 0) + (cards?.outro ? cardSeconds.outro : 0);
}

async function composeStoryboard(
  renderer: Renderer,
  task: Task,
  lease: Leased,
  signal: AbortSignal,
): Promise<{ storyboard: Storyboard; plot: FramedPlot['plot'] }> {
  const { store, engine, database } = renderer;
  const order = await orderOf(renderer, task);
  const { request, seed } = order;
  const prefix = artefactPrefix(task, request.format);
  const progress = async (share: number) => {
    const { preparing, rendering } = stageProgress;
    const alive = await reportProgress(
      database,
      task.id,
      lease,
      preparing + share * (rendering - preparing),
    );
    if (!alive) throw new LeaseLost();
  };

  const { photo, plot, standing } = await readPlot(
    engine,
    { ...order, format: request.format },
    signal,
  );
  await progress(0.1);
  const pictures = await makePictures(
    renderer,
    {
      request,
      inputs: order.inputs,
      photo,
      plot,
      standing,
      seed,
      prefix,
      onProgress: (done, total) => progress(0.1 + 0.6 * (done / total)),
    },
    signal,
  );
  const narrated = await narrate(
    renderer,
    { request, scenes: pictures.map((picture) => picture.script), plot, seed, prefix },
    signal,
  );
  await progress(0.85);
  const timed = timeScenes(narrated.map(({ speech }) => speech?.seconds ?? null));
  const seconds = totalSeconds(timed);
  if (seconds > limits.land.filmSeconds) {
    throw new TaskFault('SCRIPT_TOO_LONG', {
      message: `Spoken in full, the script makes a film of ${Math.round(seconds)} seconds; at most ${limits.land.filmSeconds} are possible`,
    });
  }
  const watermark = await takeWatermark(
    renderer,
    { request, livemode: task.livemode, prefix },
    signal,
  );
  let musicKey: string | null = null;
  if (planLand(request).music) {
    musicKey = `${prefix}/music.wav`;
    await artefact(store, musicKey, 'audio/wav', async () => {
      const track = await engine.music.compose({
        seconds: seconds + cardTime(order),
        kind: request.music_kind ?? 'stock',
        trackId: request.music_id ?? null,
        seed,
        signal,
      });
      return track.wav;
    });
  }
  const movements = chooseMovements(pictures, seed);
  const scenes = pictures.map((picture, index): Storyboard['scenes'][number] => {
    const time = timed[index];
    if (!time) throw new Error(`scene ${picture.id} has no time`);
    return {
      id: picture.id,
      kind: picture.kind,
      image_key: picture.imageKey,
      seconds: time.seconds,
      movement: movements[index] ?? 'dolly_in',
      focus: picture.focus,
      transition: time.transition,
    };
  });
  return {
    plot,
    storyboard: {
      version: 1,
      seed,
      format: request.format,
      scenes,
      captions: composeCaptions(request, pictures, narrated, timed),
      watermark,
      sound: {
        narration: narrated.flatMap(({ speech }, index) => {
          const start = timed[index]?.speechStart ?? null;
          return speech && start !== null ? [{ audio_key: speech.audioKey, start }] : [];
        }),
        music_key: musicKey,
      },
    },
  };
}

/** What preparing leaves behind, so that a worker that takes over, or the next sample film, need not repeat it. */
const preparedSchema = z.object({ storyboard: storyboardSchema, plot: z.json() });

async function prepared(
  renderer: Renderer,
  task: Task,
  lease: Leased,
  signal: AbortSignal,
): Promise<z.output<typeof preparedSchema>> {
  const { format } = landRequestSchema.parse(task.request);
  const key = `${artefactPrefix(task, format)}/storyboard.json`;
  const bytes = await artefact(renderer.store, key, 'application/json', async () =>
    Buffer.from(JSON.stringify(await composeStoryboard(renderer, task, lease, signal))),
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
          made = await prepared(renderer, task, lease, signal);
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
