import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { videoFormats } from '@groundwork/contract/films/fields';
import {
  type StoredVideoResult,
  stageProgress,
  storedVideoResultSchema,
} from '@groundwork/contract/tasks/tasks';
import { filmWarningSchema } from '@groundwork/contract/warnings';
import { engineWarningsOf } from '@groundwork/database/engine-calls/engine-calls';
import type { Task } from '@groundwork/database/generated/client';
import { enterIntroOutro } from '@groundwork/database/tasks/prepare-task';
import { readSegments } from '@groundwork/database/tasks/segments';
import {
  assembleFilm,
  makeCover,
  markProvenance,
  renderSegment,
  type WholeStoryboard,
} from '@groundwork/film';
import { withProvenance } from '@groundwork/imaging';
import { z } from 'zod';
import {
  artefactPrefix,
  plotReadingDataKey,
  plotReadingKey,
  soundKey,
  storedJson,
  storeJson,
  storyboardOf,
} from '../artefacts.js';
import { asksForCards, cardFilm, drawCards, withCards } from '../composing/cards.js';
import type { FilmInputs, FilmOptions } from '../composing/film-options.js';
import { asksForOverlays, lacksOverlays } from '../composing/overlays.js';
import type { Renderer } from '../service/renderer.js';
import { type FilmStep, isMadeBy, shownWork, sourceType } from './film-step.js';
import { storeBeforeAfter, storeTexts } from './side-cars.js';

/** The parts of a film, ready to be joined. */
interface Cut {
  readonly storyboard: WholeStoryboard;
  readonly segmentFiles: readonly string[];
  readonly warning: string | null;
}

const WARNING = 'The intro/outro overlays could not be applied; the film is delivered without them';

/**
 * Puts the cards around the film. When that fails for whatever reason but a stop, the film is delivered without them and
 * the result says so.
 */
async function addCards(
  renderer: Renderer,
  { task, signal, log }: FilmStep,
  { options, inputs }: { readonly options: FilmOptions; readonly inputs: FilmInputs },
  cut: Cut,
  folder: string,
): Promise<Cut> {
  const film = cut.storyboard;
  try {
    const prefix = artefactPrefix(task, film.format);
    const cards = await drawCards(renderer, { options, inputs, film, prefix });
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
      segmentFiles: [...rendered.intro, ...cut.segmentFiles, ...rendered.outro],
      warning: null,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    log.error({ err: error }, 'cards could not be applied');
    return { ...cut, warning: WARNING };
  }
}

/** The parts of a request that matter when its film is put together. */
export interface FilmRequest {
  readonly options: FilmOptions;
  readonly inputs: FilmInputs;
  /** The field of the result that says what could not be laid over the film. */
  readonly warningField: 'intro_outro_warning' | 'overlay_warning';
}

const LOGO_WARNING = 'The logo could not be fetched; the film is delivered without it';

/** Pictures of a request that a film shows as they are, or altered. */
const originalRoles: readonly string[] = ['source', 'photo'];

function resultKey(task: Task): string {
  return `${artefactPrefix(task, storyboardOf(task).format)}/result.json`;
}

/** The film as an earlier attempt made it; null when there is none. */
export async function findFilm(
  { store }: Renderer,
  { task }: FilmStep,
): Promise<StoredVideoResult | null> {
  const stored = await storedJson(store, resultKey(task));
  return stored === null ? null : storedVideoResultSchema.parse(stored);
}

/** Joins the segments, adds cards and sound, makes the cover and the other files, and stores everything. */
export async function makeFilm(
  renderer: Renderer,
  step: FilmStep,
  request: FilmRequest,
): Promise<StoredVideoResult> {
  const { database, store } = renderer;
  const { task, lease, signal } = step;
  const { options, inputs } = request;
  const film = storyboardOf(task);
  const prefix = artefactPrefix(task, film.format);
  const folder = await mkdtemp(join(renderer.scratch, 'assemble-'));
  try {
    const segmentFiles = await fetchSegments(renderer, task.id, folder);
    const addsCards = task.livemode && asksForCards(options);
    if (addsCards || (task.livemode && asksForOverlays(options))) {
      await enterIntroOutro(database, task.id, lease, stageProgress.intro_outro);
    }
    const bare: Cut = { storyboard: film, segmentFiles, warning: null };
    const cut = addsCards ? await addCards(renderer, step, request, bare, folder) : bare;
    const readObject = (key: string) => store.get(key);
    const outputFile = join(folder, 'film.mp4');
    const soundFile = cut.storyboard === film ? await fetchSound(renderer, prefix, folder) : null;
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
    const provenance = sourceType(await isMadeBy(database, task, ['image', 'presenter']));
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
        // The sample is always in English.
        { prefix, folder, provenance, language: task.livemode ? options.language : undefined },
        signal,
      ),
      // The sample film has no photos of a customer.
      original_keys: task.livemode ? originalsOf(inputs) : [],
    };
    const { signer } = renderer.engines;
    const cover = await withProvenance(await readFile(coverFile), provenance, signer);
    await store.put(keys.cover_key, cover, { contentType: 'image/jpeg' });
    const isByModel = await isMadeBy(database, task, [...shownWork, 'speech']);
    await markProvenance(outputFile, sourceType(isByModel));
    await store.putFile(keys.video_key, outputFile, { contentType: 'video/mp4' });
    const { width, height } = videoFormats[film.format];
    const result: StoredVideoResult = {
      ...keys,
      duration_seconds: Math.round(joined.seconds),
      resolution: `${width}x${height}`,
      ...warningsOf(task, request, film, cut),
    };
    // Written last: when it exists, the film is complete.
    await storeJson(store, resultKey(task), result);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchSegments(
  { database, store }: Renderer,
  taskId: string,
  folder: string,
): Promise<string[]> {
  const files: string[] = [];
  for (const { index, objectKey } of await readSegments(database, taskId)) {
    if (objectKey === null) throw new Error(`segment ${index} of ${taskId} has no object`);
    const file = join(folder, `segment-${index}.mp4`);
    await store.getToFile(objectKey, file);
    files.push(file);
  }
  return files;
}

/** The sound that the first segment's job has mixed, as a file; null when there is none. */
async function fetchSound(
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

function originalsOf({ images }: FilmInputs): string[] {
  return images.filter(({ role }) => originalRoles.includes(role)).map(({ key }) => key);
}

/** The warnings of a result, each field left out when it would be empty. */
function warningsOf(
  task: Task,
  { options, warningField }: FilmRequest,
  film: WholeStoryboard,
  cut: Cut,
): Partial<StoredVideoResult> {
  const overlays = [
    ...(cut.warning === null ? [] : [cut.warning]),
    ...(task.livemode && lacksOverlays(options, film) ? [LOGO_WARNING] : []),
  ];
  const providers = engineWarningsOf(task.engineWarnings);
  const assumed = z.array(filmWarningSchema).parse(task.warnings ?? []);
  return {
    ...(overlays.length === 0 ? {} : { [warningField]: overlays.join('. ') }),
    ...(providers.length === 0 ? {} : { engine_warnings: providers }),
    ...(assumed.length === 0 ? {} : { warnings: assumed }),
  };
}
