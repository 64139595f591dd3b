import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  landWarningSchema,
  presentVideoResult,
  type StoredVideoResult,
  stageProgress,
  storedVideoResultSchema,
  taskCompletedEvent,
  videoFormats,
} from '@groundwork/contract';
import {
  completeTask,
  engineCostOf,
  engineWarningsOf,
  enterIntroOutro,
  expiryOf,
  type Leased,
  readSegments,
  readTask,
  type Task,
  taskTarget,
} from '@groundwork/database';
import {
  assembleFilm,
  makeCover,
  markProvenance,
  renderSegment,
  storyboardSchema,
  type WholeStoryboard,
} from '@groundwork/film';
import { withProvenance } from '@groundwork/imaging';
import { announce, type JobContext } from '@groundwork/queues';
import { contentTypeOf } from '@groundwork/storage';
import { z } from 'zod';
import { artefactPrefix, plotReadingDataKey, plotReadingKey, soundKey } from './artefacts.js';
import { attempt } from './attempt.js';
import { asksForCards, cardFilm, drawCards, withCards } from './cards.js';
import type { FilmInputs, FilmKind, FilmOptions, TaskPayload } from './film-kind.js';
import { asksForOverlays, lacksOverlays } from './overlays.js';
import { filmProvenance } from './provenance.js';
import { rehearse } from './rehearse.js';
import type { Renderer } from './renderer.js';
import { sideCars, storeBeforeAfter, storeTexts } from './side-cars.js';

interface Cut {
  /** What the film is joined by: the storyboard of all its segments. */
  readonly storyboard: WholeStoryboard;
  readonly segmentFiles: readonly string[];
  readonly warning: string | null;
}

/** Pictures of a request that a film shows as they are, or altered. */
const originalRoles: readonly string[] = ['source', 'photo'];

function originalsOf({ images }: FilmInputs): string[] {
  return images.filter(({ role }) => originalRoles.includes(role)).map(({ key }) => key);
}

const CARDS_WARNING =
  'The intro/outro overlays could not be applied; the film is delivered without them';
const LOGO_WARNING = 'The logo could not be fetched; the film is delivered without it';

/**
 * Puts the cards around the film. When that fails for whatever reason but a stop, the film is delivered
 * without them and the result says so.
 */
async function addCards(
  renderer: Renderer,
  kind: FilmKind,
  task: Task,
  film: WholeStoryboard,
  segmentFiles: readonly string[],
  folder: string,
  context: JobContext,
  signal: AbortSignal,
): Promise<Cut> {
  try {
    const cards = await drawCards(renderer, {
      options: kind.options(task),
      inputs: kind.inputs(task),
      film,
      prefix: artefactPrefix(task, film.format),
    });
    const rendered: Record<'intro' | 'outro', string[]> = { intro: [], outro: [] };
    for (const id of ['intro', 'outro'] as const) {
      const card = cards[id];
      if (!card) continue;
      const outputFile = join(folder, `${id}.mp4`);
      await renderSegment({
        storyboard: cardFilm(film, card),
        segmentIndex: 0,
        readObject: (key) => renderer.store.get(key),
        outputFile,
        threads: renderer.threads,
        signal,
      });
      rendered[id].push(outputFile);
    }
    return {
      storyboard: withCards(film, cards),
      segmentFiles: [...rendered.intro, ...segmentFiles, ...rendered.outro],
      warning: null,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    context.log.error({ err: error, task_id: task.id }, 'cards could not be applied');
    return { storyboard: film, segmentFiles, warning: CARDS_WARNING };
  }
}

/** The sound that a segment's job has mixed, as a file; null when there is none. */
async function storedSound(
  { store }: Renderer,
  prefix: string,
  folder: string,
): Promise<string | null> {
  const key = soundKey(prefix);
  if (!(await store.stat(key))) return null;
  const file = join(folder, 'sound.m4a');
  await store.getToFile(key, file);
  return file;
}

async function makeFilm(
  renderer: Renderer,
  kind: FilmKind,
  task: Task,
  lease: Leased,
  context: JobContext,
  signal: AbortSignal,
): Promise<StoredVideoResult> {
  const { database, store } = renderer;
  const film = storyboardSchema.parse(task.storyboard);
  const prefix = artefactPrefix(task, film.format);
  const { width, height } = videoFormats[film.format];
  const resultKey = `${prefix}/result.json`;
  if (await store.stat(resultKey)) {
    return storedVideoResultSchema.parse(JSON.parse((await store.get(resultKey)).toString('utf8')));
  }
  const folder = await mkdtemp(join(renderer.scratch, 'assemble-'));
  try {
    const segmentFiles: string[] = [];
    for (const { index, objectKey } of await readSegments(database, task.id)) {
      if (objectKey === null) throw new Error(`segment ${index} of ${task.id} has no object`);
      const file = join(folder, `segment-${index}.mp4`);
      await store.getToFile(objectKey, file);
      segmentFiles.push(file);
    }
    let cut: Cut = { storyboard: film, segmentFiles, warning: null };
    const options: FilmOptions = kind.options(task);
    const withCardsAround = task.livemode && asksForCards(options);
    if (withCardsAround || (task.livemode && asksForOverlays(options))) {
      await enterIntroOutro(database, task.id, lease, stageProgress.intro_outro);
    }
    if (withCardsAround) {
      cut = await addCards(renderer, kind, task, film, segmentFiles, folder, context, signal);
    }
    const readObject = (key: string) => store.get(key);
    const outputFile = join(folder, 'film.mp4');
    const soundFile = cut.storyboard === film ? await storedSound(renderer, prefix, folder) : null;
    const joined = await assembleFilm({
      storyboard: cut.storyboard,
      segmentFiles: cut.segmentFiles,
      ...(soundFile === null ? {} : { soundFile }),
      readObject,
      outputFile,
      signal,
    });
    const coverFile = join(folder, 'cover.jpg');
    await makeCover({ storyboard: film, readObject, outputFile: coverFile, signal });
    const warnings = [
      ...(cut.warning === null ? [] : [cut.warning]),
      ...(task.livemode && lacksOverlays(options, film) ? [LOGO_WARNING] : []),
    ];
    const engineWarnings = engineWarningsOf(task.engineWarnings);
    const assumed = z.array(landWarningSchema).parse(task.warnings ?? []);
    const provenance = await filmProvenance(database, task);
    const stored = async (key: string) => ((await store.stat(key)) ? key : null);
    const keys = {
      video_key: `${prefix}/film.mp4`,
      cover_key: `${prefix}/cover.jpg`,
      plot_reading_key: await stored(plotReadingKey(prefix)),
      plot_reading_data_key: await stored(plotReadingDataKey(prefix)),
      ...(await storeTexts(renderer, cut.storyboard, prefix)),
      before_after_key: await storeBeforeAfter(
        renderer,
        film,
        // The sample is in English, whatever was asked for.
        { prefix, folder, provenance, language: task.livemode ? options.language : undefined },
        signal,
      ),
      // The sample film was made from photos of ours.
      original_keys: task.livemode ? originalsOf(kind.inputs(task)) : [],
    };
    const cover = withProvenance(await readFile(coverFile), provenance);
    await store.put(keys.cover_key, cover, { contentType: 'image/jpeg' });
    await markProvenance(outputFile, provenance);
    await store.putFile(keys.video_key, outputFile, { contentType: 'video/mp4' });
    const result: StoredVideoResult = {
      ...keys,
      duration_seconds: Math.round(joined.seconds),
      resolution: `${width}x${height}`,
      ...(warnings.length === 0 ? {} : { [kind.warning]: warnings.join('. ') }),
      ...(engineWarnings.length === 0 ? {} : { engine_warnings: engineWarnings }),
      ...(assumed.length === 0 ? {} : { warnings: assumed }),
    };
    // Written last: when it is there, the film is whole.
    await store.put(resultKey, Buffer.from(JSON.stringify(result)), {
      contentType: 'application/json',
    });
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Objects of a result that links are given for, with the customer as their owner; the sample film is ours. */
function ownedAssets(
  task: Task,
  result: StoredVideoResult,
): { key: string; contentType: string }[] {
  if (!task.livemode) return [];
  return [
    { key: result.video_key, contentType: 'video/mp4' },
    { key: result.cover_key, contentType: 'image/jpeg' },
    ...sideCars(result),
    ...result.original_keys.map((key) => ({ key, contentType: contentTypeOf(key) })),
  ];
}

/** The last step: joins the segments, mixes the sound, adds cards, makes the cover, and tells. */
export function handleAssemble(renderer: Renderer, kind: FilmKind) {
  return async (payload: TaskPayload, context: JobContext): Promise<void> => {
    const taskId = payload.task_id;
    const { database, queues, assetUrls } = renderer;
    await attempt(
      renderer,
      taskId,
      taskTarget(taskId, 'assemble'),
      context,
      async (lease, signal) => {
        const task = await readTask(database, taskId);
        await rehearse(task, signal);
        const result = await makeFilm(renderer, kind, task, lease, context, signal);
        const completedAt = lease.now();
        const expiresAt = expiryOf(completedAt);
        const told = presentVideoResult(result, expiresAt, (key, until) =>
          assetUrls.sign(key, until),
        );
        const delivery = await completeTask(database, taskId, lease, {
          completedAt,
          expiresAt,
          result,
          assets: ownedAssets(task, result),
          notice: {
            event: 'task.completed',
            schedule: 'task',
            body: JSON.stringify(taskCompletedEvent({ ...task, completedAt }, told)),
            traceparent: context.traceparent,
          },
        });
        const cost = await engineCostOf(database, { taskId });
        if (cost !== null) renderer.engineMetrics.taskCost(task.kind, cost);
        context.log.info(
          {
            task_id: taskId,
            seconds: result.duration_seconds,
            ...(cost === null ? {} : { engine_cost_usd: cost }),
          },
          'task completed',
        );
        if (delivery) await announce(queues, database, delivery, context.log);
      },
    );
  };
}
