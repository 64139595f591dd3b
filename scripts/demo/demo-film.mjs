import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../terminal/setup-error.mjs';
import { readKept, writeKept } from '../workspace/kept-values.mjs';
import { inState, logFile } from '../workspace/paths.mjs';
import { LandApi } from './land-api.mjs';
import { fingerprintOf } from './plot-photo.mjs';

const FORMAT = '16:9';
const POLL_MS = 1000;
const RENDER_MS = 20 * 60_000;

/**
 * @typedef {object} Task as GET /v1/tasks/{taskId} answers
 * @property {string} status
 * @property {{ stage: string, progress: number }} [resolution]
 * @property {{ video_url: string, cover_image_url: string, duration_seconds: number, resolution: string }} [result]
 * @property {{ code: string, message: string }} [error]
 */

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

  const client = new LandApi(api, key, signal);
  return await progress.step(
    `Making the film of ${photo.label}`,
    async (step) => {
      const unfinished =
        same && !same.duration_seconds ? await client.task(same.task_id) : undefined;
      const taskId =
        same && unfinished && unfinished.status !== 'failed'
          ? same.task_id
          : (
              await client.post('/v1/land', {
                source_image_url: photoUrl,
                format: FORMAT,
                background_music: true,
              })
            ).task_id;
      keepEarlierFilm(film, kept, fingerprint);
      mkdirSync(directory, { recursive: true });
      /** @type {FilmRecord} */
      const record = { task_id: taskId, photo: fingerprint };
      writeKept(recordFile, record);
      const { result } = await finished(client, taskId, step, signal);
      step.detail('download');
      await client.download(result.video_url, film);
      await client.download(result.cover_image_url, cover);
      const { duration_seconds, resolution } = result;
      writeKept(recordFile, { ...record, duration_seconds, resolution });
      return describe(film, cover, { duration_seconds, resolution }, photo);
    },
    () => `Film made from ${photo.label}`,
  );
}

/**
 * @param {LandApi} client
 * @param {string} id
 * @param {import('../terminal/progress.mjs').Step} step
 * @param {AbortSignal} signal
 * @returns {Promise<{ result: NonNullable<Task['result']> }>}
 */
async function finished(client, id, step, signal) {
  const deadline = Date.now() + RENDER_MS;
  while (Date.now() < deadline) {
    const task = await client.task(id);
    if (!task) throw new SetupError(`The task ${id} is gone.`);
    const { status, result, error, resolution } = task;
    if (status === 'completed' && result) return { result };
    if (status === 'failed') {
      throw new SetupError(`The film was not made: ${error?.code ?? ''} ${error?.message ?? ''}`, {
        log: logFile('land-renderer'),
      });
    }
    step.detail(resolution ? `${resolution.stage} ${resolution.progress}%` : status);
    await sleep(POLL_MS, undefined, { signal });
  }
  throw new SetupError(`The film was not finished within ${RENDER_MS / 60_000} minutes.`, {
    log: logFile('land-renderer'),
  });
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
