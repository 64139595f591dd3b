import {
  cardSeconds,
  landInputsSchema,
  landRequestSchema,
  limits,
  planLand,
} from '@groundwork/contract';
import type { Task } from '@groundwork/database';
import type { WholeStoryboard } from '@groundwork/film';
import { encodePng } from '@groundwork/imaging';
import type { Logger } from '@groundwork/runtime';
import { artefact, artefactPrefix, plotReadingKey } from './artefacts.js';
import { composeCaptions } from './captions.js';
import { fadeBesideCards } from './cards.js';
import { chooseMovements } from './choose-movements.js';
import { narrate } from './narrate.js';
import { takeOverlays } from './overlays.js';
import { type FramedPlot, readPlot } from './read-plot.js';
import type { Renderer } from './renderer.js';
import { drawSampleOrder, type FilmOrder } from './sample-order.js';
import { makePictures, photoKey } from './scene-pictures.js';
import { TaskFault } from './task-fault.js';
import { timeReveal, timeScenes, totalSeconds } from './timeline.js';
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

/** Music for the whole film, cards included; null when none is asked for. */
async function composeMusic(
  { store, engine }: Renderer,
  { request, seed }: FilmOrder,
  prefix: string,
  seconds: number,
  signal: AbortSignal,
): Promise<string | null> {
  if (!planLand(request).music) return null;
  const key = `${prefix}/music.wav`;
  await artefact(store, key, 'audio/wav', async () => {
    const track = await engine.music.compose({
      seconds,
      kind: request.music_kind ?? 'stock',
      trackId: request.music_id ?? null,
      seed,
      signal,
    });
    return track.wav;
  });
  return key;
}

/**
 * Everything that a film shows and says. Its pictures and sounds lie in the store when this settles.
 *
 * @param onProgress is told the share of the work that is done, 0 to 1
 * @throws TaskFault for what the request makes impossible
 */
export async function composeStoryboard(
  renderer: Renderer,
  task: Task,
  { onProgress, log }: { onProgress: (share: number) => Promise<void>; log: Logger },
  signal: AbortSignal,
): Promise<{ storyboard: WholeStoryboard; plot: FramedPlot['plot'] }> {
  const { store, engine } = renderer;
  const order = await orderOf(renderer, task);
  const { request, seed } = order;
  const prefix = artefactPrefix(task, request.format);

  const { photo, plot, standing, explain } = await readPlot(
    engine,
    { ...order, format: request.format },
    signal,
  );
  if (request.debug === true) {
    await artefact(store, plotReadingKey(prefix), 'image/png', async () =>
      encodePng(await explain(plot)),
    );
  }
  await onProgress(0.1);
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
      log,
      onProgress: (done, total) => onProgress(0.1 + 0.6 * (done / total)),
    },
    signal,
  );
  const narrated = await narrate(
    renderer,
    { request, scenes: pictures.map((picture) => picture.script), plot, seed, prefix },
    signal,
  );
  await onProgress(0.85);
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
  const overlays = await takeOverlays(renderer, { request, prefix, log }, signal);
  const musicKey = await composeMusic(renderer, order, prefix, seconds + cardTime(order), signal);
  const movements = chooseMovements(pictures, seed);
  const scenes = pictures.map((picture, index): WholeStoryboard['scenes'][number] => {
    const time = timed[index];
    if (!time) throw new Error(`scene ${picture.id} has no time`);
    return {
      id: picture.id,
      kind: picture.kind,
      image_key: picture.imageKey,
      seconds: time.seconds,
      movement: movements[index] ?? 'dolly_in',
      // All that is drawn on the plot's photo is seen by one camera that never jumps.
      follows: picture.onPhoto && pictures[index - 1]?.onPhoto === true,
      focus: picture.focus,
      fade: fadeBesideCards(request, { first: index === 0, last: index === pictures.length - 1 }),
      transition: time.transition,
      reveal:
        picture.mapKey === null
          ? null
          : {
              from_key: photoKey(prefix),
              map_key: picture.mapKey,
              ...timeReveal(picture.kind, time),
            },
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
      overlays,
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
