import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readKept, writeKept } from '../workspace/kept-values.mjs';
import { inState, logFile } from '../workspace/paths.mjs';
import { download, inWords, openClient, unlessAnswered } from './api-client.mjs';
import { fingerprintOf } from './plot-photo.mjs';

const FORMAT = '16:9';
const POLL_MS = 1000;
const RENDER_MS = 20 * 60_000;

/** @typedef {{ task_id: string, photo: string, duration_seconds?: number, resolution?: string }} FilmRecord */
/** @typedef {{ film: string, cover: string, seconds: number, resolution: string, label: string }} DemoFilm */

/**
 * @typedef {object} DemoOptions
 * @property {string} api base URL
 * @property {string} key
 * @property {import('./plot-photo.mjs').PlotPhoto} photo
 * @property {string} photoUrl
 * @property {import('../terminal/progress.mjs').Progress} progress
 * @property {AbortSignal} signal
 * @property {string} [directory] for the film
 */

/**
 * The film of this photo through the public API, saved in .groundwork/demo. The
 * sample's film is made once; one that an earlier run left unfinished is waited for.
 * @param {DemoOptions} options
 * @returns {Promise<DemoFilm>}
 */
export async function makeDemoFilm(options) {
  const { api, key, photo, photoUrl, progress, signal, directory = inState('demo') } = options;
  const film = path.join(directory, 'film.mp4');
  const cover = path.join(directory, 'cover.jpg');
  const recordFile = path.join(directory, 'film.json');
  /** @type {FilmRecord | undefined} */
  const kept = readKept(recordFile);
  const fingerprint = fingerprintOf(await photo.bytes());
  const same = kept?.photo === fingerprint ? kept : undefined;
  if (photo.sample && same?.duration_seconds && existsSync(film)) {
    progress.line('  The film of the sample plot is there already and is not made again.');
    return describe(film, cover, same, photo);
  }

  const client = await openClient(api, key);
  const make = async (/** @type {import('../terminal/progress.mjs').Step} */ step) => {
    const unfinished =
      same && !same.duration_seconds
        ? await unlessAnswered(404, client.tasks.get(same.task_id, { signal }))
        : null;
    const { task_id: taskId } =
      unfinished && unfinished.status !== 'failed'
        ? unfinished
        : await client.land.create(
            { source_image_url: photoUrl, format: FORMAT, background_music: true },
            { signal },
          );
    keepEarlierFilm(film, kept, fingerprint);
    mkdirSync(directory, { recursive: true });
    /** @type {FilmRecord} */
    const record = { task_id: taskId, photo: fingerprint };
    writeKept(recordFile, record);
    const { result } = await client.waitForTask(taskId, {
      ...{ signal, timeoutMs: RENDER_MS, pollIntervalMs: POLL_MS },
      onProgress: (/** @type {{ status: string, progress: number }} */ { status, progress }) =>
        step.detail(`${status} ${progress}%`),
    });
    step.detail('download');
    await download(client, result.video_url, film, signal);
    await download(client, result.cover_image_url, cover, signal);
    const { duration_seconds, resolution } = result;
    writeKept(recordFile, { ...record, duration_seconds, resolution });
    return describe(film, cover, { duration_seconds, resolution }, photo);
  };
  return await progress.step(
    `Making the film of ${photo.label}`,
    (step) => inWords('The film', () => make(step), logFile('land-renderer')),
    () => `Film made from ${photo.label}`,
  );
}

/**
 * The film of another photo belongs to the user: it is moved aside.
 * @param {string} film
 * @param {FilmRecord | undefined} kept
 * @param {string} fingerprint of the photo to come
 */
function keepEarlierFilm(film, kept, fingerprint) {
  if (!kept || kept.photo === fingerprint || !existsSync(film)) return;
  renameSync(film, path.join(path.dirname(film), `film-${kept.photo.slice(0, 8)}.mp4`));
}

/**
 * @param {string} film
 * @param {string} cover
 * @param {{ duration_seconds?: number, resolution?: string }} made
 * @param {import('./plot-photo.mjs').PlotPhoto} photo
 * @returns {DemoFilm}
 */
function describe(film, cover, { duration_seconds = 0, resolution = '' }, photo) {
  return { film, cover, seconds: duration_seconds, resolution, label: photo.label };
}
